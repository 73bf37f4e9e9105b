import * as v from 'valibot'
import type { Progress } from '#domain/checkout-state.ts'
import { OrderRequestSchema } from '#domain/order-request.ts'
import { $session } from './session.ts'
import { personalAtom, sessionAtom } from './session-atom.ts'

const Items = v.array(v.object({ itemId: v.string(), quantity: v.number() }))

// Without its request an attempt can be asked about all the same.
const Attempt = v.pipe(
  v.object({
    request: v.fallback(v.optional(OrderRequestSchema), undefined),
    key: v.string(),
    customerId: v.string(),
    inCart: Items,
    isEarlier: v.optional(v.boolean(), false),
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

const NONE: Progress = { status: 'none' }

/** All that is known, with what was typed for as long as its customer is there. */
const $whole = personalAtom('checkout', NONE, ProgressRecord)
/** What outlives logging out, so that who comes back does not order twice: nothing that was typed. */
const $bare = sessionAtom('order-under-way', NONE, ProgressRecord)

/** How far this tab knows an order has got; it outlives a reload, a way out and back, a log-out and a new login. */
export const checkoutProgress = {
  get: (): Progress => ($whole.get().status === 'none' ? $bare.get() : $whole.get()),
  set(progress: Progress): void {
    const bare = withoutTyped(progress)
    const isTheirs = progress.status !== 'none' && progress.attempt.customerId === $session.get()?.customerId
    $whole.set(isTheirs ? progress : bare)
    $bare.set(bare)
  },
}

function withoutTyped(progress: Progress): Progress {
  return progress.status === 'none' ? progress : { ...progress, attempt: { ...progress.attempt, request: undefined } }
}
