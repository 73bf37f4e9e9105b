import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToCart,
  type Cart,
  type CartPlace,
  cartLineOf,
  cartTotal,
  changeQuantity,
  countPieces,
  isSoundLine,
  linePrice,
  MOST_CART_LINES,
  placesOf,
  removeFromCart,
  setQuantity,
} from './cart.ts'
import { cents } from './cents.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'
import { ONE_BY_ONE } from './sale-terms.ts'
import { applyChange } from './shared-cart.ts'
import { lineOf, someChange, someLine } from './test-cart.ts'

test('adding an item twice raises its quantity', () => {
  const cart = addToCart(addToCart([], lineOf('a', 1250, 2)), lineOf('a', 1250, 1))
  expect(cart).toEqual([lineOf('a', 1250, 3)])
})

test('an item that is added at another price keeps the one that was seen first, so that the cart can tell of the change', () => {
  const cart = addToCart(addToCart([], lineOf('a', 1250, 1)), { ...lineOf('a', 1400, 1), name: 'Renamed' })
  expect(cart).toEqual([lineOf('a', 1250, 2)])
})

test('a line is added at its end, at its place, or where its place was lost at the end', () => {
  const cart = [lineOf('a', 100, 1), lineOf('b', 100, 1)]
  const idsWith = (place?: CartPlace) => addToCart(cart, lineOf('c', 100, 1), place).map(({ itemId }) => itemId)
  expect(idsWith()).toEqual(['a', 'b', 'c'])
  expect(idsWith('first')).toEqual(['c', 'a', 'b'])
  expect(idsWith({ after: 'a' })).toEqual(['a', 'c', 'b'])
  expect(idsWith({ after: 'gone' })).toEqual(['a', 'b', 'c'])
})

test('whatever lines are taken out, putting them back makes the cart that was', () => {
  const carts = fc.uniqueArray(someLine(), { selector: ({ itemId }) => itemId })
  fc.assert(
    fc.property(carts, fc.func(fc.boolean()), (cart, isTaken) => {
      const taken = placesOf(cart).filter(({ line }) => isTaken(line.itemId))
      const left = cart.filter(({ itemId }) => taken.every(({ line }) => line.itemId !== itemId))
      expect(taken.reduce<Cart>((back, { line, place }) => addToCart(back, line, place), left)).toEqual(cart)
    }),
  )
})

test('a quantity never falls below one', () => {
  expect(changeQuantity([lineOf('a', 100, 2)], 'a', -5)).toEqual([lineOf('a', 100, 1)])
  expect(setQuantity([lineOf('a', 100, 2)], 'a', 0)).toEqual([lineOf('a', 100, 1)])
})

test('a typed quantity is whole and has an end', () => {
  expect(setQuantity([lineOf('a', 100, 2)], 'a', 7.9)).toEqual([lineOf('a', 100, 7)])
  expect(setQuantity([lineOf('a', 100, 2)], 'a', Number.POSITIVE_INFINITY)).toEqual([lineOf('a', 100, MOST_QUANTITY)])
  expect(setQuantity([lineOf('a', 100, 2)], 'a', Number.NaN)).toEqual([lineOf('a', 100, 1)])
})

test('the total is the sum of price times quantity, in cents that never drift', () => {
  const cart: Cart = [lineOf('a', 1999, 3), lineOf('b', 10, 33)]
  expect(cartTotal(cart)).toBe(cents(1999 * 3 + 330))
  expect(countPieces(cart)).toBe(36)
})

test('a removed line is gone and the others stay', () => {
  expect(removeFromCart([lineOf('a', 1, 1), lineOf('b', 2, 1)], 'a')).toEqual([lineOf('b', 2, 1)])
})

test('a full cart takes no further item, and still raises the quantity of one it has', () => {
  const full = Array.from({ length: MOST_CART_LINES }, (_, index) => lineOf(`i${index}`, 1, 1))
  expect(addToCart(full, lineOf('one-more', 1, 1))).toHaveLength(MOST_CART_LINES)
  expect(countPieces(addToCart(full, lineOf('i0', 1, 1)))).toBe(MOST_CART_LINES + 1)
})

test('after any changes: quantities from 1 up, one line an item, and the total is that of the lines', () => {
  fc.assert(
    fc.property(fc.array(someChange(), { maxLength: 40 }), (changes) => {
      const cart = changes.reduce(applyChange, [])
      expect(cart.every(({ quantity }) => quantity >= 1 && Number.isSafeInteger(quantity))).toBe(true)
      expect(new Set(cart.map(({ itemId }) => itemId)).size).toBe(cart.length)
      expect(cartTotal(cart)).toBe(cart.map(linePrice).reduce((sum, price) => sum + price, 0))
    }),
  )
})

test('the order of additions does not change what a cart holds', () => {
  fc.assert(
    fc.property(fc.array(someLine(), { maxLength: 20 }), (lines) => {
      const addAll = (added: Cart) => added.reduce<Cart>((cart, line) => addToCart(cart, line), [])
      const forwards = addAll(lines)
      const backwards = addAll(lines.toReversed())
      const quantities = (cart: Cart) => Object.fromEntries(cart.map((line) => [line.itemId, line.quantity]))
      expect(quantities(forwards)).toEqual(quantities(backwards))
    }),
  )
})

test('an item becomes a line at its price, in a quantity that can be ordered; without a price it becomes none', () => {
  const item = { itemId: 'a', code: 'C-a', name: 'Mat a', price: cents(1250) }
  expect(cartLineOf(item, ONE_BY_ONE, 2.9, '')).toEqual(lineOf('a', 1250, 2))
  expect(cartLineOf({ ...item, price: 'on-request' }, ONE_BY_ONE, 1, '')).toBeUndefined()
  expect(cartLineOf({ ...item, itemId: 'a/b' }, ONE_BY_ONE, 1, '')).toBeUndefined()
  const prices = [-1, 0, 1, 1_000_000_000, 1_000_000_001]
  expect(prices.map((price) => isSoundLine(lineOf('a', price, 1)))).toEqual([false, false, true, true, false])
})
