import * as v from 'valibot'
import { OrderRequestSchema } from '#domain/order-request.ts'
import type { Call } from './call.ts'
import { OrderLineMessage, OrderMessage } from './order-message.ts'
import { PlacingMessage, RepeatOrderRequest } from './placing-message.ts'

/** The customer's orders as the store lists them; `unread` counts those that the shop cannot read. */
export const list = {
  method: 'GET',
  path: '/api/orders',
  answer: v.object({ orders: v.array(OrderMessage), unread: v.optional(v.number(), 0) }),
} as const satisfies Call

/** One order with its lines; one of another customer is refused like one that does not exist. */
export const read = {
  method: 'GET',
  path: '/api/orders/:orderId',
  /** `unread` counts the lines that the store has and the shop cannot read. */
  answer: v.object({ order: OrderMessage, lines: v.array(OrderLineMessage), unread: v.optional(v.number(), 0) }),
  refusals: { 'no-such-order': 404 },
} as const satisfies Call

/** The lines of the orders whose ids are named, with commas between; ids that are not the customer's own are left out. */
export const lines = {
  method: 'GET',
  path: '/api/order-lines',
  query: 'orders',
  answer: v.object({ orders: v.array(v.object({ orderId: v.string(), lines: v.array(OrderLineMessage) })) }),
  refusals: { 'too-many-orders': 400 },
} as const satisfies Call

/** Places an order. Somebody else may have logged in since it was confirmed. */
export const place = {
  method: 'POST',
  path: '/api/orders',
  request: OrderRequestSchema,
  answer: PlacingMessage,
  refusals: { 'other-customer': 409 },
} as const satisfies Call

/** What became of a checkout, and what to do about lines that were refused. */
export const repeat = {
  method: 'POST',
  path: '/api/orders/repeat',
  request: RepeatOrderRequest,
  answer: PlacingMessage,
  refusals: { 'other-customer': 409 },
} as const satisfies Call
