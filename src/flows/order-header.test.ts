import { describe, expect, test } from 'vitest'
import { cents, formatCents } from '#domain/cents.ts'
import type { Intent } from '#domain/intent.ts'
import type { Order, OrderDraft, OrderLine } from '#domain/order.ts'
import { ensureOrder } from './order-header.ts'
import { ORDER_WINDOWS } from './order-ports.ts'
import { BEGUN, LOST, line, openRun, REFUSED } from './test-order-run.ts'
import { TurnLostError } from './turn.ts'

const calm = { text: '', tone: 'success' } as const

function order(orderId: string, shown: Partial<Order> = {}): Order {
  const displayTotal = formatCents(BEGUN.total)
  return {
    orderId,
    displayAddress: '2 Ship Road, Sydney',
    displayDate: '',
    displayTotal,
    status: calm,
    paidStatus: calm,
    ...shown,
  }
}

const UNREADABLE = { call: '', path: '', expected: '' }

interface Store {
  /** What the store lists, and the lines of each of its orders. */
  listed?: Order[]
  lines?: OrderLine[]
  unreadable?: boolean
  /** How many of the listed orders cannot be read. */
  unlisted?: number
  /** What becomes of each attempt to make an order. */
  answers?: (string | Error)[]
}

function open(
  intent: Partial<Intent>,
  { listed = [], lines = [], unreadable = false, unlisted = 0, answers = [] }: Store,
  others: Intent[] = [],
) {
  const drafts: OrderDraft[] = []
  const asked: string[] = []
  const store = {
    async orders() {
      asked.push('orders')
      return { entries: listed, unreadable: Array.from({ length: unlisted }, () => UNREADABLE) }
    },
    async orderLines(orderId: string) {
      asked.push(orderId)
      return { entries: lines, unreadable: unreadable ? [UNREADABLE] : [] }
    },
    async createOrder(draft: OrderDraft) {
      drafts.push(draft)
      const answer = answers.shift() ?? new Error('One order too many')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { ...openRun({ intent, others, store }), drafts, asked }
}

describe('an order that was never sent', () => {
  test('is noted, with what was there before, and sent; its number is its answer', async () => {
    const { run, kept, drafts } = open({}, { listed: [order('HH-1')], answers: ['HH-2'] })
    const reached = await ensureOrder(run)
    expect(kept.map(({ header, orderId, earlierOrderIds }) => [header, orderId, earlierOrderIds])).toEqual([
      [['begun'], '', ['HH-1']],
      [['answered'], 'HH-2', ['HH-1']],
    ])
    expect(reached).toEqual(kept.at(-1))
    expect(drafts).toEqual([
      {
        customerId: 'ada',
        customerName: 'Ada Byron',
        shippingAddress: { ...BEGUN.shipTo, addressLine1: '2 Ship Road', addressLine2: '' },
        pieces: 4,
        total: 5_000,
        remarks: 'Web order W-1234ABCD · Bill to: Ada Byron, 1 Mat Street, Brisbane',
        placedAt: '1970-01-01T00:00:01.000Z',
      },
    ])
  })

  test('is sent with both lines of its address in one', async () => {
    const { run, drafts } = open({ shipTo: { ...BEGUN.shipTo, addressLine2: 'Shed 4' } }, { answers: ['HH-2'] })
    await ensureOrder(run)
    expect(drafts).toMatchObject([{ shippingAddress: { addressLine1: '2 Ship Road, Shed 4', addressLine2: '' } }])
  })

  test('and was refused will not be, and that is said', async () => {
    const { run } = open({}, { answers: [REFUSED] })
    const reason = 'store-unavailable'
    expect(await ensureOrder(run)).toMatchObject({ state: 'not-placed', reason, header: ['ruled-out'], orderId: '' })
  })

  test.for([REFUSED, LOST])('and came to nothing is logged with what the store did: $message', async (error) => {
    const { run, logged } = open({}, { answers: [error] })
    await ensureOrder(run)
    expect(logged).toEqual([`W-1234ABCD got no order: ${error.message}`])
  })

  test('is not sent in a turn that is lost, and a fault of ours is not taken for an answer', async () => {
    const lost = open({}, {})
    lost.world.lost = true
    await expect(ensureOrder(lost.run)).rejects.toThrow(TurnLostError)
    expect(lost.drafts).toEqual([])
    const fault = new TypeError('A fault of ours')
    await expect(ensureOrder(open({}, { answers: [fault] }).run)).rejects.toBe(fault)
  })

  test('waits while another one of the customer is in doubt', async () => {
    const other: Intent = { ...BEGUN, intentId: 'other', header: ['doubtful'] }
    const { run, kept, asked } = open({}, {}, [other])
    expect(await ensureOrder(run)).toMatchObject({ header: [] })
    expect([kept, asked]).toEqual([[], []])
  })
})

test.for<Partial<Intent>>([{ orderId: 'HH-2' }, { state: 'with-person' }])(
  'nothing is asked where it is %j',
  async (intent) => {
    const { run, kept, asked } = open(intent, {})
    expect(await ensureOrder(run)).toMatchObject(intent)
    expect([kept, asked]).toEqual([[], []])
  },
)

describe('an order whose answer was lost', () => {
  test('is in doubt, and looked for at once', async () => {
    const { run, kept, asked } = open({}, { answers: [LOST] })
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: '', header: ['doubtful'] })
    expect(kept.map(({ header }) => header)).toEqual([['begun'], ['doubtful']])
    expect(asked).toEqual(['orders', 'orders'])
  })

  test.for(['HH-0', 'HH-9'])('is in doubt where the answer is the number of an earlier one: %s', async (answer) => {
    const other: Intent = { ...BEGUN, intentId: 'other', orderId: 'HH-9' }
    const { run } = open({}, { listed: [order('HH-0')], answers: [answer] }, [other])
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: '', header: ['doubtful'] })
  })

  test('is in doubt when a gateway was killed over it', async () => {
    const { run, kept } = open({ header: ['begun'] }, {})
    expect(await ensureOrder(run)).toMatchObject({ header: ['doubtful'] })
    expect(kept).toHaveLength(1)
  })

  const doubtful = { header: ['doubtful'], earlierOrderIds: ['HH-0'] } as const

  test('is the one that the store shows, whole or without its lines', async () => {
    for (const lines of [[], [line('S-1')], [line('S-2'), line('S-1')]]) {
      const { run, drafts } = open(doubtful, { listed: [order('HH-0'), order('HH-2')], lines })
      expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: 'HH-2' })
      expect(drafts).toEqual([])
    }
  })

  test.for<[string, Store]>([
    ['was there before', { listed: [order('HH-0')] }],
    ['is of another checkout', { listed: [order('HH-9')] }],
    ['has another total', { listed: [order('HH-2', { displayTotal: '$50.01' })] }],
    ['goes elsewhere', { listed: [order('HH-2', { displayAddress: '1 Mat Street, Brisbane' })] }],
    ['has other lines', { listed: [order('HH-2')], lines: [line('S-1', 1)] }],
    ['cannot be read', { listed: [order('HH-2')], unreadable: true }],
    ['is not listed readably', { unlisted: 1 }],
    ['has a total that cannot be read', { listed: [order('HH-2', { displayTotal: '' })] }],
  ])('is none that %s', async ([, store]) => {
    const other: Intent = { ...BEGUN, intentId: 'other', orderId: 'HH-9' }
    const { run, kept } = open(doubtful, store, [other])
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: '' })
    expect(kept).toEqual([])
  })

  test('is for a person where several may be it', async () => {
    const { run, mails } = open(doubtful, { listed: [order('HH-2'), order('HH-3')] })
    expect(await ensureOrder(run)).toMatchObject({ state: 'with-person', doubt: 'several-orders', orderId: '' })
    expect(mails).toHaveLength(1)
  })

  test('is for a person where the one that is shown may be another checkout’s', async () => {
    const twin: Intent = { ...BEGUN, intentId: 'twin', header: ['doubtful'], state: 'with-person' }
    const { run } = open(doubtful, { listed: [order('HH-2')] }, [twin])
    expect(await ensureOrder(run)).toMatchObject({ state: 'with-person', doubt: 'several-orders' })
    // One that stands, or is of another total, may not be it.
    for (const other of [
      { ...twin, orderId: 'HH-9' },
      { ...twin, total: cents(1) },
    ]) {
      const sure = open(doubtful, { listed: [order('HH-2')] }, [other])
      expect(await ensureOrder(sure.run)).toMatchObject({ state: 'open', orderId: 'HH-2' })
    }
  })

  test('is sent again once it can no longer arrive, and not a third time', async () => {
    const { run, drafts, asked, world } = open(doubtful, { answers: [LOST] })
    await ensureOrder(run)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    await ensureOrder(run)
    expect(drafts).toEqual([])
    world.nowMs += 1
    asked.length = 0
    expect(await ensureOrder(run)).toMatchObject({ header: ['doubtful', 'doubtful'], earlierOrderIds: ['HH-0'] })
    // Before and after: what was there at first is not asked about again.
    expect(asked).toEqual(['orders', 'orders'])
    expect(drafts).toHaveLength(1)
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    expect(await ensureOrder(run)).toMatchObject({ state: 'open' })
    world.nowMs += 1
    expect(await ensureOrder(run)).toMatchObject({ state: 'with-person', doubt: 'order-not-shown' })
    expect(drafts).toHaveLength(1)
  })

  test.for<[string, Store]>([
    ['an order is not listed readably', { unlisted: 1 }],
    ['a new order has a total that cannot be read', { listed: [order('HH-2', { displayTotal: '' })] }],
    ['a new one without lines has another total', { listed: [order('HH-2', { displayTotal: '0.00' })] }],
    ['a new one without lines goes elsewhere', { listed: [order('HH-2', { displayAddress: '2 Ship R, Sydney' })] }],
    [
      'a new one of another total has a line of ours',
      { listed: [order('HH-2', { displayTotal: '$50.01' })], lines: [line('S-1')] },
    ],
    [
      'a new one of another total has lines that cannot be read',
      { listed: [order('HH-2', { displayTotal: '$50.01' })], unreadable: true },
    ],
    ['a line of one like it cannot be read', { listed: [order('HH-2')], unreadable: true, lines: [line('S-1')] }],
  ])('is for a person, and not sent again, where %s', async ([, store]) => {
    const { run, drafts, world } = open(doubtful, store)
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: '' })
    world.nowMs += ORDER_WINDOWS.doubtMs - 1
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: '' })
    world.nowMs += 1
    expect(await ensureOrder(run)).toMatchObject({ state: 'with-person', doubt: 'order-not-shown' })
    expect(drafts).toEqual([])
  })

  test.for<[string, Store]>([
    ['was there before', { listed: [order('HH-0', { displayTotal: '' })] }],
    ['has other lines too', { listed: [order('HH-2')], unreadable: true, lines: [line('S-9')] }],
    ['has other lines and no total', { listed: [order('HH-2', { displayTotal: '' })], lines: [line('S-9')] }],
  ])('is sent again though something cannot be read of one that %s', async ([, store]) => {
    const { run, drafts, world } = open(doubtful, { ...store, answers: [LOST] })
    await ensureOrder(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    await ensureOrder(run)
    expect(drafts).toHaveLength(1)
  })

  test('is sent again beside a new order that has lines of its own', async () => {
    const telephoned = order('HH-2', { displayTotal: '$50.01' })
    const { run, drafts, world } = open(doubtful, { listed: [telephoned], lines: [line('S-1', 1)], answers: ['HH-3'] })
    await ensureOrder(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: 'HH-3' })
    expect(drafts).toHaveLength(1)
  })

  test('is the one that is shown as ours, whatever else is new', async () => {
    const { run } = open(doubtful, { listed: [order('HH-2', { displayTotal: '0.00' }), order('HH-3')] })
    expect(await ensureOrder(run)).toMatchObject({ state: 'open', orderId: 'HH-3' })
  })

  test('is sent again only when no other one is in doubt', async () => {
    const other: Intent = { ...BEGUN, intentId: 'other', header: ['doubtful'], total: cents(1) }
    const { run, drafts, world } = open(doubtful, {}, [other])
    await ensureOrder(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    await ensureOrder(run)
    expect(drafts).toEqual([])
  })

  test('and is refused when it is sent again is for a person', async () => {
    const { run, kept, world } = open(doubtful, { answers: [REFUSED] })
    await ensureOrder(run)
    world.nowMs += ORDER_WINDOWS.doubtMs
    const asked = { state: 'with-person', doubt: 'order-not-shown', header: ['doubtful', 'ruled-out'] }
    expect(await ensureOrder(run)).toMatchObject(asked)
    expect(kept.map(({ state }) => state)).toEqual(['open', 'open', 'with-person', 'with-person'])
  })

  test('and was refused the second time by a gateway that was killed then is for a person once it is not shown', async () => {
    const { run, drafts, world } = open({ ...doubtful, header: ['doubtful', 'ruled-out'] }, {})
    expect(await ensureOrder(run)).toMatchObject({ state: 'open' })
    world.nowMs += ORDER_WINDOWS.doubtMs
    expect(await ensureOrder(run)).toMatchObject({ state: 'with-person', doubt: 'order-not-shown' })
    expect(drafts).toEqual([])
  })
})
