import { describe, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { CallOutcome, Checkout, Progress } from '#domain/checkout-state.ts'
import { NO_ADDRESS } from '#domain/customer.ts'
import { NO_NOTES, type PlacingOutcome, type SeenItem } from '#domain/placed-order.ts'
import { type Confirmed, checkoutRun } from './checkout.ts'

const ADA: Confirmed = {
  customerId: 'ada',
  items: [
    { itemId: 'S-1', quantity: 2, price: cents(8_950) },
    { itemId: 'S-2', quantity: 1, price: cents(500) },
  ],
  total: cents(18_400),
  billing: { ...NO_ADDRESS, firstName: 'Ada', lastName: 'King', company: '' },
  shipTo: { ...NO_ADDRESS, attentionTo: 'Ada' },
  notes: NO_NOTES,
}
const IN_CART = ADA.items.map(({ itemId, quantity }) => ({ itemId, quantity }))
const REQUEST = { key: 'key-1', ...ADA }
const ATTEMPT = { request: REQUEST, key: 'key-1', customerId: 'ada', inCart: IN_CART, isEarlier: false }
const REFUSED = [{ itemId: 'S-2', name: 'Ramp' }]
const PLACED = {
  status: 'placed',
  orderId: 'o-1',
  total: cents(18_400),
  reference: 'W-1',
  confirmation: 'sent',
} as const
const INCOMPLETE = { status: 'incomplete', orderId: 'o-1', reference: 'W-1', failedItems: REFUSED } as const

function answered(outcome: PlacingOutcome): CallOutcome {
  return { kind: 'answered', outcome }
}

/** A tab that gets these answers, and what it did, in order. */
function openTab(
  answers: readonly CallOutcome[],
  before: Progress = { status: 'none' },
  { unsettled, isTaken = false }: { unsettled?: { key: string; inCart: typeof IN_CART }; isTaken?: boolean } = {},
) {
  const left = [...answers]
  const did: unknown[][] = []
  const tab: { progress: Progress; view: Checkout } = { progress: before, view: { status: 'filling' } }
  const next = async (...call: unknown[]) => {
    did.push([...call, tab.progress.status])
    const answer = left.shift()
    if (answer === undefined) throw new Error('One call too many')
    return answer
  }
  const run = checkoutRun({
    place: (request) => next('place', request),
    repeat: (way, customerId, key) => next(way, customerId, key),
    progress: {
      get: () => tab.progress,
      set(progress) {
        did.push(['remember', progress.status])
        tab.progress = progress
      },
    },
    view: {
      get: () => tab.view,
      set(view) {
        did.push(['show', view.status])
        tab.view = view
      },
    },
    keyFor: (customerId, items) => {
      did.push(['key for', customerId, items])
      return 'key-1'
    },
    endKey: (key) => did.push(['end', key]),
    unsettled: () => unsettled,
    takeOutOfCart: (_key, items) => {
      did.push(['take out', items])
      return !isTaken
    },
    wait: async (ms) => void did.push(['wait', ms]),
  })
  return { run, tab, did, left }
}

describe('a press of Place Order', () => {
  test('is remembered before it is sent, and once placed its key is spent and its items leave the cart', async () => {
    const { run, tab, did } = openTab([answered(PLACED)])
    await run.place(ADA)
    expect(tab).toEqual({ progress: { status: 'none' }, view: { ...PLACED, typed: REQUEST } })
    expect(did).toEqual([
      ['show', 'placing'],
      ['key for', 'ada', ADA.items],
      ['remember', 'sent'],
      ['place', REQUEST, 'sent'],
      ['end', 'key-1'],
      ['remember', 'none'],
      ['take out', IN_CART],
      ['show', 'placed'],
    ])
  })

  test('sends nothing while the page shows anything else than a form or a lost answer', async () => {
    const { run, tab, did } = openTab([])
    for (const status of ['placing', 'completing', 'incomplete', 'with-person', 'unknown', 'placed'] as const) {
      const view: Checkout = {
        ...PLACED,
        ...INCOMPLETE,
        typed: REQUEST,
        differs: false,
        busy: false,
        sentence: '',
        status,
      }
      tab.view = view
      await run.place(ADA)
      expect(tab.view).toBe(view)
    }
    expect(did).toEqual([])
  })

  test.for<CallOutcome>([{ kind: 'refused', sentence: 'Too many.' }, { kind: 'logged-out' }])(
    'that was certainly not taken leaves nothing behind: $kind',
    async (answer) => {
      const { run, tab, did } = openTab([answer])
      await run.place(ADA)
      const problem = answer.kind === 'refused' ? { problem: answer } : {}
      expect(tab).toEqual({ progress: { status: 'none' }, view: { status: 'filling', ...problem } })
      // The key can serve again.
      expect(did).not.toContainEqual(['end', 'key-1'])
    },
  )

  const OTHERWISE: Confirmed = {
    ...ADA,
    items: [{ itemId: 'S-3', quantity: 1, price: cents(700) }],
    total: cents(700),
    notes: { ...NO_NOTES, purchaseOrder: '4711' },
  }
  const LOST: CallOutcome = { kind: 'no-answer', sentence: 'Lost.' }

  test.for<[CallOutcome, string]>([
    [{ kind: 'no-answer', sentence: 'No connection.' }, 'No connection.'],
    [{ kind: 'refused', sentence: 'Too many.' }, 'Too many.'],
    [{ kind: 'logged-out' }, ''],
  ])('after a lost answer places nothing while what was sent is not known: %j', async ([second, sentence]) => {
    const { run, tab, did } = openTab([LOST, second])
    await run.place(ADA)
    expect(tab.view).toEqual({ status: 'no-answer', sentence: 'Lost.' })
    await run.place(OTHERWISE)
    expect(did.filter(([what]) => what === 'place')).toHaveLength(1)
    expect(did).toContainEqual(['ask', 'ada', 'key-1', 'sent'])
    const progress = { status: 'sent', attempt: { ...ATTEMPT, isEarlier: true } }
    expect(tab).toEqual({ progress, view: { status: 'no-answer', sentence } })
  })

  test('after a lost answer tells what was ordered, and not what was typed since', async () => {
    const { run, tab, did } = openTab([LOST, answered(PLACED)])
    await run.place(ADA)
    await run.place({ ...ADA, items: ADA.items.toReversed(), notes: OTHERWISE.notes })
    expect(tab).toEqual({ progress: { status: 'none' }, view: { ...PLACED, typed: REQUEST } })
    expect(did).toContainEqual(['take out', IN_CART])
  })

  const [MAT, RAMP] = ADA.items as [SeenItem, SeenItem]
  const EARLIER = { status: 'filling', problem: { kind: 'earlier', orderId: 'o-1' } } as const

  test.for([
    [[MAT, RAMP, ...OTHERWISE.items]],
    [[RAMP]],
    [[MAT, { ...RAMP, quantity: 2 }]],
    [OTHERWISE.items],
  ] as const)(
    'after a lost answer says of other items that only the earlier ones were ordered: %j',
    async ([items]) => {
      const { run, tab, did } = openTab([LOST, answered(PLACED)])
      await run.place(ADA)
      await run.place({ ...ADA, items: [...items] })
      expect(tab).toEqual({ progress: { status: 'none' }, view: EARLIER })
      expect(did).toContainEqual(['take out', IN_CART])
      expect(did.filter(([what]) => what === 'place')).toHaveLength(1)
    },
  )

  test('says so of other items also after a wait, a reload, and lines that were refused', async () => {
    const waiting = answered({ status: 'being-completed', reference: 'W-1' })
    const before = openTab([LOST, waiting, LOST])
    await before.run.place(ADA)
    await before.run.place(OTHERWISE)
    const { run, tab } = openTab([answered(INCOMPLETE), answered(PLACED)], before.tab.progress)
    const resumed = run.resume('ada')
    expect(tab.view).toEqual({ status: 'completing', reference: '', differs: true })
    await resumed
    await run.settleIncomplete('retry')
    expect(tab).toEqual({ progress: { status: 'none' }, view: EARLIER })
  })

  test('of the items that were sent first, once they are confirmed again, is told as ever', async () => {
    const { run, tab } = openTab([LOST, LOST, answered(PLACED)])
    for (const confirmed of [ADA, OTHERWISE, ADA]) await run.place(confirmed)
    expect(tab.view).toEqual({ ...PLACED, typed: REQUEST })
  })

  test('places what is confirmed now where what was sent before was never begun and never can be', async () => {
    const { run, tab, did } = openTab([
      LOST,
      answered({ status: 'not-placed', reason: 'never-begun' }),
      answered(PLACED),
    ])
    await run.place(ADA)
    await run.place(OTHERWISE)
    const request = { key: 'key-1', ...OTHERWISE }
    expect(did.slice(did.findIndex(([what]) => what === 'ask'))).toEqual([
      ['ask', 'ada', 'key-1', 'sent'],
      // What was closed is not used again.
      ['end', 'key-1'],
      ['remember', 'none'],
      ['key for', 'ada', OTHERWISE.items],
      ['remember', 'sent'],
      ['place', request, 'sent'],
      ['end', 'key-1'],
      ['remember', 'none'],
      ['take out', [{ itemId: 'S-3', quantity: 1 }]],
      ['show', 'placed'],
    ])
    expect(tab.view).toEqual({ ...PLACED, typed: request })
  })

  test.for<PlacingOutcome>([
    { status: 'not-placed', reason: 'store-unavailable' },
    { status: 'changed', changes: [] },
    { status: 'unknown', reference: 'W-1' },
    { status: 'with-person', reference: 'W-1' },
    { status: 'left', orderId: 'o-1', reference: 'W-1' },
    INCOMPLETE,
  ])('after a lost answer says how that went, and places nothing with it: $status', async (outcome) => {
    const { run, did } = openTab([LOST, answered(outcome)])
    await run.place(ADA)
    await run.place(OTHERWISE)
    expect(did.filter(([what]) => what === 'place')).toHaveLength(1)
  })

  test('of an order of which no more is kept than its key asks what became of it', async () => {
    const attempt = { ...ATTEMPT, request: undefined }
    const { run, tab, did } = openTab([answered(PLACED)], { status: 'sent', attempt })
    await run.place(ADA)
    expect(did).toContainEqual(['ask', 'ada', 'key-1', 'sent'])
    expect(tab.view).toEqual({ ...PLACED, typed: undefined })
  })

  test('asks first what became of what was sent in a tab that is gone, and tells of that alone', async () => {
    const unsettled = { key: 'key-0', inCart: [{ itemId: 'S-9', quantity: 1 }] }
    const { run, tab, did } = openTab([answered(PLACED)], { status: 'none' }, { unsettled })
    await run.place(ADA)
    expect(tab).toEqual({ progress: { status: 'none' }, view: EARLIER })
    expect(did).toEqual([
      ['show', 'placing'],
      ['remember', 'sent'],
      ['ask', 'ada', 'key-0', 'sent'],
      ['end', 'key-0'],
      ['remember', 'none'],
      ['take out', unsettled.inCart],
      ['show', 'filling'],
    ])
  })

  test('tells of what such a tab has sent as of its own where that is what is confirmed, by a key that is too old', async () => {
    const { run, tab } = openTab(
      [answered(PLACED)],
      { status: 'none' },
      { unsettled: { key: 'key-0', inCart: IN_CART } },
    )
    await run.place(ADA)
    expect(tab).toEqual({ progress: { status: 'none' }, view: { ...PLACED, typed: undefined } })
  })

  test.for<Progress>([{ status: 'none' }, { status: 'sent', attempt: { ...ATTEMPT, customerId: 'eve' } }])(
    'says why where that could not be asked about, and nothing of an order: %j',
    async (before) => {
      const unsettled = { key: 'key-0', inCart: IN_CART }
      const refused: CallOutcome = { kind: 'refused', sentence: 'Too many.' }
      const { run, tab, did } = openTab([refused], before, { unsettled })
      await run.place(ADA)
      expect(tab).toEqual({ progress: { status: 'none' }, view: { status: 'filling', problem: refused } })
      expect(did).not.toContainEqual(['end', 'key-0'])
    },
  )

  test('places what is confirmed where that was never begun', async () => {
    const unsettled = { key: 'key-0', inCart: IN_CART }
    const never = answered({ status: 'not-placed', reason: 'never-begun' })
    const { run, did } = openTab([never, answered(PLACED)], { status: 'none' }, { unsettled })
    await run.place(ADA)
    expect(did.filter(([what]) => what === 'ask' || what === 'end' || what === 'place')).toEqual([
      ['ask', 'ada', 'key-0', 'sent'],
      ['end', 'key-0'],
      ['place', REQUEST, 'sent'],
      ['end', 'key-1'],
    ])
  })

  test('of an order of which another tab has told says that nothing else was ordered', async () => {
    const sent: Progress = { status: 'sent', attempt: ATTEMPT }
    for (const go of ['place', 'resume'] as const) {
      const { run, tab } = openTab([answered(PLACED)], sent, { isTaken: true })
      if (go === 'place') await run.place(ADA)
      else await run.resume('ada')
      expect(tab).toEqual({
        progress: { status: 'none' },
        view: { status: 'filling', problem: { kind: 'earlier', orderId: 'o-1' } },
      })
    }
  })

  test('under whose key another tab sent something else does not say that what was typed here was ordered', async () => {
    const { run, tab, did } = openTab([
      answered({ status: 'differs', reference: 'W-1' }),
      answered({ status: 'being-completed', reference: 'W-1' }),
      LOST,
    ])
    await run.place(ADA)
    expect(tab.progress).toEqual({ status: 'sent', attempt: { ...ATTEMPT, request: undefined } })
    const again = openTab([answered(PLACED)], tab.progress)
    await again.run.resume('ada')
    expect(again.tab.view).toEqual({ ...PLACED, typed: undefined })
    expect(did.filter(([what]) => what === 'place')).toHaveLength(1)
  })

  test('is asked about by another one without placing anything, and only where no answer came', async () => {
    const never = answered({ status: 'not-placed', reason: 'never-begun' })
    const { run, tab, did } = openTab([LOST, never])
    await run.askAgain()
    expect(did).toEqual([])
    await run.place(ADA)
    await run.askAgain()
    expect(did.slice(-5)).toEqual([
      ['show', 'placing'],
      ['ask', 'ada', 'key-1', 'sent'],
      ['end', 'key-1'],
      ['remember', 'none'],
      ['show', 'filling'],
    ])
    expect(tab.view).toEqual({ status: 'filling', problem: { kind: 'not-placed', reason: 'never-begun' } })
  })

  test.for<Progress>([
    { status: 'sent', attempt: { ...ATTEMPT, customerId: 'eve', key: 'key-0', request: { ...REQUEST, key: 'key-0' } } },
    { status: 'incomplete', attempt: { ...ATTEMPT, key: 'key-0' }, orderId: 'o-0', failedItems: [] },
  ])('is an order of its own beside one that is $status', async (before) => {
    const { run, did } = openTab([answered(PLACED)], before)
    await run.place(ADA)
    expect(did).toContainEqual(['place', REQUEST, 'sent'])
  })

  test('is waited for longer each time, up to a quarter of a minute, while it is not known', async () => {
    const waiting = Array.from({ length: 8 }, () => answered({ status: 'being-completed', reference: 'W-1' }))
    const { run, did } = openTab([...waiting, answered(PLACED)])
    await run.place(ADA)
    expect(did.filter(([what]) => what === 'wait').map(([, ms]) => ms)).toEqual([
      2_000, 3_000, 4_500, 6_750, 10_125, 15_000, 15_000, 15_000,
    ])
    expect(did.filter(([what]) => what === 'ask')).toHaveLength(8)
  })

  test.for([
    [ADA, { status: 'differs', reference: 'W-1' }, true],
    [ADA, { status: 'being-completed', reference: 'W-1' }, false],
    [OTHERWISE, { status: 'being-completed', reference: 'W-1' }, true],
  ] as const)(
    'says meanwhile whether it is another order that is waited for: %j',
    async ([confirmed, outcome, differs]) => {
      const sent: Progress = { status: 'sent', attempt: ATTEMPT }
      const { run, tab, did } = openTab([answered(outcome), { kind: 'no-answer', sentence: 'Lost.' }], sent)
      const seen: Checkout[] = []
      did.push = (...lines: unknown[][]) => {
        if (lines[0]?.[0] === 'wait') seen.push(tab.view)
        return Array.prototype.push.apply(did, lines)
      }
      await run.place(confirmed)
      expect(seen).toEqual([{ status: 'completing', reference: 'W-1', differs }])
      expect(tab.view).toEqual({ status: 'no-answer', sentence: 'Lost.' })
    },
  )
})

describe('what an order came to', () => {
  test.for<[PlacingOutcome, Checkout]>([
    [
      { status: 'left', orderId: 'o-1', reference: 'W-1' },
      { status: 'filling', problem: { kind: 'left', orderId: 'o-1' } },
    ],
    [
      { status: 'not-placed', reason: 'store-unavailable' },
      { status: 'filling', problem: { kind: 'not-placed', reason: 'store-unavailable' } },
    ],
    [
      { status: 'changed', changes: [] },
      { status: 'filling', problem: { kind: 'changed', changes: [] } },
    ],
  ])('is over: %j', async ([outcome, view]) => {
    const { run, tab, did } = openTab([answered(outcome)])
    await run.place(ADA)
    expect(tab).toEqual({ progress: { status: 'none' }, view })
    expect(did).toContainEqual(['end', 'key-1'])
    expect(did.filter(([what]) => what === 'take out')).toEqual([])
  })

  test.for(['with-person', 'unknown'] as const)('is %s until the customer puts it away', async (status) => {
    const { run, tab, did } = openTab([answered({ status, reference: 'W-1' })])
    await run.place(ADA)
    expect(tab).toEqual({ progress: { status: 'sent', attempt: ATTEMPT }, view: { status, reference: 'W-1' } })
    expect(did).not.toContainEqual(['end', 'key-1'])
    run.putAway()
    expect(tab).toEqual({ progress: { status: 'none' }, view: { status: 'filling' } })
    expect(did).toContainEqual(['end', 'key-1'])
  })

  test('is put away though nothing was remembered', () => {
    const { run, tab, did } = openTab([])
    run.putAway()
    expect(tab).toEqual({ progress: { status: 'none' }, view: { status: 'filling' } })
    expect(did.map(([what]) => what)).not.toContain('end')
  })
})

describe('lines that the store refused', () => {
  const half: Checkout = { status: 'incomplete', orderId: 'o-1', failedItems: REFUSED, busy: false, sentence: '' }
  const kept: Progress = {
    status: 'incomplete',
    attempt: { ...ATTEMPT, inCart: [{ itemId: 'S-2', quantity: 1 }] },
    orderId: 'o-1',
    failedItems: REFUSED,
  }

  test('stay in the cart, and that is remembered before the others leave it', async () => {
    const { run, tab, did } = openTab([answered(INCOMPLETE)])
    await run.place(ADA)
    expect(tab).toEqual({ progress: kept, view: half })
    expect(did.slice(-3)).toEqual([
      ['remember', 'incomplete'],
      ['take out', [{ itemId: 'S-1', quantity: 2 }]],
      ['show', 'incomplete'],
    ])
  })

  test.for(['retry', 'leave'] as const)('are settled by the way that was pressed: %s', async (way) => {
    const { run, tab, did } = openTab([answered(PLACED)], kept)
    tab.view = half
    await run.settleIncomplete(way)
    expect(did).toContainEqual([way, 'ada', 'key-1', 'incomplete'])
    expect(did).toContainEqual(['take out', [{ itemId: 'S-2', quantity: 1 }]])
    expect(tab.progress).toEqual({ status: 'none' })
  })

  test.for<CallOutcome>([
    { kind: 'no-answer', sentence: 'Lost.' },
    { kind: 'refused', sentence: 'Lost.' },
  ])('wait for another press when it was not heard: $kind', async (answer) => {
    const { run, tab } = openTab([answer], kept)
    const busy: Checkout[] = []
    tab.view = half
    const settling = run.settleIncomplete('retry')
    busy.push(tab.view)
    await settling
    expect(busy).toEqual([{ ...half, busy: true }])
    expect(tab).toEqual({ progress: kept, view: { ...half, sentence: 'Lost.' } })
  })

  test('are asked for once, however often it is pressed, and only where there are any', async () => {
    const { run, tab, did } = openTab([], kept)
    tab.view = { ...half, busy: true }
    await run.settleIncomplete('retry')
    tab.view = { status: 'filling' }
    await run.settleIncomplete('retry')
    tab.view = half
    tab.progress = { status: 'sent', attempt: ATTEMPT }
    await run.settleIncomplete('retry')
    expect(did).toEqual([])
    expect(tab.view).toBe(half)
  })

  test('are shown again after a reload', async () => {
    const { run, tab, did } = openTab([], kept)
    await run.resume('ada')
    expect(tab).toEqual({ progress: kept, view: half })
    expect(did).toEqual([['show', 'incomplete']])
  })
})

describe('after a reload', () => {
  test('an order on its way is asked about, and never placed', async () => {
    const { run, tab, did } = openTab([answered(PLACED)], { status: 'sent', attempt: ATTEMPT })
    await run.resume('ada')
    expect(did.slice(0, 2)).toEqual([
      ['show', 'completing'],
      ['ask', 'ada', 'key-1', 'sent'],
    ])
    expect(tab.view).toEqual({ ...PLACED, typed: REQUEST })
  })

  test('an order on its way that gives no answer is waited for by hand', async () => {
    const lost = { kind: 'no-answer', sentence: 'Lost.' } as const
    const sent: Progress = { status: 'sent', attempt: ATTEMPT }
    const { run, tab, did } = openTab([lost], sent)
    const resumed = run.resume('ada')
    expect(tab.view).toEqual({ status: 'completing', reference: '', differs: false })
    await resumed
    expect(tab).toEqual({ progress: sent, view: { status: 'no-answer', sentence: 'Lost.' } })
    expect(did.filter(([what]) => what === 'wait')).toEqual([])
  })

  test('whoever else is logged in now hears nothing of it', async () => {
    const { run, tab } = openTab([], { status: 'sent', attempt: ATTEMPT })
    await run.resume('eve')
    expect(tab).toEqual({ progress: { status: 'none' }, view: { status: 'filling' } })
  })

  test('an order on its way is remembered though nobody could say who is logged in', async () => {
    const { run, tab, did } = openTab([], { status: 'sent', attempt: ATTEMPT })
    await run.resume(undefined)
    expect([tab.progress, did]).toEqual([{ status: 'sent', attempt: ATTEMPT }, []])
  })

  test('nothing happens where nothing was on its way', async () => {
    const { run, did } = openTab([])
    await run.resume(undefined)
    expect(did).toEqual([])
  })
})
