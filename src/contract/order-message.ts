import * as v from 'valibot'
import type { Order, OrderLine } from '#domain/order.ts'

const StatusMessage = v.object({ text: v.string(), tone: v.picklist(['success', 'warning']) })

export const OrderMessage: v.GenericSchema<unknown, Order> = v.object({
  orderId: v.string(),
  displayAddress: v.string(),
  displayDate: v.string(),
  displayTotal: v.string(),
  status: StatusMessage,
  paidStatus: StatusMessage,
})

export const OrderLineMessage: v.GenericSchema<unknown, OrderLine> = v.object({
  orderLineId: v.string(),
  itemId: v.string(),
  // A gateway of before did not say it.
  code: v.optional(v.string(), ''),
  name: v.string(),
  quantity: v.number(),
  displayPrice: v.string(),
  displayDiscount: v.string(),
  displayTotal: v.string(),
})
