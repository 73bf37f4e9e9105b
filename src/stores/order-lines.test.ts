import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order, OrderLine } from '#domain/order.ts'
import { $linesOf, $reading, readOrderLines, readOrderLinesUnlessStopped, stopReading } from './order-lines.ts'
import { $orders } from './orders.ts'
import { $session } from './session.ts'
import { refused, stubCalls } from './test-calls.ts'

const order = (orderId: string): Order => ({
  ...{ orderId, displayAddress: '', displayDate: '', displayTotal: '' },
  ...{ status: { text: '', tone: 'success' }, paidStatus: { text: '', tone: 'success' } },
})

const line = (itemId: string): OrderLine => ({
  ...{
    orderLineId: itemId,
    itemId,
    code: '',
    name: '',
    quantity: 1,
    displayPrice: '',
    displayDiscount: '',
    displayTotal: '',
  },
})

const linesOf = (...orderIds: string[]) => ({
  orders: orderIds.map((orderId) => ({ orderId, lines: [line(orderId)] })),
})

const of = (...orderIds: string[]) => `GET /api/order-lines?orders=${orderIds.join('%2C')}`

const shown = (...orderIds: string[]) => $orders.set({ status: 'ready', orders: orderIds.map(order), unread: 0 })

/** What was seen of the reading, one after the other. */
const seen: unknown[] = []
let stopListening = () => {}

beforeEach(() => {
  $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'B', email: 'ada@example.com' })
  stopListening = $reading.listen((reading) => seen.push(reading))
})

afterEach(() => {
  stopListening()
  seen.length = 0
  $reading.set({ status: 'unread' })
  $linesOf.set(new Map())
  $orders.set({ status: 'loading' })
  $session.set(undefined)
  vi.useRealTimers()
})

test('the lines of all orders are read, ten orders at a time', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `o${index}`)
  shown(...ids)
  const calls = stubCalls({
    [of(...ids.slice(0, 10))]: linesOf(...ids.slice(0, 10)),
    [of('o10', 'o11')]: linesOf('o10', 'o11'),
  })
  await readOrderLines()
  expect(calls).toHaveLength(2)
  expect([...$linesOf.get().keys()]).toEqual(ids)
  expect($linesOf.get().get('o11')).toEqual([line('o11')])
  expect(seen).toEqual([
    { status: 'reading', read: 0, all: 12 },
    { status: 'reading', read: 10, all: 12 },
    { status: 'read', all: 12 },
  ])
})

test('what is known is not asked for again, and an order that has gone meanwhile has no lines', async () => {
  $linesOf.set(new Map([['a', [line('a')]]]))
  shown('a', 'b', 'c')
  const calls = stubCalls({ [of('b', 'c')]: linesOf('c') })
  await readOrderLines()
  await readOrderLines()
  expect(calls).toHaveLength(1)
  expect([...$linesOf.get()]).toEqual([
    ['a', [line('a')]],
    ['b', []],
    ['c', [line('c')]],
  ])
})

test('before the orders are known, no lines are read', async () => {
  const calls = stubCalls({})
  await readOrderLines()
  expect([calls, $reading.get()]).toEqual([[], { status: 'unread' }])
})

test.each([
  ['of seven seconds', refused(429, 'too-many', { retryAfterS: 7 }), 7_000],
  ['without saying how long', refused(503, 'busy'), 1_000],
])('where the shop asks for a pause %s it gets it', async (_, refusal, pauseMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  shown('a')
  let isBusy = true
  stubCalls({ [of('a')]: () => (isBusy ? refusal : linesOf('a')) })
  const pausing = new Promise<void>((resolve) => $reading.listen(({ status }) => status === 'pausing' && resolve()))
  const reading = readOrderLines()
  await Promise.race([pausing, reading])
  expect($reading.get()).toEqual({ status: 'pausing', read: 0, all: 1 })
  isBusy = false
  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  expect($reading.get().status).toBe('pausing')
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect($reading.get()).toEqual({ status: 'read', all: 1 })
})

test('any other trouble ends the reading, and what was read stays', async () => {
  shown('a')
  stubCalls({ [of('a')]: refused(502, 'store-unavailable', { retryAfterS: 0.001 }) })
  await readOrderLines()
  expect(seen).toMatchObject([
    { status: 'reading', read: 0, all: 1 },
    { status: 'failed', read: 0, all: 1, error: { status: 502 } },
  ])
})

test('reading that is stopped ends after the part that is on its way, and goes on from there', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => `o${index}`)
  shown(...ids)
  const calls = stubCalls({
    [of(...ids.slice(0, 10))]() {
      stopReading()
      return linesOf(...ids.slice(0, 10))
    },
    [of('o10')]: linesOf('o10'),
  })
  await readOrderLinesUnlessStopped()
  expect([calls.length, $reading.get()]).toEqual([1, { status: 'stopped', read: 10, all: 11 }])
  await readOrderLinesUnlessStopped()
  expect([calls.length, $reading.get().status]).toEqual([1, 'stopped'])
  await readOrderLines()
  expect([calls.length, $reading.get()]).toEqual([2, { status: 'read', all: 11 }])
})
