import { expect, test } from 'vitest'
import { inCustomerTurn } from './customer-turn.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'

/** Longer than a write that was sent may be on its way. */
const LATE_MS = 20_000

function open() {
  const clock = { nowMs: Date.parse('2026-03-01T10:00:00Z') }
  const nowMs = () => clock.nowMs
  const ports = { once: sqliteOnceStore(':memory:', { nowMs }), nowMs }
  /** Sends a write of which nothing is heard any more. */
  const send = (customerId: string) => inCustomerTurn(ports, customerId, (turn) => turn.sending())
  return { clock, ports, send }
}

test('while a write may still arrive nothing else is done, and the time to wait is said in whole seconds', async () => {
  const { clock, ports, send } = open()
  await send('ada')
  clock.nowMs += 4_500
  // Rounded up: whoever comes back then is not too early.
  const refused = { status: 503, code: 'changing', details: { retryAfterS: 16 } }
  await expect(inCustomerTurn(ports, 'ada', async () => 'done')).rejects.toMatchObject(refused)
  clock.nowMs += LATE_MS - 4_501
  await expect(inCustomerTurn(ports, 'ada', async () => 'done')).rejects.toMatchObject({ details: { retryAfterS: 1 } })
  clock.nowMs += 2
  expect(await inCustomerTurn(ports, 'ada', async () => 'done')).toBe('done')
})

test('a clock that is set back by an hour makes nobody wait for longer than a write may be on its way', async () => {
  const { clock, ports, send } = open()
  await send('ada')
  clock.nowMs -= 3_600_000
  const refused = { status: 503, code: 'changing', details: { retryAfterS: 20 } }
  await expect(inCustomerTurn(ports, 'ada', async () => 'done')).rejects.toMatchObject(refused)
  clock.nowMs += LATE_MS - 1
  await expect(inCustomerTurn(ports, 'ada', async () => 'done')).rejects.toMatchObject({ details: { retryAfterS: 1 } })
  clock.nowMs += 2
  expect(await inCustomerTurn(ports, 'ada', async () => 'done')).toBe('done')
})

test.each([-3_600_000, 3_600_000])('a gateway whose clock differs by %i ms waits, too', async (differenceMs) => {
  const { clock, ports, send } = open()
  await send('ada')
  const there = { ...ports, nowMs: () => clock.nowMs + differenceMs }
  const busy = { status: 503, code: 'changing' }
  await expect(inCustomerTurn(there, 'ada', async () => 'done')).rejects.toMatchObject(busy)
  clock.nowMs += LATE_MS - 1
  await expect(inCustomerTurn(there, 'ada', async () => 'done')).rejects.toMatchObject(busy)
  clock.nowMs += 2
  expect(await inCustomerTurn(there, 'ada', async () => 'done')).toBe('done')
})

test('a write that was answered holds nothing up, and neither does one of another customer', async () => {
  const { ports, send } = open()
  await send('ada')
  await inCustomerTurn(ports, 'eve', async (turn) => {
    await turn.sending()
    await turn.settled()
  })
  expect(await inCustomerTurn(ports, 'eve', async () => 'done')).toBe('done')
})

test('customers do not wait for one another', async () => {
  const { ports } = open()
  const both = await inCustomerTurn(ports, 'ada', () => inCustomerTurn(ports, 'eve', async () => 'both'))
  expect(both).toBe('both')
})

test('whoever waited in vain is told to come back soon', async () => {
  const { ports } = open()
  const once = { ...ports.once, exclusively: async () => undefined }
  const change = inCustomerTurn({ ...ports, once }, 'ada', async () => 'done')
  await expect(change).rejects.toMatchObject({ status: 503, code: 'changing', details: { retryAfterS: 2 } })
})

test('what goes wrong in a turn is said as it is', async () => {
  const { ports } = open()
  const fault = new Error('The store is away.')
  await expect(inCustomerTurn(ports, 'ada', () => Promise.reject(fault))).rejects.toBe(fault)
})
