import pMap from 'p-map'
import type { Order, OrderLine } from '#domain/order.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'

/** An order with its lines. */
export interface OrderDetails {
  order: Order
  lines: OrderLine[]
}

/** The customer's orders as the store lists them. Throws StoreApiError. */
export async function listOrders(store: Pick<OrderCalls, 'orders'>, customerId: string): Promise<Order[]> {
  return (await store.orders(customerId)).entries
}

/**
 * One order of this customer. Undefined for one that does not exist and for one of somebody else alike: the store itself
 * would hand out any order to anybody. Throws StoreApiError.
 */
export async function readOrder(
  store: Pick<OrderCalls, 'orders' | 'orderLines'>,
  customerId: string,
  orderId: string,
): Promise<OrderDetails | undefined> {
  const order = (await listOrders(store, customerId)).find((candidate) => candidate.orderId === orderId)
  if (order === undefined) return undefined
  return { order, lines: (await store.orderLines(orderId)).entries }
}

/** The lines of one order. */
export interface LinesOfOrder {
  orderId: string
  lines: OrderLine[]
}

const CONCURRENCY = 4

/** The lines of several orders of this customer; an order of anybody else is left out like one that does not exist. Throws StoreApiError. */
export async function readOrderLines(
  store: Pick<OrderCalls, 'orders' | 'orderLines'>,
  customerId: string,
  orderIds: readonly string[],
): Promise<LinesOfOrder[]> {
  const asked = new Set(orderIds)
  const own = (await listOrders(store, customerId)).filter(({ orderId }) => asked.has(orderId))
  return pMap(own, async ({ orderId }) => ({ orderId, lines: (await store.orderLines(orderId)).entries }), {
    concurrency: CONCURRENCY,
  })
}
