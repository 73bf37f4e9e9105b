import { atom } from 'nanostores'
import { BackendError } from '#client/call-gateway.ts'
import { MOST_ORDERS_AT_ONCE, type OrderLine } from '#domain/order.ts'
import { type Reading, readInParts } from '#flows/read-in-parts.ts'
import { $orders } from './orders.ts'
import { asCustomer } from './require-log-in.ts'

export type { Reading }

/** How far the lines of all orders have been read. */
export const $reading = atom<Reading>({ status: 'unread' })

/** The lines that are known, by the id of their order. They live as long as the page. */
export const $linesOf = atom<ReadonlyMap<string, readonly OrderLine[]>>(new Map())

const reader = readInParts<string>({
  size: MOST_ORDERS_AT_ONCE,
  isKnown: (orderId) => $linesOf.get().has(orderId),
  async readPart(orderIds) {
    const found = await asCustomer((account) => account.orderLines(orderIds))
    const lines = new Map(found.map((order) => [order.orderId, order.lines]))
    // An order that has gone meanwhile has no lines, and is not asked about again.
    $linesOf.set(new Map([...$linesOf.get(), ...orderIds.map((id) => [id, lines.get(id) ?? []] as const)]))
  },
  pauseAfter(error) {
    const asked = error instanceof BackendError && (error.status === 429 || error.status === 503)
    return asked ? (error.problem.retryAfterS ?? 1) * 1_000 : undefined
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  view: $reading,
})

/** Reads the lines of every order, newest first, in parts. Going on after a stop is the same call. */
export async function readOrderLines(): Promise<void> {
  const state = $orders.get()
  if (state.status === 'ready') await reader.read(state.orders.map(({ orderId }) => orderId))
}

/** The same where nobody pressed for it: what was stopped goes on by a press alone. */
export async function readOrderLinesUnlessStopped(): Promise<void> {
  if ($reading.get().status !== 'stopped') await readOrderLines()
}

/** Stops after the part that is on its way, and at once in a pause. */
export function stopReading(): void {
  reader.stop()
}
