import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { KEY_LIFETIME_MS } from '#domain/checkout-key.ts'
import { endCheckoutKey, keyForItems } from './checkout-key.ts'

const MATS = [
  { itemId: '010101', quantity: 2, price: cents(8_995) },
  { itemId: '010102', quantity: 1, price: cents(1_995) },
]

test('the same items at the same prices have the same key', () => {
  const first = keyForItems('C1', MATS, 0)
  expect(keyForItems('C1', [...MATS], 1)).toBe(first)
})

test('a changed cart, a changed price, another customer, a later time and a finished checkout have a new key', () => {
  const dearer = MATS.map((mat) => ({ ...mat, price: cents(mat.price + 1) }))
  const keys = [
    keyForItems('C1', MATS, 0),
    keyForItems('C1', MATS.slice(1), 0),
    keyForItems('C1', dearer, 0),
    keyForItems('C2', dearer, 0),
    keyForItems('C2', dearer, KEY_LIFETIME_MS),
  ]
  endCheckoutKey(keys.at(-1) ?? '')
  keys.push(keyForItems('C2', dearer, KEY_LIFETIME_MS))
  expect(new Set(keys).size).toBe(keys.length)
})

test('the end of another checkout leaves the key alone', () => {
  const first = keyForItems('C1', MATS, 0)
  endCheckoutKey('another')
  expect(keyForItems('C1', MATS, 0)).toBe(first)
})
