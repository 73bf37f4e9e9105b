import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSoundLine } from './cart.ts'
import { readStoredCart, writeStoredCart } from './stored-cart.ts'
import { lineOf, someLine } from './test-cart.ts'

test('what was written is read back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someLine(), { selector: (line) => line.itemId }), (lines) => {
      const cart = { lines, applied: { tab: 4 } }
      expect(readStoredCart(writeStoredCart(cart))).toEqual({ cart, damagedLines: 0 })
    }),
  )
})

test('any text whatever gives a sound cart', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((lines) => JSON.stringify({ lines })),
      ),
      (text) => {
        const { cart } = readStoredCart(text)
        expect(cart.lines.every(isSoundLine)).toBe(true)
        expect(cart.lines.every(({ quantity }) => quantity >= 1)).toBe(true)
      },
    ),
  )
})

test('damaged lines are left out and counted, the others stay', () => {
  const good = { itemID: 'a', itemCode: 'C', name: 'Mat', cacheID: '', retailPrice: 12.5, quantity: 2 }
  const bad = [null, 'x', { ...good, itemID: '..' }, { ...good, retailPrice: -1 }, { ...good, quantity: 'two' }]
  const { cart, damagedLines } = readStoredCart(JSON.stringify({ version: 1, lines: [good, ...bad], applied: {} }))
  expect(cart.lines).toEqual([{ ...lineOf('a', 1250, 2), code: 'C', name: 'Mat' }])
  expect(damagedLines).toBe(bad.length)
})

test('a cart keyed by item id, as another version keeps it, is read too', () => {
  const line = { itemID: '7', itemCode: 'C', name: 'Mat', cacheID: '7', retailPrice: 3, quantity: 1 }
  expect(readStoredCart(JSON.stringify({ 7: line })).cart.lines).toHaveLength(1)
  expect(readStoredCart(JSON.stringify([line])).cart.lines).toHaveLength(1)
})

test('text that is no cart at all counts as damage, and nothing as none', () => {
  expect(readStoredCart('{{{').damagedLines).toBe(1)
  expect(readStoredCart('').damagedLines).toBe(0)
})
