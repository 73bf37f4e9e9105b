import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import { CheckoutForm } from '#domain/checkout-form.ts'
import { MOST_LINES, type PlacingOutcome } from '#domain/placed-order.ts'

const itemId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** `POST /api/orders`: item ids and quantities, never prices. */
export const PlaceOrderRequest = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  items: v.pipe(
    v.array(
      v.strictObject({ itemId, quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999)) }),
    ),
    v.minLength(1),
    v.maxLength(MOST_LINES),
    v.check((items) => new Set(items.map((item) => item.itemId)).size === items.length, 'names an item twice'),
  ),
  billing: CheckoutForm,
})

const FailedItemMessage = v.object({ itemId: v.string(), name: v.string() })

export const PlacingMessage: v.GenericSchema<unknown, PlacingOutcome> = v.variant('status', [
  v.object({
    status: v.literal('placed'),
    orderId: v.string(),
    total: v.pipe(
      v.number(),
      v.safeInteger(),
      v.transform((amount) => cents(amount)),
    ),
  }),
  v.object({ status: v.literal('incomplete'), orderId: v.string(), failedItems: v.array(FailedItemMessage) }),
  v.object({
    status: v.literal('not-placed'),
    reason: v.picklist(['store-unavailable', 'nothing-to-order', 'items-unavailable']),
    itemIds: v.array(v.string()),
  }),
  v.object({ status: v.literal('being-completed') }),
])
