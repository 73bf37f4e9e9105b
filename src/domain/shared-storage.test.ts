import { expect, test } from 'vitest'
import { CART_KIND } from './open-cart.ts'
import { nothingStored, readSharedStorage, type SharedStorage } from './shared-storage.ts'
import { writeStoredCart } from './stored-cart.ts'
import { writeStoredChanges } from './stored-changes.ts'
import { lineOf } from './test-cart.ts'

const NOTHING = nothingStored(CART_KIND)
const CART = { lines: [lineOf('a', 100, 1)], applied: { p1: 3 } }
const CLEAR = [{ number: 4, change: { kind: 'clear' as const } }]

function holding(texts: Record<string, string>): SharedStorage {
  return {
    keys: () => Object.keys(texts),
    read: (key) => texts[key] ?? null,
    write: () => undefined,
    remove: () => undefined,
  }
}
const read = (texts: Record<string, string>, last = NOTHING) => readSharedStorage(CART_KIND, holding(texts), last)

test('a storage without a cart holds an empty one', () => {
  expect(NOTHING).toMatchObject({ text: null, document: { lines: [], applied: {} }, damaged: 0, logs: [] })
  expect(read({})).toMatchObject({ text: null, document: { lines: [], applied: {} }, damaged: 0, logs: [] })
})

test('the cart is found, and the changes beside it by the names of their pages', () => {
  const text = writeStoredCart(CART)
  const found = read({ 'cart:q2': writeStoredChanges([]), cart: text, 'cart:p1': writeStoredChanges(CLEAR) })
  expect(found).toMatchObject({ text, document: CART, damaged: 0 })
  expect(found.logs).toEqual([
    { name: 'p1', changes: CLEAR },
    { name: 'q2', changes: [] },
  ])
})

test.each(['lists:p1', 'xcart:p1', 'cart', 'cart:', 'cart:P1', 'cart:p-1', `cart:${'p'.repeat(21)}`, 'cart:p1:x'])(
  'under "%s" there are no changes of the cart',
  (key) => {
    expect(read({ [key]: writeStoredChanges(CLEAR) }).logs).toEqual([])
  },
)

test('changes that were cleared away while somebody looked are none', () => {
  const storage = { ...holding({}), keys: () => ['cart:p1'] }
  expect(readSharedStorage(CART_KIND, storage, NOTHING).logs).toEqual([{ name: 'p1', changes: [] }])
})

test('what did not change is the same as it was, and what did is not', () => {
  const texts = { cart: writeStoredCart(CART), 'cart:p1': writeStoredChanges(CLEAR) }
  const found = read(texts)
  expect(read({ ...texts, other: 'x' }, found)).toBe(found)
  for (const changed of [{ cart: '' }, { 'cart:p1': '' }, { 'cart:p2': '' }])
    expect(read({ ...texts, ...changed }, found)).not.toBe(found)
  const { cart, 'cart:p1': log } = texts
  expect(read({ cart, 'cart:p2': log }, found).logs).toEqual([{ name: 'p2', changes: CLEAR }])
})

test('where storage cannot be read, what stood there last stands there still', () => {
  const found = read({ cart: writeStoredCart(CART) })
  const broken = () => {
    throw new Error('broken')
  }
  expect(readSharedStorage(CART_KIND, { ...holding({}), read: broken }, found)).toBe(found)
  expect(readSharedStorage(CART_KIND, { ...holding({}), keys: broken }, found)).toBe(found)
})
