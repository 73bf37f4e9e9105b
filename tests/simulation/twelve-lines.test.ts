import { describe, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { totalOf } from '#domain/intent.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { OrderRequest } from '#domain/placed-order.ts'
import { place } from '../gateway/billing.ts'
import { simulatedItem } from './simulated-store.ts'
import { type Awaited, openStage, type Stage } from './stage.ts'
import type { Gateway } from './world.ts'

/** Chance decides how long each call takes, and which of several errors a store gives. */
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)

describe('a pause does not defeat the turn', () => {
  test.for(SEEDS)('a gateway that is paused for 45 s after it wrote "begun" sends nothing, seed %i', async (seed) => {
    const stage = openStage({ seed })
    const request = stage.request('ada', 3)
    stage.place(stage.here, request)
    await stage.until(() => intentOf(stage, request)?.header.at(-1) === 'begun')
    stage.here.process.pausedUntilMs = stage.time.nowMs() + 45_000
    const answer = await insist(stage, stage.there, request)
    expect(answer.outcome).toMatchObject({ status: 'placed' })
    await stage.pass(60_000)
    expect(stage.standing()).toEqual([itemsOf(request)])
  })

  test('a clock that is set back an hour locks nobody out', async () => {
    const stage = openStage()
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.until(() => stage.standing().length === 1)
    stage.here.process.alive = false
    stage.there.process.skewMs = -3_600_000
    const beganMs = stage.time.nowMs()
    await insist(stage, stage.there, request)
    expect(stage.standing()).toEqual([itemsOf(request)])
    expect(stage.time.nowMs() - beganMs).toBeLessThan(3 * 60_000)
  })
})

describe('doubt is remembered', () => {
  test.for(SEEDS)(
    'no answer, and the order arrives later: never "not placed", and one order, seed %i',
    async (seed) => {
      const stage = openStage({ seed })
      stage.store.fates.push('late')
      const request = stage.request('ada', 2)
      await insist(stage, stage.here, request)
      await stage.pass(120_000)
      expect(stage.standing()).toEqual([itemsOf(request)])
    },
  )

  test.for(SEEDS)('a store that commits and says no, 408, 409 or 5xx has one order, seed %i', async (seed) => {
    const stage = openStage({ seed })
    stage.store.fates.push('error-after')
    const request = stage.request('ada', 2)
    await insist(stage, stage.here, request)
    expect(stage.standing()).toEqual([itemsOf(request)])
  })

  test('lost, and the second try refused: a person is asked, and "not placed" is not said', async () => {
    const stage = openStage()
    stage.store.fates.push('lost', 'no')
    const request = stage.request('ada', 2)
    const { outcome } = await insist(stage, stage.here, request, ['with-person'])
    expect(outcome).toMatchObject({ status: 'with-person' })
    expect(stage.mails.filter(({ kind }) => kind === 'contact')).toHaveLength(1)
  })
})

test('while a turn is held, an order under way is "being completed", and one that was not begun is not', async () => {
  const stage = openStage()
  const begun = stage.request('ada', 3)
  stage.place(stage.here, begun)
  await stage.until(() => intentOf(stage, begun)?.header.at(-1) === 'begun')
  stage.here.process.pausedUntilMs = stage.time.nowMs() + 25_000
  const [again, other] = [stage.place(stage.there, begun), stage.place(stage.there, stage.request('ada', 1))]
  await stage.until(() => again.outcome !== undefined && other.outcome !== undefined)
  expect([again.outcome?.status, other.outcome?.status]).toEqual(['being-completed', 'busy'])
})

describe('an order is sent again once at most', () => {
  test('an answer that cannot be read and a list that lags behind by less than the window: one order', async () => {
    const stage = openStage()
    stage.store.lagMs = 40_000
    stage.store.fates.push('garbled')
    const request = stage.request('ada', 2)
    await insist(stage, stage.here, request)
    expect(stage.standing()).toEqual([itemsOf(request)])
  })

  test('answers that cannot be read and a list that never shows it: two at most, and a person', async () => {
    const stage = openStage()
    stage.store.lagMs = 60 * 60_000
    stage.store.fates.push(...Array.from({ length: 20 }, () => 'garbled' as const))
    const request = stage.request('ada', 2)
    await insist(stage, stage.here, request, ['with-person'])
    await stage.pass(5 * 60_000)
    expect(stage.standing().length).toBeLessThanOrEqual(2)
  })
})

describe('an order that the store shows in another spelling is not sent again', () => {
  test.for(['cut', 'without-letters', 'total-of-lines'] as const)('%s: one order, and a person', async (spelling) => {
    const stage = openStage({ spelling })
    stage.store.fates.push('answer-lost')
    const request = stage.request('ada', 2)
    await insist(stage, stage.here, request, ['with-person'])
    await stage.pass(5 * 60_000)
    expect(stage.standing()).toEqual([[]])
  })

  test.for(['cut', 'without-letters', 'total-of-lines'] as const)(
    '%s: one whose answer came is placed, beside others by telephone',
    async (spelling) => {
      const stage = openStage({ spelling })
      const request = stage.request('ada', 2)
      stage.store.orderByTelephone({ customerId: 'ada', totalCents: 0, address: '', lines: [] })
      await insist(stage, stage.here, request)
      expect(stage.standing()).toEqual([itemsOf(request)])
    },
  )
})

describe('no foreign order is adopted', () => {
  test('an order by telephone while ours is lost stays as it was', async () => {
    const stage = openStage()
    stage.store.fates.push('lost')
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.pass(1_000)
    const line = { itemId: 'roll', quantity: 1, priceCents: 4_200, remarks: '', visibleFromMs: stage.time.nowMs() }
    const address = '1 Mat Street, Brisbane'
    stage.store.orderByTelephone({ customerId: 'ada', totalCents: 4_200, address, lines: [line] })
    const { outcome } = await insist(stage, stage.here, request)
    const [foreign] = stage.store.orders.filter((order) => order.foreign)
    expect(foreign?.lines).toEqual([line])
    expect(outcome).not.toMatchObject({ orderId: foreign?.orderId })
    expect(stage.standing()).toEqual([itemsOf(request)])
  })

  test('an order by telephone like ours to the cent, which cannot be told apart, gets no line twice', async () => {
    const stage = openStage()
    stage.store.fates.push('lost')
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.pass(1_000)
    const lines = request.items.map(({ itemId, quantity, price }) => {
      return { itemId, quantity, priceCents: price, remarks: '', visibleFromMs: stage.time.nowMs() }
    })
    const address = '1 Mat Street, Brisbane'
    stage.store.orderByTelephone({ customerId: 'ada', totalCents: request.total, address, lines })
    await insist(stage, stage.here, request)
    expect(stage.store.orders.map((order) => order.lines.map(({ itemId }) => itemId))).toEqual([itemsOf(request)])
  })

  test('an order by telephone that has no lines yet may be ours: nothing is sent again, and a person is asked', async () => {
    const stage = openStage()
    stage.store.fates.push('lost')
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.pass(1_000)
    stage.store.orderByTelephone({ customerId: 'ada', totalCents: 0, address: '', lines: [] })
    await insist(stage, stage.here, request, ['with-person'])
    await stage.pass(5 * 60_000)
    expect(stage.store.orders.map(({ foreign, lines }) => [foreign, lines])).toEqual([[true, []]])
  })

  test('two checkouts that lose their answers keep their own orders', async () => {
    const stage = openStage()
    stage.store.fates.push('answer-lost', 'good', 'good', 'answer-lost')
    const first = stage.request('ada', 2)
    const second = stage.request('ada', 3)
    const [one, other] = [stage.place(stage.here, first), stage.place(stage.there, second)]
    await stage.until(() => one.outcome !== undefined && other.outcome !== undefined)
    for (const request of [first, second]) await insist(stage, stage.here, request)
    for (const request of [first, second]) {
      const orderId = intentOf(stage, request)?.orderId
      const order = stage.store.orders.find((candidate) => candidate.orderId === orderId)
      expect(order?.lines.map(({ itemId }) => itemId).toSorted()).toEqual(itemsOf(request))
    }
    expect(stage.standing()).toHaveLength(2)
  })
})

describe('a line stands once', () => {
  test('60 lines, shown on pages of 20, one of them late: 60 lines', async () => {
    const stage = openStage({ pageSize: 20 })
    const request = stage.request('ada', 60)
    stage.store.fates.push('good', ...Array.from({ length: 30 }, () => 'good' as const), 'late')
    await insist(stage, stage.here, request)
    await stage.pass(60_000)
    expect(stage.standing()).toEqual([itemsOf(request)])
  })

  test.for(SEEDS)(
    'a gateway stopped with an old list in its hands sends nothing by it when it wakes, seed %i',
    async (seed) => {
      const stage = openStage({ seed })
      stage.there.process.alive = false
      stage.store.fates.push('good', 'answer-lost')
      const request = stage.request('ada', 1)
      stage.place(stage.here, request)
      stage.store.lagMs = 0
      await stage.until(() => stage.store.orders.length === 1)
      stage.store.lagMs = 45_000
      await stage.until(() => intentOf(stage, request)?.lines[0]?.attempts.at(-1) === 'doubtful')
      await stage.pass(38_000)
      // Shorter than a turn lasts, and until after the window.
      stopWithAnOldList(stage, 24_000)
      await stage.pass(5 * 60_000)
      expect(stage.standing()).toEqual([itemsOf(request)])
      expect(intentOf(stage, request)?.state).toBe('placed')
    },
  )

  test('a line that was refused once has the whole window when it is tried again', async () => {
    const stage = openStage()
    stage.store.fates.push('good', 'no')
    const request = stage.request('ada', 1)
    const first = stage.place(stage.here, request)
    await stage.until(() => first.outcome !== undefined)
    expect(first.outcome).toMatchObject({ status: 'incomplete' })
    await stage.pass(70_000)
    stage.store.fates.push('answer-lost')
    stage.store.lagMs = 30_000
    stage.ask(stage.here, request, 'retry')
    await stage.pass(5 * 60_000)
    expect(stage.standing()).toEqual([itemsOf(request)])
  })
})

/** Stops a gateway once the store has answered it that an order has no lines, before it has heard so. */
function stopWithAnOldList({ here: { process }, time }: Stage, ms: number): void {
  const ask = process.ask
  process.ask = (thereMs, backMs, look) =>
    ask(thereMs, backMs, () => {
      const seen = look()
      if (Array.isArray(seen) && seen.length === 0) {
        process.ask = ask
        process.pausedUntilMs = time.nowMs() + ms
      }
      return seen
    })
}

describe('a record that is lost begins nothing', () => {
  test('everything forgotten: a tab that asks again orders nothing, and is told that nobody knows', async () => {
    const stage = openStage()
    stage.store.fates.push('answer-lost')
    stage.store.lagMs = 30_000
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.until(() => stage.store.orders.length === 1)
    stage.once.forgetAll()
    await stage.pass(45_000)
    const again = stage.place(stage.there, request)
    await stage.until(() => again.outcome !== undefined)
    expect(again.outcome).toMatchObject({ status: 'unknown' })
    await stage.pass(10 * 60_000)
    expect(stage.store.orders).toHaveLength(1)
  })

  test('one record evicted: as that', async () => {
    const stage = openStage()
    stage.store.fates.push('answer-lost')
    stage.store.lagMs = 30_000
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.until(() => stage.store.orders.length === 1)
    await stage.pass(2_000)
    stage.once.evictOne()
    const again = stage.place(stage.there, request)
    await stage.until(() => again.outcome !== undefined)
    expect(again.outcome).toMatchObject({ status: 'unknown' })
    expect(stage.store.orders).toHaveLength(1)
  })

  test('another version wrote it: it is not begun anew', async () => {
    const stage = openStage()
    const request = stage.request('ada', 2)
    const text = JSON.stringify({ format: 99, readableFrom: 99, intent: {} })
    const kept = { intentId: request.key, customerId: 'ada', version: 1, stage: 'open', text } as const
    stage.once.kept.set(request.key, kept)
    const placed = stage.place(stage.here, request)
    await stage.until(() => placed.outcome !== undefined)
    expect(placed.outcome).toMatchObject({ status: 'unknown' })
    await stage.pass(10 * 60_000)
    expect(stage.store.orders).toHaveLength(0)
    expect(stage.once.kept.get(request.key)).toEqual(kept)
  })

  test('a checkout of eight days ago places nothing, by itself or by a press', async () => {
    const stage = openStage()
    const request = stage.request('ada', 2)
    stage.here.process.skewMs = 8 * 24 * 60 * 60_000
    const asked = stage.ask(stage.here, request)
    const placed = stage.place(stage.here, request)
    await stage.until(() => asked.outcome !== undefined && placed.outcome !== undefined)
    expect(asked.outcome).toMatchObject({ status: 'unknown' })
    expect(placed.outcome).toMatchObject({ status: 'unknown' })
    expect(stage.store.orders).toHaveLength(0)
  })

  test('what was asked about before it was begun can never be begun', async () => {
    const stage = openStage()
    const request = stage.request('ada', 2)
    const asked = stage.ask(stage.here, request)
    await stage.until(() => asked.outcome !== undefined)
    const placed = stage.place(stage.there, request)
    await stage.until(() => placed.outcome !== undefined)
    expect(placed.outcome).toEqual({ status: 'not-placed', reason: 'never-begun' })
    expect(stage.store.orders).toHaveLength(0)
  })

  test('a request that arrives after what was confirmed instead begins nothing beside it', async () => {
    const stage = openStage()
    const [late, instead] = [stage.request('ada', 2), stage.request('ada', 3)]
    const asked = stage.ask(stage.here, late)
    await stage.until(() => asked.outcome !== undefined)
    expect(asked.outcome).toEqual({ status: 'not-placed', reason: 'never-begun' })
    const [placed, arrived] = [stage.place(stage.here, instead), stage.place(stage.there, late)]
    await stage.until(() => placed.outcome !== undefined && arrived.outcome !== undefined)
    expect([placed.outcome?.status, arrived.outcome?.status]).toEqual(['placed', 'not-placed'])
    expect(stage.standing()).toEqual([itemsOf(instead)])
  })
})

describe('what a customer leaves is finished', () => {
  test.for(['sqlite', 'redis'] as const)('a crash after the header and 3 of 20 lines, %s', async (kind) => {
    const stage = openStage({ kind })
    const request = stage.request('ada', 20)
    stage.place(stage.here, request)
    await stage.until(() => stage.store.orders[0]?.lines.length === 3)
    stage.here.process.alive = false
    await stage.until(() => intentOf(stage, request)?.state === 'placed')
    await stage.pass(1_000)
    expect(stage.standing()).toEqual([itemsOf(request)])
    expect(stage.mails.filter(({ kind: what }) => what === 'order')).toHaveLength(1)
  })
})

describe('the price and the address are those that were confirmed', () => {
  test('a price that rose after a refusal is said, and nothing is ordered', async () => {
    const stage = openStage()
    stage.store.fates.push('refused-connection')
    const first = stage.request('ada', 1)
    const refused = stage.place(stage.here, first)
    await stage.until(() => refused.outcome !== undefined)
    expect(refused.outcome).toEqual({ status: 'not-placed', reason: 'store-unavailable' })
    stage.store.items.set('mat-000', simulatedItem('mat-000', 1_500))
    const items = [{ itemId: 'mat-000', quantity: 1, price: cents(1_000) }]
    const second = stage.request('ada', 1, { items, total: totalOf(items) })
    const changed = stage.place(stage.here, second)
    await stage.until(() => changed.outcome !== undefined)
    expect(changed.outcome).toMatchObject({ status: 'changed', changes: [{ kind: 'price', was: 1_000, now: 1_500 }] })
    expect(stage.store.orders).toHaveLength(0)
  })

  test('a total that was shown otherwise is said, and nothing is ordered', async () => {
    const stage = openStage()
    const request = stage.request('ada', 2, { total: cents(1) })
    const placed = stage.place(stage.here, request)
    await stage.until(() => placed.outcome !== undefined)
    expect(placed.outcome).toMatchObject({ status: 'changed' })
    expect(stage.store.orders).toHaveLength(0)
  })

  test('an address that was put right before the retry is not ignored', async () => {
    const stage = openStage()
    stage.store.fates.push('lost')
    const request = stage.request('ada', 2)
    stage.place(stage.here, request)
    await stage.pass(2_000)
    const corrected = { ...request, shipTo: { attentionTo: '', ...place, addressLine1: '2 Ship Road' } }
    const again = stage.place(stage.there, corrected)
    await stage.until(() => again.outcome !== undefined)
    expect(again.outcome).toMatchObject({ status: 'differs' })
  })
})

/** Asks again, as a page does, until one of these has come of it. */
async function insist(
  stage: Stage,
  gateway: Gateway,
  request: OrderRequest,
  ends: readonly string[] = ['placed'],
): Promise<Awaited> {
  for (;;) {
    const answer = stage.place(gateway, request)
    await stage.until(() => 'outcome' in answer || 'error' in answer)
    if (ends.includes(answer.outcome?.status ?? '')) return answer
    if (answer.outcome?.status === 'not-placed') throw new Error('It was said that nothing was ordered.')
    if (stage.time.nowMs() > 15 * 60_000) throw new Error(`It came to ${JSON.stringify(answer)}.`)
    await stage.pass(2_000)
  }
}

function intentOf({ once }: Stage, { key }: OrderRequest) {
  const kept = once.kept.get(key)
  return kept && readIntent(kept.text)
}

function itemsOf({ items }: OrderRequest): string[] {
  return items.map(({ itemId }) => itemId).toSorted()
}
