import { cents } from '#domain/cents.ts'
import { checkoutKey } from '#domain/checkout-key.ts'
import { totalOf } from '#domain/intent.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import { place } from '../gateway/billing.ts'
import { DAY_ONE_MS } from './process.ts'
import { chance, scheduler } from './scheduler.ts'
import { type Kind, simulatedOnce } from './simulated-once.ts'
import { type Spelling, simulatedItem, simulatedStore } from './simulated-store.ts'
import { customerOf, type Gateway, openGateway, type Surroundings, WINDOW_MS } from './world.ts'

export interface StageOptions {
  /** Chance is left for the milliseconds that calls take. */
  seed?: number
  kind?: Kind
  pageSize?: number
  spelling?: Spelling
}

/** What a call came to, once it has come back. */
export interface Awaited {
  outcome?: PlacingOutcome | { status: 'busy' }
  error?: unknown
}

/** Two gateways, a store and a record of orders in which nothing goes wrong but what a scenario says. */
export interface Stage extends Surroundings {
  here: Gateway
  there: Gateway
  /** A confirmed order of so many lines, at the prices that the store has now. */
  request(customerId: string, lines: number, changed?: Partial<OrderRequest>): OrderRequest
  place(gateway: Gateway, request: OrderRequest): Awaited
  ask(gateway: Gateway, request: OrderRequest, way?: 'ask' | 'retry' | 'leave'): Awaited
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  /** Lets time pass until something has happened. Throws when it has not within ten minutes. */
  until(happened: () => boolean): Promise<void>
  /** All orders of ours in the store, as their lines. */
  standing(): string[][]
}

const MOST_MS = 10 * 60_000

export function openStage({ seed = 1, kind = 'sqlite', pageSize = 0, spelling = 'as-sent' }: StageOptions = {}): Stage {
  const luck = chance(seed)
  const time = scheduler()
  const habits = { faults: 0, mostLagMs: 0, pageSize, mostDelayMs: 30_000, windowMs: WINDOW_MS, spelling }
  const store = simulatedStore(time, luck, habits)
  const once = simulatedOnce(time, luck, kind)
  store.faulty = false
  store.lagMs = 0
  once.faulty = false
  const around: Surroundings = { time, store, once, mails: [] }
  const [here, there] = [openGateway(around, luck, WINDOW_MS), openGateway(around, luck, WINDOW_MS)]
  const wait = (promise: Promise<PlacingOutcome | { status: 'busy' }>): Awaited => {
    const awaited: Awaited = {}
    promise.then(
      (outcome) => Object.assign(awaited, { outcome }),
      (error: unknown) => Object.assign(awaited, { error }),
    )
    return awaited
  }
  const pass = (ms: number, enough: () => boolean = () => false) => time.run(time.nowMs() + ms, enough)
  let keys = 0
  return {
    ...around,
    here,
    there,
    request(customerId, count, changed = {}) {
      const items = Array.from({ length: count }, (_, index) => {
        const itemId = `mat-${String(index).padStart(3, '0')}`
        if (!store.items.has(itemId)) store.items.set(itemId, simulatedItem(itemId, 1_000))
        const price = store.items.get(itemId)?.price
        return { itemId, quantity: 1, price: price === undefined || price === 'on-request' ? cents(0) : price }
      })
      keys += 1
      return {
        key: checkoutKey(
          DAY_ONE_MS + time.nowMs(),
          Uint8Array.from({ length: 10 }, () => keys),
        ),
        customerId,
        items,
        total: totalOf(items),
        billing: { firstName: customerId, lastName: 'B', company: '', ...place },
        shipTo: { attentionTo: '', ...place },
        notes: { purchaseOrder: 'Web order W-00000001', deliveryNote: 'W-00000002 · Web order W-00000003' },
        ...changed,
      }
    },
    place: ({ desk }, request) => wait(desk.place(request, async () => customerOf(request.customerId))),
    ask: ({ desk }, { customerId, key }, way = 'ask') => wait(desk[way](customerId, key)),
    pass: (ms) => pass(ms),
    async until(happened) {
      await pass(MOST_MS, happened)
      if (!happened()) throw new Error('It did not happen within ten minutes.')
    },
    standing: () =>
      store.orders.filter(({ foreign }) => !foreign).map(({ lines }) => lines.map(({ itemId }) => itemId).toSorted()),
  }
}
