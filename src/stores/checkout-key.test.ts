import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { closePage, openPage } from './test-browser.ts'

const MATS = [
  { itemId: '010101', quantity: 2, price: cents(8_995) },
  { itemId: '010102', quantity: 1, price: cents(1_995) },
]
/** Thirteen minutes: two less than a key begins an order for. */
const SAME_MS = 780_000

type Keys = typeof import('./checkout-key.ts')
let kept: Record<string, string>
let keys: Keys

beforeEach(() => reload({}))
afterEach(closePage)

/** The page as it opens with what the browser keeps. */
async function reload(found: Record<string, string>): Promise<void> {
  kept = openPage(found)
  keys = await import('./checkout-key.ts')
}

test('the same items at the same prices have the same key, in every tab', async () => {
  const first = keys.keyForItems('C1', MATS, 0)
  expect(keys.keyForItems('C1', [...MATS], 1)).toBe(first)
  expect(keys.keyForItems('C1', MATS, SAME_MS - 1)).toBe(first)
  await reload(kept)
  expect(keys.keyForItems('C1', MATS, 1)).toBe(first)
})

const [first, second] = MATS as [(typeof MATS)[0], (typeof MATS)[0]]

test.each([
  ['fewer items', 'C1', [first], 0],
  ['more items', 'C1', [...MATS, { ...first, itemId: '010103' }], 0],
  ['another item', 'C1', [first, { ...second, itemId: '010103' }], 0],
  ['another order of items', 'C1', [second, first], 0],
  ['another quantity', 'C1', [first, { ...second, quantity: 2 }], 0],
  ['another price', 'C1', [first, { ...second, price: cents(1_996) }], 0],
  ['another customer', 'C2', MATS, 0],
  ['a later time', 'C1', MATS, SAME_MS],
])('%s has a new key', (_, customerId, items, nowMs) => {
  const key = keys.keyForItems('C1', MATS, 0)
  expect(keys.keyForItems(customerId, items, nowMs)).not.toBe(key)
})

test('a finished checkout has a new key for the same items, and the end of another leaves the key alone', () => {
  const key = keys.keyForItems('C1', MATS, 0)
  keys.endCheckoutKey('another')
  expect(keys.keyForItems('C1', MATS, 0)).toBe(key)
  keys.endCheckoutKey(key)
  expect(kept).toEqual({})
  const next = keys.keyForItems('C1', MATS, 0)
  expect(next).not.toBe(key)
  // That it is over may be told twice.
  keys.endCheckoutKey(key)
  expect(keys.keyForItems('C1', MATS, 0)).toBe(next)
})

const DAY_MS = 86_400_000

test('what was ordered by a key without an end is known for a day, to its customer, where the key serves no longer', () => {
  const key = keys.keyForItems('C1', MATS, 0)
  expect(keys.unsettledBefore('C1', MATS, SAME_MS - 1)).toBeUndefined()
  const inCart = MATS.map(({ itemId, quantity }) => ({ itemId, quantity }))
  expect(keys.unsettledBefore('C1', MATS, SAME_MS)).toEqual({ key, inCart })
  expect(keys.unsettledBefore('C1', [first], 0)).toEqual({ key, inCart })
  expect(keys.unsettledBefore('C1', MATS, DAY_MS)).toEqual({ key, inCart })
  expect(keys.unsettledBefore('C1', MATS, DAY_MS + 1)).toBeUndefined()
  expect(keys.unsettledBefore('C2', MATS, SAME_MS)).toBeUndefined()
  keys.endCheckoutKey(key)
  expect(keys.unsettledBefore('C1', MATS, SAME_MS)).toBeUndefined()
})

test('what was ordered leaves the cart once for each key, in whatever tab', async () => {
  const ordered = MATS.map(({ itemId, quantity }) => ({ itemId, quantity }))
  expect(keys.leavingCart('K1', ordered.slice(0, 1))).toEqual(ordered.slice(0, 1))
  await reload(kept)
  expect(keys.leavingCart('K1', ordered)).toEqual(ordered.slice(1))
  expect(keys.leavingCart('K1', ordered)).toEqual([])
  expect(keys.leavingCart('K2', ordered)).toEqual(ordered)
})

test('of how many orders that is kept has an end', () => {
  const ordered = [{ itemId: '010101', quantity: 1 }]
  for (let number = 0; number <= 10; number += 1) keys.leavingCart(`K${number}`, ordered)
  expect(keys.leavingCart('K1', ordered)).toEqual([])
  expect(keys.leavingCart('K0', ordered)).toEqual(ordered)
})

test('nothing has to be kept for a checkout to end', () => {
  expect(() => keys.endCheckoutKey('another')).not.toThrow()
})

const KEPT = {
  key: '00000000-0000-7000-8000-000000000000',
  customerId: 'C1',
  items: MATS,
  begunAtMs: 0,
}

test('a key that stands in the browser serves', async () => {
  await reload({ 'checkout-key': JSON.stringify(KEPT) })
  expect(keys.keyForItems('C1', MATS, 0)).toBe(KEPT.key)
})

test.each([
  ['is no JSON', '{'],
  ['is something else', '7'],
  ['is no key', JSON.stringify({ ...KEPT, key: 'x' })],
  ['names nobody', JSON.stringify({ ...KEPT, customerId: undefined })],
  ['has no time', JSON.stringify({ ...KEPT, begunAtMs: undefined })],
  ['has items that are none', JSON.stringify({ ...KEPT, items: [{}] })],
])('what stands in the browser and %s gives way to a new key', async (_, text) => {
  await reload({ 'checkout-key': text })
  const key = keys.keyForItems('C1', MATS, 0)
  expect(key).toMatch(/^00000000-0000-7/)
  expect(JSON.parse(kept['checkout-key'] ?? '')).toEqual({ ...KEPT, key })
})
