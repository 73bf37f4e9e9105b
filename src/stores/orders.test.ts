import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#domain/item.ts'
import type { Order, OrderLine } from '#domain/order.ts'
import { lineOf } from '#domain/test-cart.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { $cart, addLine, clearCart } from './cart.ts'
import { $orders, loadOrders, orderAgain } from './orders.ts'
import { $session } from './session.ts'
import { stubCalls } from './test-calls.ts'

const ORDER: Order = {
  ...{ orderId: 'HH1', displayAddress: '1 Farm Road', displayDate: '1 Mar 2026', displayTotal: '$179.00' },
  ...{ status: { text: 'Sent', tone: 'success' }, paidStatus: { text: 'Unpaid', tone: 'warning' } },
}

const ordered = (itemId: string, displayPrice = '$89.50', quantity = 2): OrderLine => ({
  ...{ orderLineId: `l-${itemId}`, itemId, code: '', name: `Mat ${itemId}`, quantity, displayPrice },
  ...{ displayDiscount: '', displayTotal: '' },
})

const item = (itemId: string, more: object = {}) => ({
  ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description: '', brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price: 8_950, ...more },
})

beforeEach(() => {
  stubLocalStorage()
  $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' })
})

afterEach(() => {
  clearCart()
  vi.unstubAllGlobals()
  $session.set(undefined)
  $orders.set({ status: 'loading' })
})

test('the orders are there once the gateway has told them', async () => {
  stubCalls({ 'GET /api/orders': { orders: [ORDER], unread: 1 } })
  $orders.set({ status: 'failed', sentence: 'as before' })
  const loading = loadOrders()
  expect($orders.get()).toEqual({ status: 'loading' })
  await loading
  expect($orders.get()).toEqual({ status: 'ready', orders: [ORDER], unread: 1 })
})

test('orders that cannot be read are said to be so, and why', async () => {
  stubCalls({})
  await loadOrders()
  expect($orders.get()).toEqual({
    status: 'failed',
    sentence: 'Your orders could not be read. The shop cannot be reached. Check your connection.',
  })
})

test('what was ordered comes into the cart at the prices of now, and what is not sold any more is named', async () => {
  const now = [item('a'), item('dearer', { price: 9_000 }), item('asked', { price: 'on-request' })]
  const calls = stubCalls({ 'GET /api/items?ids=a%2Cdearer%2Casked%2Cgone': { items: now, missing: ['gone'] } })
  addLine(lineOf('a', 8_950, 1))
  const lines = [ordered('a'), ordered('dearer'), ordered('asked'), ordered('gone')]
  expect(await orderAgain(lines)).toEqual({
    status: 'added',
    added: 2,
    changed: [{ name: 'Mat dearer', before: '$89.50', now: 9_000 }],
    gone: ['Mat asked', 'Mat gone'],
    withoutRoom: [],
  })
  expect(calls).toHaveLength(1)
  expect($cart.get().map(({ itemId, quantity, price }) => [itemId, quantity, price])).toEqual([
    ['a', 3, 8_950],
    ['dearer', 2, 9_000],
  ])
  expect($cart.get()[1]).toMatchObject({ code: 'C-dearer', picture: '/api/pictures/dearer' })
})

test('what a full cart has no room for is named, and more of what it holds has room', async () => {
  for (let line = 0; line < 499; line += 1) addLine(lineOf(`full-${line}`, 8_950, 1))
  addLine(lineOf('a', 8_950, 1))
  stubCalls({ 'GET /api/items?ids=a%2Cb': { items: [item('a'), item('b')], missing: [] } })
  // Nor does it matter what that costs now.
  expect(await orderAgain([ordered('a'), ordered('b', '$1.00')])).toEqual({
    ...{ status: 'added', added: 1, changed: [], gone: [], withoutRoom: ['Mat b'] },
  })
  expect($cart.get().filter(({ itemId }) => itemId === 'a' || itemId === 'b')).toMatchObject([
    { itemId: 'a', quantity: 3 },
  ])
})

test('a line in the cart knows how its item is sold', async () => {
  const sold: Partial<Item> = { description: 'Price per tile. Minimum order: 4' }
  stubCalls({ 'GET /api/items?ids=a': { items: [item('a', sold)], missing: [] } })
  await orderAgain([ordered('a')])
  expect($cart.get()[0]?.terms).toEqual({ unit: { of: 'piece', noun: 'tile' }, minimum: 4, step: 1 })
})

test('where the store cannot be asked nothing comes into the cart, and that is said', async () => {
  stubCalls({})
  expect(await orderAgain([ordered('a')])).toEqual({
    status: 'failed',
    sentence: 'Nothing was added to your cart. The shop cannot be reached. Check your connection.',
  })
  expect($cart.get()).toEqual([])
})
