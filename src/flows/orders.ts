import pMap from 'p-map'
import type { Order, OrderDetails, OrderHistory, OrderLine } from '#domain/order.ts'
import type { Listing } from '#store-api/answers.ts'
import type { OrderCalls } from '#store-api/order-calls.ts'

type Log = (line: string) => void

/** The customer's orders as the store lists them; one that cannot be read is logged. Throws StoreApiError. */
export async function listOrders(
  store: Pick<OrderCalls, 'orders'>,
  customerId: string,
  log: Log,
): Promise<OrderHistory> {
  const listing = await store.orders(customerId)
  return { orders: readable(listing, log), unread: listing.unreadable.length }
}

/**
 * One order of this customer. Undefined for one that does not exist and for one of somebody else alike: the store itself
 * would hand out any order to anybody. Throws StoreApiError.
 */
export async function readOrder(
  store: Pick<OrderCalls, 'orders' | 'orderLines'>,
  customerId: string,
  orderId: string,
  log: Log,
): Promise<OrderDetails | undefined> {
  const { orders } = await listOrders(store, customerId, log)
  const order = orders.find((candidate) => candidate.orderId === orderId)
  if (order === undefined) return undefined
  const listing = await store.orderLines(orderId)
  return { order, lines: readable(listing, log, orderId), unread: listing.unreadable.length }
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
  log: Log,
): Promise<LinesOfOrder[]> {
  const asked = new Set(orderIds)
  const { orders } = await listOrders(store, customerId, log)
  const own = orders.filter(({ orderId }) => asked.has(orderId))
  const linesOf = async ({ orderId }: Order): Promise<LinesOfOrder> => ({
    orderId,
    lines: readable(await store.orderLines(orderId), log, orderId),
  })
  return pMap(own, linesOf, { concurrency: CONCURRENCY })
}

/** What of a list can be read: orders, or the lines of one; of the rest it is logged why not. */
function readable<T>({ entries, unreadable }: Listing<T>, log: Log, orderId?: string): T[] {
  for (const { call, path, expected } of unreadable) {
    log(`${orderId === undefined ? 'An order' : `A line of ${orderId}`} cannot be read: ${call}, ${path} ${expected}.`)
  }
  return entries
}
