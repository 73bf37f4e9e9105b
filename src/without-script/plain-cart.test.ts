import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeCartLink } from '#domain/cart-link.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { changedByForm, MOST_PLAIN_LINES, type PlainCart, readPlainCart, writePlainCart } from './plain-cart.ts'

const cart: PlainCart = [
  { itemId: '010101', quantity: 2 },
  { itemId: 'S-1', quantity: 1 },
]

test('a form adds an item, or raises its quantity', () => {
  expect(changedByForm(cart, { add: '020101', quantity: '3' })).toEqual([...cart, { itemId: '020101', quantity: 3 }])
  expect(changedByForm(cart, { add: 'S-1', quantity: '4' })[1]).toEqual({ itemId: 'S-1', quantity: 5 })
  expect(changedByForm([], { add: 'S-1' })).toEqual([{ itemId: 'S-1', quantity: 1 }])
})

test('a form removes an item, or sets the quantities that it names', () => {
  expect(changedByForm(cart, { remove: '010101' })).toEqual([{ itemId: 'S-1', quantity: 1 }])
  expect(changedByForm(cart, { 'quantity-010101': '7', 'quantity-none': '3' })).toEqual([
    { itemId: '010101', quantity: 7 },
    { itemId: 'S-1', quantity: 1 },
  ])
})

test('a quantity stays within bounds, and what is no such field changes nothing', () => {
  expect(changedByForm(cart, { 'quantity-S-1': '0' })[1]?.quantity).toBe(1)
  expect(changedByForm(cart, { 'quantity-S-1': '123456' })[1]?.quantity).toBe(MOST_QUANTITY)
  expect(changedByForm(cart, { 'quantity-S-1': 'many' })[1]?.quantity).toBe(1)
  expect(changedByForm(cart, { add: '../..', remove: 4, other: 'x' })).toEqual(cart)
})

test('a cart comes back from its cookie; a damaged one is empty', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ itemId: fc.stringMatching(/^[A-Z0-9]{1,12}$/), quantity: fc.integer({ min: 1, max: 9_999 }) }),
        {
          maxLength: MOST_PLAIN_LINES,
          selector: ({ itemId }) => itemId,
        },
      ),
      (lines) => {
        const text = writePlainCart(lines)
        expect(text === undefined ? undefined : readPlainCart(text)).toEqual(text === undefined ? undefined : lines)
        expect(text?.length ?? 0).toBeLessThanOrEqual(3_800)
      },
    ),
  )
  expect(readPlainCart(undefined)).toEqual([])
  expect(readPlainCart(`${writePlainCart(cart)}x`)).toEqual([])
  expect(writePlainCart([])).toBe(encodeCartLink([]))
})

test('more lines than the store is asked about at once, and more than a cookie holds, are not taken', () => {
  const many = (count: number, id: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ itemId: id(index), quantity: 1 }))
  expect(writePlainCart(many(MOST_PLAIN_LINES, (index) => `A${index}`))).toBeDefined()
  const tooMany = many(MOST_PLAIN_LINES + 1, (index) => `A${index}`)
  expect(writePlainCart(tooMany)).toBeUndefined()
  expect(readPlainCart(encodeCartLink(tooMany))).toHaveLength(MOST_PLAIN_LINES)
  // Ids that share no beginning, of the most letters.
  const long = (index: number) => `${String.fromCharCode(65 + (index % 26))}${index}`.padEnd(64, 'x')
  expect(writePlainCart(many(55, long))).toBeUndefined()
  expect(writePlainCart(many(MOST_PLAIN_LINES, long))?.length).toBeLessThan(3_800)
})
