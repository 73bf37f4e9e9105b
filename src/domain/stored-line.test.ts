import { expect, test } from 'vitest'
import { readStoredLine, readStoredPrice, storedLine } from './stored-line.ts'
import { lineOf } from './test-cart.ts'

const LINE = lineOf('a', 1250, 2)

test('a line is kept under the names of behaviour 2.1, its price in dollars, and terms only where there are some', () => {
  const stored = { itemID: 'a', itemCode: 'C-a', name: 'Mat a', cacheID: '', quantity: 2, retailPrice: 12.5 }
  expect(storedLine(LINE)).toEqual(stored)
  const terms = { unit: { of: 'metre' }, minimum: 5, step: 1 } as const
  expect(storedLine({ ...LINE, terms })).toEqual({ ...stored, sold: 'metre 5 1' })
  expect(readStoredLine({ ...stored, sold: 'metre 5 1' })).toEqual({ ...LINE, terms })
})

test('what is missing or no text beside the item is empty', () => {
  const bare = { ...LINE, code: '', name: '', picture: '' }
  expect(readStoredLine({ itemID: 'a', quantity: 2, retailPrice: 12.5 })).toEqual(bare)
  expect(
    readStoredLine({ itemID: 'a', itemCode: 1, name: null, cacheID: {}, sold: 7, quantity: 2, retailPrice: 12.5 }),
  ).toEqual(bare)
})

test('texts are no longer than a shop writes them', () => {
  const long = 'x'.repeat(600)
  expect(readStoredLine({ ...storedLine(LINE), itemCode: long, name: long, cacheID: long })).toEqual({
    ...LINE,
    code: 'x'.repeat(100),
    name: 'x'.repeat(500),
    picture: 'x'.repeat(200),
  })
})

test.each([
  [0.01, 1],
  [10_000_000, 1_000_000_000],
  [0, undefined],
  [0.009, undefined],
  [10_000_001, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [Number.NaN, undefined],
  ['12.50', undefined],
])('a price of %s dollars is %s cents', (retailPrice, price) => {
  expect(readStoredPrice({ retailPrice })).toBe(price)
})

test.each([null, 'text', {}, { itemID: 'a' }, { itemID: 'a', quantity: 1 }, { quantity: 1, retailPrice: 1 }])(
  '%j is no line of a cart',
  (value) => {
    expect(readStoredLine(value)).toBeUndefined()
  },
)
