import type { Intent } from '#domain/intent.ts'
import { refusedItems } from '#domain/intent-outcome.ts'
import { leaveOrder, tellAgain } from './order-mails.ts'
import type { OrderRun } from './order-run.ts'
import { placeOrder } from './place-order.ts'

/** Goes on with what can be gone on with. */
export async function goOn(run: OrderRun): Promise<Intent> {
  const { state } = run.latest()
  if (state === 'with-person') return tellAgain(run)
  return state === 'open' || state === 'incomplete' ? placeOrder(run) : run.latest()
}

/** Leaves an order without the lines that the store refused; one that lacks none goes on. */
export async function leaveIncomplete(run: OrderRun): Promise<Intent> {
  return run.latest().state === 'incomplete' ? leaveOrder(run) : goOn(run)
}

/** Tries the lines again that the store refused. */
export async function tryRefusedAgain(run: OrderRun): Promise<Intent> {
  const intent = run.latest()
  if (intent.state !== 'incomplete') return goOn(run)
  const refused = new Set(refusedItems(intent).map(({ itemId }) => itemId))
  const lines = intent.lines.map((line) => (refused.has(line.itemId) ? { ...line, attempts: [] } : line))
  await run.keep({ ...intent, state: 'open', lines })
  return placeOrder(run)
}
