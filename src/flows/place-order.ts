import { type Intent, isFinal, isUnsent, isWhole } from '#domain/intent.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { ensureOrder } from './order-header.ts'
import { ensureLines } from './order-lines.ts'
import { confirmOrder, handOver } from './order-mails.ts'
import { isOverdue, type OrderRun } from './order-run.ts'

/**
 * Brings an intent as far as it can be brought now: the order, its lines one by one, the confirmation. Every attempt is
 * written before it is sent, and one without an answer is compared with what the store shows before it is repeated,
 * once. What does not come out in time is handed to a person. Returns the intent as it is kept.
 * Throws TurnLostError when the turn went to somebody else, and what the intent store throws.
 */
export async function placeOrder(run: OrderRun): Promise<Intent> {
  const overdue = isOverdue(run)
  // Nobody knows whether it is still wanted.
  if (overdue && isUnsent(run.latest())) return handOver(run, 'took-too-long')
  try {
    const ordered = await ensureOrder(run)
    if (ordered.state === 'open' && ordered.orderId !== '') await ensureLines(run)
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error
    run.log(`${run.latest().reference} waits: ${error.message}`)
  }
  const reached = run.latest()
  if (reached.state === 'open' && isWhole(reached)) return confirmOrder(run)
  if (!overdue || isFinal(reached) || reached.state === 'with-person') return reached
  return handOver(run, reached.state === 'incomplete' ? 'incomplete' : 'took-too-long')
}
