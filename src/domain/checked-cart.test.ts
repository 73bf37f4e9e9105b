import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { checkCart, orderableLines } from './checked-cart.ts'
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
    { itemId: 'same', price: cents(100) },
    { itemId: 'dearer', price: cents(150) },
    { itemId: 'asked', price: 'on-request' as const },
  ],
  missing: ['gone'],
}

test('a changed price is shown with the old one, and the total takes the new one', () => {
  const { lines } = checkCart(cart, live)
  expect(lines[1]).toEqual({ state: 'changed', line: lineOf('dearer', 150, 2), oldPrice: cents(100) })
})

test('what cannot be bought any more is marked and left out of total and pieces', () => {
  const { lines, total, pieces } = checkCart(cart, live)
  expect(lines.map(({ state }) => state)).toEqual(['same', 'changed', 'gone', 'on-request', 'same'])
  expect(total).toBe(cents(100 + 300 + 5))
  expect(pieces).toBe(4)
  expect(orderableLines(lines).map(({ itemId }) => itemId)).toEqual(['same', 'dearer', 'unmentioned'])
})

test('without an answer the cart stays as it was', () => {
  expect(checkCart(cart, { items: [], missing: [] }).total).toBe(cents(100 + 200 + 300 + 400 + 5))
})
