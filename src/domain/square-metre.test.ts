import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import type { Fact } from './fact.ts'
import { ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'
import { soldAreaMm2 } from './sold-area.ts'
import { squareMetrePrice } from './square-metre.ts'

const size: Fact = { kind: 'size', lengthMm: 1830, widthMm: 1220 }
const line = { label: 'Size', text: '', at: [0, 0] as [number, number] }
const width = (least: number, most = least): Fact => ({ kind: 'width', mm: { least, most }, line })

test.each([
  ['a mat that says not how it is sold', 'unstated', [size], 2_232_600],
  ['a piece', { of: 'piece', noun: 'tile' }, [size], 2_232_600],
  ['a roll', { of: 'pack', noun: 'roll' }, [size], 2_232_600],
  ['a metre of a width', { of: 'metre' }, [width(1200)], 1_200_000],
] as const)('%s covers what it measures', (_, unit, facts, area) => {
  expect(soldAreaMm2('Mat', unit, facts)).toBe(area)
})

test.each([
  ['what is sold in a way that leaves doubt', 'unclear', [size]],
  ['a piece without a size', { of: 'piece', noun: 'mat' }, [width(1200)]],
  ['a pack of several', { of: 'pack', noun: 'box' }, [size]],
  ['a square metre', { of: 'square-metre' }, [size]],
  ['a square metre of a width', { of: 'square-metre' }, [width(1200)]],
  ['a metre of no stated width', { of: 'metre' }, [size]],
  ['a metre of one of several widths', { of: 'metre' }, [width(1000, 1200)]],
] as const)('of %s nobody knows what it covers', (_, unit, facts) => {
  expect(soldAreaMm2('Mat', unit, facts)).toBeUndefined()
  expect(priceOf('Mat', unit, ...facts)).toBeUndefined()
})

test('a square metre costs its part of the price, to a cent', () => {
  expect(priceOf('Mat', 'unstated', size)).toBe(4_009)
  const asked = { name: 'Mat', price: 'on-request', terms: ONE_BY_ONE, facts: [size] } as const
  expect(squareMetrePrice(asked)).toBeUndefined()
})

const sized = (lengthMm: number, widthMm: number): Fact => ({ kind: 'size', lengthMm, widthMm })

test.each([
  ['Ramp edge for interlocking tile', sized(1200, 100)],
  ['Wide ramp edge for interlocking tile', sized(200, 1200)],
  ['Corner ramp for interlocking tile', sized(100, 100)],
])('nobody lays an area with a %s, and no square metre of it is priced', (name, facts) => {
  expect(priceOf(name, 'unstated', facts)).toBeUndefined()
})

test.each([
  ['Half-round coir doormat', sized(762, 457)],
  ['Round coir mat', sized(600, 600)],
])('the size of a %s is that of the rectangle round it, and no square metre of it is priced', (name, facts) => {
  expect(priceOf(name, 'unstated', facts)).toBeUndefined()
})

test.each([
  ['Brick paver', 'unstated', sized(200, 100), 447_500],
  ['Interlocking paver', 'unstated', sized(200, 100), 447_500],
  ['Ramp mat with cross ribs', 'unstated', sized(1000, 120), 74_583],
  ['Grip strip', { of: 'metre' }, width(100), 89_500],
] as const)(
  'a floor is laid with a %s however narrow it is, and its square metre is priced',
  (name, unit, fact, price) => {
    expect(priceOf(name, unit, fact)).toBe(price)
  },
)

function priceOf(name: string, unit: SaleTerms['unit'], ...facts: Fact[]): number | undefined {
  return squareMetrePrice({ name, price: cents(8_950), terms: { unit }, facts })
}
