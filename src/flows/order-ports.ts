import type { CatalogueCalls } from '#store-api/catalogue-calls.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'
import type { IntentStore } from './intent-store.ts'
import type { Mailer } from './mailer.ts'
import type { Turn } from './turn.ts'

/** What placing orders works with, in the gateway, in the browser and in the simulation. */
export interface OrderPorts {
  store: Pick<CatalogueCalls, 'item'> & OrderCalls
  mailer: Mailer
  intents: IntentStore
  /** Work alone for one customer; undefined when the turn was not free within `waitMs`. */
  inTurn<T>(customerId: string, waitMs: number, work: (turn: Turn) => Promise<T>): Promise<{ done: T } | undefined>
  /** The time of day, for records and for keys. */
  nowMs: () => number
  /** Time that only grows, for waiting. */
  monotonicMs: () => number
  windows: OrderWindows
  shopName: string
  /** Whether the shop has this record of orders, and so the command that settles one. */
  settledByCommand: boolean
  /** Where the owner reads of trouble; never given a customer's text. */
  log: (line: string) => void
}

export interface OrderWindows {
  /** How long a call without an answer may still be on its way, or not yet be shown. */
  doubtMs: number
  /** How long an order is worked at before a person is asked. */
  handOverMs: number
}

/** The API gives no promise; a minute outlasts time limits of both sides, and what lies between. */
export const ORDER_WINDOWS: OrderWindows = { doubtMs: 60_000, handOverMs: 8 * 60_000 }
