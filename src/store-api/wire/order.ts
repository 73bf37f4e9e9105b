import * as v from 'valibot'
import { number, requiredText, text } from './fields.ts'

/** The body of `POST /Api/Order`; dollars are decimal numbers on the wire. */
export const WireOrderBody = v.object({
  orderID: v.string(),
  customerID: v.string(),
  customerName: v.string(),
  shipAddressLine1: v.string(),
  shipAttTo: v.string(),
  shipCity: v.string(),
  shipState: v.string(),
  shipPostalCode: v.string(),
  shipCountry: v.string(),
  itemCount: v.number(),
  itemTotal: v.number(),
  itemTotalDisplay: v.string(),
  orderStatus: v.string(),
  remarks: v.string(),
  action: v.object({
    OrderActionID: v.string(),
    OrderID: v.string(),
    ActionDate: v.string(),
    ActionType: v.string(),
    Remarks: v.string(),
    UserID: v.string(),
  }),
})
export type WireOrderBody = v.InferOutput<typeof WireOrderBody>

/** What placing an order answers. */
export const WirePlacedOrder = v.object({ orderID: requiredText })

/** An order as `GET /Api/Order` lists it. */
export const WireOrder = v.object({
  orderID: requiredText,
  addressDisplay: text,
  orderDateDisplay: text,
  itemTotalDisplay: text,
  orderStatusText: text,
  orderStatusClass: text,
  paidStatusText: text,
  paidStatusClass: text,
})

/** The body of `POST /Api/OrderItem`; one call a cart line. */
export const WireOrderItemBody = v.object({
  orderID: v.string(),
  itemID: v.string(),
  remarks: v.string(),
  itemPrice: v.number(),
  itemDiscount: v.number(),
  itemQty: v.number(),
  paymentStatus: v.string(),
  transaction: v.string(),
  returnURL: v.string(),
  itemCode: v.string(),
  itemName: v.string(),
  lineTotal: v.number(),
  itemPriceDisplay: v.string(),
  itemDiscountDisplay: v.string(),
  remarksDisplay: v.string(),
  lineTotalDisplay: v.string(),
})
export type WireOrderItemBody = v.InferOutput<typeof WireOrderItemBody>

/** An order line as `GET /Api/OrderItem` lists it. */
export const WireOrderItem = v.object({
  orderItemID: requiredText,
  itemID: text,
  itemCode: text,
  itemName: text,
  itemQty: number,
  itemPriceDisplay: text,
  itemDiscountDisplay: text,
  lineTotalDisplay: text,
})
