import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import { BillingForm, ShipToForm } from '#domain/checkout-form.ts'
import { MOST_LINES, type OrderRequest, type PlacingOutcome } from '#domain/placed-order.ts'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const key = v.pipe(v.string(), v.uuid())
const money = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((amount) => cents(amount)),
)

/** Who confirmed what, at the prices that were shown. They are compared, and never believed. */
export const PlaceOrderRequest: v.GenericSchema<unknown, OrderRequest> = v.strictObject({
  key,
  customerId: id,
  items: v.pipe(
    v.array(
      v.strictObject({
        itemId: id,
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999)),
        price: money,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LINES),
    v.check((items) => new Set(items.map((item) => item.itemId)).size === items.length, 'item-named-twice'),
  ),
  total: money,
  billing: BillingForm,
  shipTo: ShipToForm,
})

/** Which checkout, and what to do about lines that were refused. */
export const RepeatOrderRequest = v.strictObject({
  key,
  customerId: id,
  way: v.picklist(['ask', 'retry', 'leave']),
})
export type RepeatOrderRequest = v.InferOutput<typeof RepeatOrderRequest>

const item = { itemId: v.string(), name: v.string() }
const reference = v.string()

export const PlacingMessage: v.GenericSchema<unknown, PlacingOutcome> = v.variant('status', [
  v.object({
    status: v.literal('placed'),
    orderId: v.string(),
    total: money,
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
        v.object({ kind: v.literal('price'), ...item, was: money, now: money }),
        v.object({ kind: v.literal('unavailable'), ...item }),
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
