import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order, OrderLine } from '#domain/order.ts'
import { $now, $nowAtMs, $unreachedAtMs } from './items-now.ts'
import { $order, loadOrder } from './order-page.ts'
import { $session } from './session.ts'
import { refused, stubCalls } from './test-calls.ts'

const ORDER: Order = {
  ...{ orderId: 'HH1', displayAddress: '1 Farm Road', displayDate: '1 Mar 2026', displayTotal: '$179.00' },
  ...{ status: { text: 'Sent', tone: 'success' }, paidStatus: { text: 'Unpaid', tone: 'warning' } },
}

const ordered = (itemId: string, code = ''): OrderLine => ({
  ...{ orderLineId: `l-${itemId}`, itemId, code, name: `Mat ${itemId}`, quantity: 2 },
  ...{ displayPrice: '$89.50', displayDiscount: '', displayTotal: '' },
})

const ITEM = {
  ...{ itemId: 'a', code: 'C-a', name: 'Mat a', description: '', brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price: 8_950 },
}

beforeEach(() => $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' }))

afterEach(() => {
  $session.set(undefined)
  $order.set({ status: 'loading' })
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
})

test('an order comes with its lines, each with its picture, and then with the codes that the store left out', async () => {
  const lines = [ordered('a'), ordered('b/1', 'ORDERED-b')]
  const asked = Promise.withResolvers<object>()
  stubCalls({ 'GET /api/orders/HH1': { order: ORDER, lines, unread: 1 }, 'GET /api/items?ids=a': () => asked.promise })
  $order.set({ status: 'unknown' })
  const loading = loadOrder('HH1')
  expect($order.get()).toEqual({ status: 'loading' })
  await vi.waitFor(() => expect($order.get()).toMatchObject({ status: 'ready' }), { timeout: 30_000 })
  const pictures = new Map([
    ['a', '/api/pictures/a'],
    ['b/1', '/api/pictures/b%2F1'],
  ])
  const ready = { status: 'ready', order: ORDER, unread: 1, pictures }
  expect($order.get()).toEqual({ ...ready, lines, codes: 'asked-for' })
  asked.resolve({ items: [ITEM], missing: [] })
  await loading
  expect($order.get()).toEqual({ ...ready, lines: [{ ...lines[0], code: 'C-a' }, lines[1]], codes: 'told' })
})

test('an order that is not there is unknown', async () => {
  stubCalls({ 'GET /api/orders/HH2': refused(404, 'no-such-order') })
  await loadOrder('HH2')
  expect($order.get()).toEqual({ status: 'unknown' })
})

test('an order that cannot be read is said to be so, and why', async () => {
  stubCalls({ 'GET /api/orders/HH1': refused(503, 'busy') })
  await loadOrder('HH1')
  expect($order.get()).toEqual({
    status: 'failed',
    sentence: 'The order could not be read. The shop is very busy. Please try again in a moment.',
  })
})
