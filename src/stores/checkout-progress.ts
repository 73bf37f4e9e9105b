import * as v from 'valibot'
import type { Progress } from '#domain/checkout-state.ts'
import { OrderRequestSchema } from '#domain/order-request.ts'
import { personalAtom } from './session-atom.ts'

const Items = v.array(v.object({ itemId: v.string(), quantity: v.number() }))

// An attempt of the version before has no request: it can be asked about, and not begun.
const Attempt = v.pipe(
  v.object({
    request: v.fallback(v.optional(OrderRequestSchema), undefined),
    key: v.string(),
    customerId: v.string(),
    inCart: Items,
  }),
  v.transform(({ request, ...attempt }) => ({ request, ...attempt })),
)

const ProgressRecord: v.GenericSchema<unknown, Progress> = v.variant('status', [
  v.object({ status: v.literal('none') }),
  v.object({ status: v.literal('sent'), attempt: Attempt }),
  v.object({
    status: v.literal('incomplete'),
    attempt: Attempt,
    orderId: v.string(),
    failedItems: v.array(v.object({ itemId: v.string(), name: v.string() })),
  }),
])

/** How far this tab knows an order has got; it outlives a reload, a way out and back, and a new login. */
export const $progress = personalAtom<Progress>('checkout', { status: 'none' }, ProgressRecord)
