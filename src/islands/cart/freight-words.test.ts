import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { briefFacts } from '#domain/fact.ts'
import { freightOfCart } from '#domain/freight-of-cart.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { lineOf } from '#domain/test-cart.ts'
import { freightRows } from './freight-words.ts'

function liveItem(itemId: string, description: string) {
  const facts = itemFacts({ name: 'Mat', description })
  const live = { itemId, price: cents(100), terms: ONE_BY_ONE }
  return { ...live, grams: soldGrams('Mat', ONE_BY_ONE, facts), measures: briefFacts(facts) }
}

const known = new Map(
  [
    liveItem('1', 'Size: 1830 × 1220 mm\nThickness: 17 mm\nWeight: 42 kg'),
    liveItem('2', 'Size: 600 × 400 mm\nThickness: 20 mm\nWeight: 1.9 kg'),
    liveItem('3', 'Size: 600 × 400 mm'),
  ].map((item) => [item.itemId, item]),
)
const cartOf = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([itemId, quantity]) => lineOf(itemId, 100, quantity))
const rowsOf = (quantities: Record<string, number>, unit: 'mm' | 'in' = 'mm') =>
  Object.fromEntries(
    freightRows(freightOfCart(cartOf(quantities), known), unit).map(({ label, value }) => [label, value]),
  )

test('a pallet and a carton are told with what they weigh and the room that they take', () => {
  expect(rowsOf({ 1: 8, 2: 10 })).toEqual({
    Packing: '1 carton, 1 pallet of 1830 × 1220 mm',
    'Volume, packed': 'about 0.67 m³',
    Handling: 'pallet truck; the heaviest part weighs 42 kg',
    'By container': 'about 13% of a 20-foot container',
  })
})

test('in inches sizes, weights and volumes are', () => {
  expect(rowsOf({ 1: 8 }, 'in')).toMatchObject({
    Packing: expect.stringContaining('72'),
    'Volume, packed': 'about 22 ft³ (0.63 m³)',
    Handling: 'pallet truck; the heaviest part weighs 92.6 lb (42 kg)',
  })
})

test('a parcel says nothing of containers', () => {
  expect(rowsOf({ 2: 1 })).toEqual({
    Packing: '1 carton',
    'Volume, packed': 'about 0.01 m³',
    Handling: 'one person lifts each part; the heaviest part weighs 1.9 kg',
  })
})

test('what is not counted is named, and the sums are the least', () => {
  expect(rowsOf({ 1: 700, 3: 2 })).toMatchObject({
    Packing: 'at least 20 pallets of 1830 × 1220 mm',
    'By container': 'at least 2 containers of 40 feet',
    'Not counted': 'Mat 3',
  })
  expect(rowsOf({ 3: 2 })).toEqual({ 'Not counted': 'Mat 3' })
})
