import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Cents, cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'
import { lineOf } from '#domain/test-cart.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { $now, $nowAtMs, $unreachedAtMs } from './items-now.ts'
import { lineIntoCart, listIntoCart } from './list-cart.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'

let storage: SharedStorage

beforeEach(() => {
  storage = stubLocalStorage()
})

afterEach(() => {
  clearCart()
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
  vi.unstubAllGlobals()
})

function item(itemId: string, price: Cents | 'on-request', description = ''): Item {
  return {
    ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description, brand: '', pictureKey: '' },
    ...{ subCategoryId: 's', price },
  }
}

const inCart = () => $cart.get().map(({ itemId, quantity, price }) => [itemId, quantity, price])

test('a list goes into the cart at the prices of now, and what cannot be bought is named', async () => {
  const liveItems = vi.fn(async () => ({
    items: [item('x', cents(1_400), 'Minimum order: 2'), item('y', 'on-request')],
    missing: ['w'],
  }))
  stubCatalogue({ liveItems })
  addLine(lineOf('a', 900, 1))
  const lines = [listLine('x', 3), listLine('y', 1), listLine('w', 1)]
  const { added, left, undo } = await listIntoCart({ lines })
  expect(liveItems.mock.calls).toEqual([[['x', 'y', 'w']]])
  expect([added, left]).toEqual([
    1,
    [
      { line: lines[1], why: 'on-request' },
      { line: lines[2], why: 'gone' },
    ],
  ])
  expect($cart.get()[1]).toEqual({
    ...{ itemId: 'x', code: 'HH-x-10', name: 'Mat x', picture: '', price: 1_400, quantity: 3 },
    terms: { unit: 'unstated', minimum: 2, step: 1 },
  })
  undo()
  expect(inCart()).toEqual([['a', 1, 900]])
})

test('a line that is on its way while the store is slow does not come into the cart again, and another one does', async () => {
  const slow = Promise.withResolvers<{ items: Item[]; missing: string[] }>()
  stubCatalogue({ liveItems: () => slow.promise })
  const pressed = [listLine('x', 3), listLine('x', 3), listLine('y', 2)].map(lineIntoCart)
  slow.resolve({ items: [item('x', cents(1_400)), item('y', cents(900))], missing: [] })
  expect((await Promise.all(pressed)).map((added) => added?.added)).toEqual([1, undefined, 1])
  expect(inCart()).toEqual([
    ['x', 3, 1_400],
    ['y', 2, 900],
  ])
  await lineIntoCart(listLine('x', 1))
  expect(inCart()[0]).toEqual(['x', 4, 1_400])
})

test('where the store cannot be asked a list goes into the cart at its own prices', async () => {
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  const { added, left } = await listIntoCart({ lines: [listLine('x', 3), listLine('z', 1)] })
  expect([added, left, inCart()]).toEqual([1, [{ line: listLine('z', 1), why: 'on-request' }], [['x', 3, 1_250]]])
})

test('what has no room in the cart is named as well', async () => {
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  addLine(lineOf('last', 900, 1))
  const { document } = CART_KIND.read(storage.read(CART_KIND.key) ?? '')
  const many = Array.from({ length: 498 }, (_, index) => lineOf(`i${index}`, 900, 1))
  storage.write(CART_KIND.key, CART_KIND.write({ ...document, lines: [...document.lines, ...many] }))
  addLine(lineOf('last', 900, 1))
  const { added, left } = await listIntoCart({ lines: [listLine('x', 1), listLine('y', 1)] })
  expect([added, left]).toEqual([1, [{ line: listLine('y', 1), why: 'no-room' }]])
  expect($cart.get()).toHaveLength(500)
})
