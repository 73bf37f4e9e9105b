import { expect, test } from 'vitest'
import { checkoutKey, endCheckoutKey, sameItems } from './checkout-key.ts'

const MATS = [
  { itemId: '010101', quantity: 2 },
  { itemId: '010102', quantity: 1 },
]
const DAY_MS = 24 * 60 * 60 * 1000

test('the same items have the same key, in the order in which they were first sent', () => {
  const first = checkoutKey('C1', MATS, 0)
  expect(checkoutKey('C1', MATS.toReversed(), 1)).toEqual(first)
})

test('a changed cart, another customer, another day and a finished checkout have a new key', () => {
  const first = checkoutKey('C1', MATS, 0)
  const keys = [
    first,
    checkoutKey('C1', MATS.slice(1), 0),
    checkoutKey('C2', MATS.slice(1), 0),
    checkoutKey('C2', MATS.slice(1), DAY_MS),
  ]
  const last = checkoutKey('C2', MATS.slice(1), DAY_MS)
  expect(last).toEqual(keys.at(-1))
  endCheckoutKey(last.key)
  keys.push(checkoutKey('C2', MATS.slice(1), DAY_MS))
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
})

test('the end of another checkout leaves the key alone', () => {
  const first = checkoutKey('C1', MATS, 0)
  endCheckoutKey('another')
  expect(checkoutKey('C1', MATS, 0)).toEqual(first)
})

test('items are the same when each has the same quantity', () => {
  expect(sameItems(MATS, MATS.toReversed())).toBe(true)
  expect(sameItems(MATS, [{ itemId: '010101', quantity: 3 }, ...MATS.slice(1)])).toBe(false)
  expect(sameItems(MATS, MATS.slice(1))).toBe(false)
})
