import * as v from 'valibot'
import { CheckoutForm } from '#domain/checkout-form.ts'
import { personalAtom } from './session-atom.ts'

const Items = v.array(v.object({ itemId: v.string(), quantity: v.number() }))

const Attempt = v.object({
  key: v.string(),
  customerId: v.string(),
  items: Items,
  /** Those of the items that still lie in the cart for it. */
  inCart: Items,
  billing: CheckoutForm,
})
/** One order on its way; asking again with all of this never orders twice. */
export type Attempt = v.InferOutput<typeof Attempt>

const Progress = v.variant('status', [
  v.object({ status: v.literal('none') }),
  v.object({ status: v.literal('sent'), attempt: Attempt }),
  v.object({
    status: v.literal('incomplete'),
    attempt: Attempt,
    orderId: v.string(),
    failedItems: v.array(v.object({ itemId: v.string(), name: v.string() })),
  }),
])
type Progress = v.InferOutput<typeof Progress>

/** How far this tab knows an order has got; it outlives a reload, a way out and back, and a new login. */
export const $progress = personalAtom<Progress>('checkout', { status: 'none' }, Progress)

/** What has been typed into the billing details in this visit, and by whom. */
export const $billingDraft = personalAtom<{ customerId: string; typed: Record<string, string> }>(
  'billing-draft',
  { customerId: '', typed: {} },
  v.object({ customerId: v.string(), typed: v.record(v.string(), v.string()) }),
)
