import type { Mailer } from '#flows/mailer.ts'
import type { OrderDesk } from '#flows/order-desk.ts'
import { ORDER_WINDOWS, type OrderPorts } from '#flows/order-ports.ts'
import { siteName } from '#site-name.ts'
import { browserIntents, inThisTab } from './direct-intents.ts'

/** The desk in this browser. It is loaded when it has something to do: nothing else of a customer needs it. */
export interface DirectDesk {
  /**
   * The desk, once it has taken up what earlier pages left: no server does, and while one order is in doubt the next
   * ones wait. Throws OrdersNotKeptError, and when a script cannot be had.
   */
  open(): Promise<OrderDesk>
  /** Takes up what earlier pages left, if anything. Throws as `open`. */
  takeUp(): Promise<void>
}

export function directDesk(
  store: OrderPorts['store'],
  openMailer: () => Promise<Mailer>,
  log: (line: string) => void,
): DirectDesk {
  const intents = browserIntents()
  let desk: OrderDesk | undefined
  async function open(): Promise<OrderDesk> {
    const [{ orderDesk }, mailer] = await Promise.all([import('#flows/order-desk.ts'), openMailer()])
    desk ??= orderDesk({
      store,
      mailer,
      intents,
      inTurn: (_, __, work) => inThisTab(work),
      nowMs: Date.now,
      monotonicMs: () => performance.now(),
      windows: ORDER_WINDOWS,
      shopName: siteName,
      settledByCommand: false,
      log,
    })
    await desk.sweep()
    return desk
  }
  return {
    open,
    async takeUp() {
      if ((await intents.unfinished()).length > 0) await open()
    },
  }
}
