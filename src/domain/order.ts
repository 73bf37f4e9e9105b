import type { Cents } from './cents.ts'
import type { ShippingAddress } from './customer.ts'

/** `success` is shown green, anything else red (behaviour 4.2). */
export interface OrderStatus {
  text: string
  tone: 'success' | 'warning'
}

/** An order in the customer's history; the store renders address, date and total itself. */
export interface Order {
  orderId: string
  displayAddress: string
  displayDate: string
  displayTotal: string
  status: OrderStatus
  paidStatus: OrderStatus
}

/** The orders of a customer. */
export interface OrderHistory {
  orders: Order[]
  /** How many more the store has, which cannot be read. */
  unread: number
}

/** Most orders in one question for their lines: each is a call to the store. */
export const MOST_ORDERS_AT_ONCE = 10

export interface OrderLine {
  orderLineId: string
  itemId: string
  /** Under which it was ordered; empty where the store does not say. */
  code: string
  name: string
  quantity: number
  displayPrice: string
  displayDiscount: string
  displayTotal: string
}

/** An order with its lines. */
export interface OrderDetails {
  order: Order
  lines: OrderLine[]
  /** How many more lines the store has of it, which cannot be read. */
  unread: number
}

/** An order about to be placed. */
export interface OrderDraft {
  customerId: string
  customerName: string
  shippingAddress: ShippingAddress
  /** The sum of the quantities. */
  pieces: number
  total: Cents
  remarks: string
  /** ISO 8601, the moment of placing. */
  placedAt: string
}

export interface OrderLineDraft {
  orderId: string
  itemId: string
  code: string
  name: string
  price: Cents
  quantity: number
  remarks: string
}
