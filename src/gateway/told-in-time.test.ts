import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutKey } from '#domain/checkout-key.ts'
import { goingOn } from './going-on.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'
import { toldInTime } from './told-in-time.ts'

const KEY = checkoutKey(0, new Uint8Array(10).fill(7))
const GOES_ON = { status: 'being-completed', reference: 'W-07070707' }
const PLACED = { status: 'placed' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work at an order that ends as it is told, and what is told of it. */
function open() {
  const once = sqliteOnceStore(':memory:')
  const logged: string[] = []
  const work = Promise.withResolvers<typeof PLACED>()
  const told: unknown[] = []
  const orders = goingOn()
  const late: unknown[] = []
  const ports = { once, log: (line: string) => void logged.push(line), goingOn: orders }
  toldInTime(ports, 'ada', KEY, work.promise, (outcome) => late.push(outcome)).then(
    (outcome) => told.push(outcome),
    (error: Error) => told.push(error.message),
  )
  const keep = () =>
    once.exclusively('ada', 0, (turn) =>
      once.intents.write({ customerId: 'ada', intentId: KEY, version: 1, stage: 'open', text: '{}' }, turn),
    )
  return { ...work, keep, told, logged, late, orders }
}

test('what ends within twelve seconds is told, and no timer is left', async () => {
  const { keep, told, resolve } = open()
  await keep()
  await vi.advanceTimersByTimeAsync(11_999)
  expect(told).toEqual([])
  resolve(PLACED)
  await vi.advanceTimersByTimeAsync(0)
  expect([told, vi.getTimerCount()]).toEqual([[PLACED], 0])
})

test('what takes longer is said to go on, and what becomes of it is no fault of the request', async () => {
  const { keep, told, logged, reject } = open()
  await keep()
  await vi.advanceTimersByTimeAsync(12_000)
  expect([told, vi.getTimerCount()]).toEqual([[GOES_ON], 0])
  reject(new Error('busy (database is locked)'))
  await vi.advanceTimersByTimeAsync(0)
  expect(logged).toEqual(['W-07070707 waits: busy (database is locked)'])
})

test('what became of work that went on is heard, and waited for as the process ends', async () => {
  const { keep, late, orders, resolve } = open()
  await keep()
  await vi.advanceTimersByTimeAsync(12_000)
  const ended = vi.fn()
  orders.ended(25_000).then(ended)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([late, ended.mock.calls.length]).toEqual([[], 0])
  resolve(PLACED)
  await vi.advanceTimersByTimeAsync(0)
  expect([late, ended.mock.calls.length]).toEqual([[PLACED], 1])
})

test('what is not kept yet is waited for, and said to go on soon after it is', async () => {
  const { keep, told } = open()
  await vi.advanceTimersByTimeAsync(14_000)
  await keep()
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([GOES_ON])
})

test('what fails before anything was kept is the failure of the request', async () => {
  const { told, logged, reject } = open()
  await vi.advanceTimersByTimeAsync(13_000)
  reject(new Error('A fault of ours'))
  await vi.advanceTimersByTimeAsync(0)
  expect([told, logged]).toEqual([['A fault of ours'], []])
})
