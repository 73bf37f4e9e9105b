import { describe, expect, test } from 'vitest'
import type { Intent } from '#domain/intent.ts'
import type { OrderLineDraft } from '#domain/order.ts'
import { ORDER_WINDOWS } from './order-ports.ts'
import { placeOrder } from './place-order.ts'
import { BEGUN, LOST, openRun, REFUSED } from './test-order-run.ts'
import { watchedSince } from './watched-since.ts'

/** A store that takes everything but what it is told not to. */
function open(intent: Partial<Intent> = {}, broken: { orders?: Error; order?: Error; line?: Error } = {}) {
  const taken: OrderLineDraft[] = []
  const opened = openRun({
    intent,
    store: {
      async orders() {
        if (broken.orders !== undefined) throw broken.orders
        return { entries: [], unreadable: [] }
      },
      async createOrder() {
        if (broken.order !== undefined) throw broken.order
        return 'HH-2'
      },
      async createOrderLine(draft) {
        if (broken.line !== undefined) throw broken.line
        taken.push(draft)
      },
      async orderLines() {
        const shown = { orderLineId: '', code: '', displayPrice: '', displayDiscount: '', displayTotal: '' }
        return {
          entries: taken.map(({ itemId, name, quantity }) => ({ ...shown, itemId, name, quantity })),
          unreadable: [],
        }
      },
    },
  })
  return { ...opened, taken }
}

const LATE_MS = ORDER_WINDOWS.handOverMs

test('an order is made, then its lines, and then it is confirmed; each step is kept where whoever sweeps finds it', async () => {
  const { run, stages, mails } = open()
  expect(await placeOrder(run)).toMatchObject({ state: 'placed', confirmation: 'sent', orderId: 'HH-2' })
  expect(new Set(stages.slice(0, -2))).toEqual(new Set(['open']))
  expect(stages.slice(-2)).toEqual(['final', 'final'])
  expect(mails).toMatchObject([{ kind: 'order' }])
})

test('a store that cannot be asked is waited for, and that is logged', async () => {
  const { run, logged } = open({}, { orders: LOST })
  expect(await placeOrder(run)).toMatchObject({ state: 'open', header: [] })
  expect(logged).toEqual([`W-1234ABCD waits: ${LOST.message}`])
  const fault = new TypeError('A fault of ours')
  await expect(placeOrder(open({}, { orders: fault }).run)).rejects.toBe(fault)
})

test('no line is sent to an order of which it is not known whether it stands', async () => {
  const { run, kept, taken } = open({}, { order: LOST })
  expect(await placeOrder(run)).toMatchObject({ state: 'open', header: ['doubtful'] })
  expect([kept.length, taken]).toEqual([2, []])
})

test('an order without lines that the store takes is incomplete, and nothing is confirmed', async () => {
  const { run, stages, mails } = open({}, { line: REFUSED })
  expect(await placeOrder(run)).toMatchObject({ state: 'incomplete', orderId: 'HH-2' })
  expect(stages.at(-1)).toBe('open')
  expect(mails).toEqual([])
})

describe('after eight minutes', () => {
  test.for([-1, 0])('a person is asked, and not before (%i ms)', async (ms) => {
    const { run, stages, world } = open({ header: ['doubtful'] }, { orders: LOST })
    await placeOrder(run)
    world.nowMs += LATE_MS + ms - (world.nowMs - BEGUN.begunAtMs)
    const late = { state: 'with-person', doubt: 'took-too-long' }
    const reached = await placeOrder(run)
    expect(reached).toMatchObject(ms < 0 ? { state: 'open', doubt: 'none' } : late)
    if (ms === 0) expect(stages.at(-1)).toBe('with-person')
  })

  test('by either clock', async () => {
    const byDay = open({ begunAtMs: 1_000 - LATE_MS, header: ['doubtful'] }, { orders: LOST })
    expect(await placeOrder(byDay.run)).toMatchObject({ doubt: 'took-too-long' })
    // One that was set back is not believed.
    let monotonicMs = 0
    const watched = watchedSince(() => monotonicMs)
    const { run } = open({ begunAtMs: 1_000_000_000, header: ['doubtful'] }, { orders: LOST })
    const here = { ...run, watched }
    expect(await placeOrder(here)).toMatchObject({ state: 'open' })
    monotonicMs = LATE_MS
    expect(await placeOrder(here)).toMatchObject({ doubt: 'took-too-long' })
  })

  test('of its own, whatever other orders took', async () => {
    const { run, world } = open({ header: ['doubtful'], begunAtMs: 10 * LATE_MS }, { orders: LOST })
    const before = openRun({ intent: { ...BEGUN, intentId: 'another', header: ['doubtful'] } })
    await placeOrder({ ...before.run, store: run.store, watched: run.watched })
    world.nowMs += LATE_MS
    expect(await placeOrder(run)).toMatchObject({ state: 'open' })
  })

  const late = { begunAtMs: 1_000 - LATE_MS }

  test('what was never sent is not sent any more', async () => {
    const { run, taken } = open(late)
    expect(await placeOrder(run)).toMatchObject({ state: 'with-person', doubt: 'took-too-long', header: [] })
    expect(taken).toEqual([])
  })

  test('what can be finished is, whatever the time', async () => {
    const { run } = open({ ...late, orderId: 'HH-2', header: ['answered'] })
    expect(await placeOrder(run)).toMatchObject({ state: 'placed' })
  })

  test('a person is told that lines were refused', async () => {
    const { run } = open({ ...late, orderId: 'HH-2', header: ['answered'] }, { line: REFUSED })
    expect(await placeOrder(run)).toMatchObject({ state: 'with-person', doubt: 'incomplete' })
  })

  test.for(['with-person', 'placed'] as const)('nobody is asked about an order that is %s', async (state) => {
    const lines = BEGUN.lines.map((line) => ({ ...line, attempts: ['begun' as const], certain: true }))
    const { run, kept } = open({ ...late, orderId: 'HH-2', header: ['answered'], state, lines })
    expect(await placeOrder(run)).toMatchObject({ state, doubt: 'none' })
    expect(kept).toEqual([])
  })
})
