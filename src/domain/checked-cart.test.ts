import { expect, test } from 'vitest'
import { countPieces } from './cart.ts'
import { cents } from './cents.ts'
import { checkCart, orderableLines } from './checked-cart.ts'
import { ONE_BY_ONE, type SaleTerms } from './sale-terms.ts'
import { lineOf } from './test-cart.ts'

const cart = [
  lineOf('same', 100, 1),
  lineOf('dearer', 100, 2),
  lineOf('gone', 100, 3),
  lineOf('asked', 100, 4),
  lineOf('unmentioned', 5, 1),
]
const live = {
  items: [
    { itemId: 'same', price: cents(100), terms: ONE_BY_ONE, grams: undefined, measures: [] },
    { itemId: 'dearer', price: cents(150), terms: ONE_BY_ONE, grams: undefined, measures: [] },
    { itemId: 'asked', price: 'on-request' as const, terms: ONE_BY_ONE, grams: undefined, measures: [] },
  ],
  missing: ['gone'],
}

test('a changed price is shown with the old one, and the total takes the new one', () => {
  const { lines } = checkCart(cart, live)
  expect(lines[1]).toEqual({ state: 'changed', line: lineOf('dearer', 150, 2), oldPrice: cents(100) })
})

test('what cannot be bought any more is marked and left out of total and quantity', () => {
  const { lines, total } = checkCart(cart, live)
  expect(lines.map(({ state }) => state)).toEqual(['same', 'changed', 'gone', 'on-request', 'same'])
  expect(total).toBe(cents(100 + 300 + 5))
  expect(orderableLines(lines).map(({ itemId }) => itemId)).toEqual(['same', 'dearer', 'unmentioned'])
  expect(countPieces(orderableLines(lines))).toBe(4)
})

test('without an answer the cart stays as it was', () => {
  expect(checkCart(cart, { items: [], missing: [] }).total).toBe(cents(100 + 200 + 300 + 400 + 5))
})

test('lines carry how their items are sold now, and those of a quantity that is not sold are told', () => {
  const inFours: SaleTerms = { unit: { of: 'piece', noun: 'mat' }, minimum: 4, step: 4 }
  const few = [lineOf('same', 100, 8), lineOf('dearer', 100, 6), lineOf('unmentioned', 5, 1)]
  const items = live.items.map((item) => ({ ...item, terms: inFours }))
  const { lines, unsold } = checkCart(few, { items, missing: [] })
  expect(lines.map(({ line }) => line.terms)).toEqual([inFours, inFours, ONE_BY_ONE])
  expect(unsold.map(({ itemId, price }) => [itemId, price])).toEqual([['dearer', 150]])
})

test('the weight of the whole is told once the store has been asked of every line', () => {
  const two = [lineOf('same', 100, 2), lineOf('dearer', 100, 3)]
  const [same, dearer] = live.items
  if (same === undefined || dearer === undefined) throw new Error('The store has both.')
  const heavy = { ...same, grams: { least: 1500, most: 1500 } }
  expect(checkCart(two, { items: [heavy], missing: [] }).weight).toBeUndefined()
  expect(checkCart([], { items: [heavy], missing: [] }).weight).toBeUndefined()
  const { weight } = checkCart(two, { items: [heavy, dearer], missing: [] })
  expect(weight).toMatchObject({ grams: 3000, atLeast: true })
  expect(weight?.unstatedLines.map(({ itemId }) => itemId)).toEqual(['dearer'])
})
