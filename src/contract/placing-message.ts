import * as v from 'valibot'
import { idText, keyText, wholeCents } from '#domain/order-request.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'

/** Which checkout, and what to do about lines that were refused. */
export const RepeatOrderRequest = v.strictObject({
  key: keyText,
  customerId: idText,
  way: v.picklist(['ask', 'retry', 'leave']),
})
export type RepeatOrderRequest = v.InferOutput<typeof RepeatOrderRequest>

const item = { itemId: v.string(), name: v.string() }
const reference = v.string()

export const PlacingMessage: v.GenericSchema<unknown, PlacingOutcome> = v.variant('status', [
  v.object({
    status: v.literal('placed'),
    orderId: v.string(),
    total: wholeCents,
    reference,
    confirmation: v.picklist(['sent', 'not-sent', 'unknown']),
  }),
  v.object({
    status: v.literal('incomplete'),
    orderId: v.string(),
    reference,
    failedItems: v.array(v.object(item)),
  }),
  v.object({ status: v.literal('left'), orderId: v.string(), reference }),
  v.object({
    status: v.literal('not-placed'),
    reason: v.picklist(['store-unavailable', 'changed', 'never-begun', 'settled']),
  }),
  v.object({
    status: v.literal('changed'),
    changes: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('price'), ...item, was: wholeCents, now: wholeCents }),
        v.object({ kind: v.literal('unavailable'), ...item }),
        v.object({ kind: v.literal('quantity'), ...item, sold: v.string() }),
      ]),
    ),
  }),
  v.object({ status: v.literal('being-completed'), reference }),
  v.object({ status: v.literal('with-person'), reference }),
  v.object({ status: v.literal('unknown'), reference }),
  v.object({ status: v.literal('differs'), reference }),
])

/** Outcomes that are answered with status 409: something is not as it was when the button was pressed. */
export const CONFLICTS: readonly PlacingOutcome['status'][] = ['changed', 'differs']
