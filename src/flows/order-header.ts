import { doubtfulOf, endsWith, type Intent, isInDoubt, isUnaccounted, known } from '#domain/intent.ts'
import type { OrderDraft } from '#domain/order.ts'
import { holdsOnlyLinesOf, mayBeOrderOf } from '#domain/order-match.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { handOver } from './order-mails.ts'
import { remarksOf } from './order-remarks.ts'
import type { OrderRun } from './order-run.ts'
import { certainlyFailed } from './sent-or-not.ts'

/** Attempts at one order without an answer: a second one is made when the first can no longer arrive, a third never. */
const MOST_DOUBTS = 2

/** The order stands, whether this run, an earlier one or a lost answer made it; or it is known why not. Throws StoreApiError. */
export async function ensureOrder(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  if (intent.orderId !== '' || intent.state !== 'open') return intent
  if (endsWith(intent.header, 'begun')) await run.keep({ ...intent, header: known(intent.header, 'doubtful') })
  if (doubtfulOf(run.latest().header) > 0) {
    const settled = await settleDoubt(run)
    if (settled !== 'send-again') return settled
  }
  // An order in doubt is settled first: two of them could not be told apart.
  if (run.others.some(isInDoubt)) return run.latest()
  return sendOrder(run)
}

/** Compares an order in doubt with what the store shows. What cannot be read may be the order: it is not sent again. */
async function settleDoubt(run: OrderRun): Promise<Intent | 'send-again'> {
  const intent = run.latest()
  const { intentId, header } = intent
  const watchedMs = run.watched.sinceMs(`${intentId} order ${header.length}`)
  const { like, unclear } = await ordersLike(run, intent)
  const [orderId, another] = like
  if (another !== undefined) return handOver(run, 'several-orders')
  if (orderId !== undefined) return run.keep({ ...intent, orderId })
  if (watchedMs < run.windows.doubtMs) return intent
  const spent = doubtfulOf(header) >= MOST_DOUBTS || endsWith(header, 'ruled-out')
  return spent || unclear ? handOver(run, 'order-not-shown') : 'send-again'
}

/**
 * The ids of new orders that may be this one, and of any that may be another intent's as well; at most two matter.
 * `unclear` when another may be this one all the same: one that cannot be read, or one that has another total or
 * address and no line but ours. A store may cut an address, lack its letters, or say a total once lines stand.
 */
async function ordersLike(run: OrderRun, intent: Intent): Promise<{ like: string[]; unclear: boolean }> {
  const foreign = new Set([...intent.earlierOrderIds, ...run.others.map(({ orderId }) => orderId)])
  const listed = await run.store.orders(intent.customerId)
  const like: string[] = []
  let unclear = listed.unreadable.length > 0
  for (const order of listed.entries.filter(({ orderId }) => !foreign.has(orderId))) {
    const { entries, unreadable } = await run.store.orderLines(order.orderId)
    if (!holdsOnlyLinesOf(intent, entries)) continue
    if (unreadable.length > 0 || !mayBeOrderOf(intent, order)) {
      unclear = true
      continue
    }
    like.push(order.orderId)
    const doubles = run.others.filter((other) => isUnaccounted(other) && mayBeOrderOf(other, order))
    like.push(...doubles.map(({ intentId }) => intentId))
  }
  return { like, unclear }
}

async function sendOrder(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  const { customerId, header } = intent
  const earlierOrderIds =
    header.length > 0
      ? intent.earlierOrderIds
      : (await run.store.orders(customerId)).entries.map((order) => order.orderId)
  const begun = await run.keep({ ...intent, earlierOrderIds, header: [...header, 'begun'] })
  run.turn.demand()
  try {
    const orderId = await run.store.createOrder(draftOf(begun, run.nowMs()))
    const taken = new Set([...earlierOrderIds, ...run.others.map((other) => other.orderId)])
    // A number that was there before is no answer.
    if (!taken.has(orderId)) return run.keep({ ...begun, header: known(begun.header, 'answered'), orderId })
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error
    run.log(`${intent.reference} got no order: ${error.message}`)
    if (certainlyFailed(error)) return ruledOut(run)
  }
  await run.keep({ ...begun, header: known(begun.header, 'doubtful') })
  await settleDoubt(run)
  return run.latest()
}

/** This attempt did nothing; an earlier one may have. */
async function ruledOut(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  const header = known(intent.header, 'ruled-out')
  if (doubtfulOf(header) === 0) return run.keep({ ...intent, header, state: 'not-placed', reason: 'store-unavailable' })
  await run.keep({ ...intent, header })
  return handOver(run, 'order-not-shown')
}

/** The store's one address line takes both of ours. */
function draftOf({ billing, shipTo, ...intent }: Intent, nowMs: number): OrderDraft {
  const addressLine1 = [shipTo.addressLine1, shipTo.addressLine2].filter((line) => line !== '').join(', ')
  return {
    customerId: intent.customerId,
    customerName: `${billing.firstName} ${billing.lastName}`,
    shippingAddress: { ...shipTo, addressLine1, addressLine2: '' },
    pieces: intent.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: intent.total,
    remarks: remarksOf({ ...intent, billing, shipTo }),
    placedAt: new Date(nowMs).toISOString(),
  }
}
