import * as v from 'valibot'
import { cents } from './cents.ts'
import { BillingForm, NotesForm, ShipToForm } from './checkout-form.ts'
import { MOST_ORDER_LINES, NO_NOTES, type OrderRequest } from './placed-order.ts'

/** An id as the store hands them out. */
export const idText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** The key of a checkout; see `checkoutKey`. */
export const keyText = v.pipe(v.string(), v.uuid())

/** An amount in whole cents. */
export const wholeCents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((amount) => cents(amount)),
)

/** A request as it is sent, and as a tab keeps it until its order stands. */
export const OrderRequestSchema: v.GenericSchema<unknown, OrderRequest> = v.strictObject({
  key: keyText,
  customerId: idText,
  items: v.pipe(
    v.array(
      v.strictObject({
        itemId: idText,
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999)),
        price: wholeCents,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_ORDER_LINES),
    v.check((items) => new Set(items.map((item) => item.itemId)).size === items.length, 'item-named-twice'),
  ),
  total: wholeCents,
  billing: BillingForm,
  shipTo: ShipToForm,
  // A page that was open before there were any sends none.
  notes: v.optional(NotesForm, NO_NOTES),
})
