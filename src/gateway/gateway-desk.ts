import { DAY_MS } from '#domain/day.ts'
import type { Mailer } from '#flows/mailer.ts'
import { type OrderDesk, orderDesk } from '#flows/order-desk.ts'
import type { OrderWindows } from '#flows/order-ports.ts'
import type { StoreApi } from '#store-api/store-api.ts'
import type { OnceStore } from './once-store.ts'
import { saidOnce } from './said-once.ts'
import { type ProcessClock, processClock } from './with-lease.ts'

export interface GatewayDeskPorts {
  store: StoreApi
  mailer: Mailer
  once: OnceStore
  shopName: string
  nowMs: () => number
  windows: OrderWindows
  log: (line: string) => void
  clock?: ProcessClock
}

/** The turn in which everything happens that writes a customer or an order of theirs. */
export function customerTurn(customerId: string): string {
  return `customer:${customerId}`
}

/** The desk of this gateway: orders are kept in the store of turns, which guards every write. */
export function gatewayDesk({ once, clock = processClock, ...ports }: GatewayDeskPorts): OrderDesk {
  return orderDesk({
    ...ports,
    settledByCommand: true,
    intents: once.intents,
    inTurn: (customerId, waitMs, work) => once.exclusively(customerTurn(customerId), waitMs, work),
    monotonicMs: clock.monotonicMs,
  })
}

const EVERY_MS = 5_000
const FORGET_EVERY_MS = 60 * 60_000
/** Longer than any key can be asked about. */
const KEPT_FINAL_MS = 60 * DAY_MS
/** A key begins nothing after twenty minutes; a day is more than clocks are wrong by. */
const KEPT_SPENT_MS = DAY_MS

/** Takes up what is open, again and again, until the returned function is called; one sweep at a time. What fails is logged. */
export function keepSweeping(
  desk: Pick<OrderDesk, 'sweep'>,
  once: Pick<OnceStore, 'intents' | 'forgetOutlived'>,
  log: (line: string) => void,
): () => void {
  const outages = saidOnce(log, processClock.monotonicMs)
  let sweeping = false
  const sweep = async () => {
    if (sweeping) return
    sweeping = true
    await desk.sweep().catch((error: unknown) => outages.log(`Orders could not be looked after: ${said(error)}`))
    sweeping = false
  }
  const forget = async () => {
    try {
      await once.intents.forget('final', Date.now() - KEPT_FINAL_MS)
      await once.intents.forget('spent', Date.now() - KEPT_SPENT_MS)
      await once.forgetOutlived()
    } catch (error) {
      log(`Old orders could not be put away: ${said(error)}`)
    }
  }
  const ends = [
    processClock.every(EVERY_MS, () => void sweep()),
    processClock.every(FORGET_EVERY_MS, () => void forget()),
  ]
  void sweep()
  return () => {
    for (const end of ends) end()
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
