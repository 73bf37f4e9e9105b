import { Hono } from 'hono'
import { WireOrderBody, WireOrderItemBody } from '#store-api/wire/order.ts'
import { answer, Refusal } from './answer.ts'
import type { Customers } from './customers.ts'
import { orderAsRead, orderLineAsRead } from './order-display.ts'
import type { OrderLines } from './order-lines.ts'
import type { Orders } from './orders.ts'
import { queryValue, readBody, requiredQueryValue } from './request.ts'

/** The calls about orders. Whoever has the key reads and places orders for any customer at any price. */
export function orderCalls(orders: Orders, orderLines: OrderLines, customers: Customers, now: () => Date): Hono {
  const calls = new Hono()

  calls.get('/order', (context) => {
    const list = orders.ofCustomer(requiredQueryValue(context, 'CustomerID'))
    return context.json(answer(list.map(orderAsRead)))
  })

  calls.post('/order', async (context) => {
    const body = await readBody(context, WireOrderBody)
    if (customers.byId(body.customerID) === undefined) {
      throw new Refusal(400, 'Validation failed.', { customerID: ['There is no such customer.'] })
    }
    return context.json(answer({ orderID: orders.place(body, now()) }))
  })

  calls.get('/orderitem', (context) => {
    const lines = orderLines.ofOrder(requiredQueryValue(context, 'OrderID'), pageNumber(queryValue(context, 'Page')))
    return context.json(answer(lines.map(orderLineAsRead)))
  })

  calls.post('/orderitem', async (context) => {
    const body = await readBody(context, WireOrderItemBody)
    if (!orders.has(body.orderID)) {
      throw new Refusal(400, 'Validation failed.', { orderID: ['There is no such order.'] })
    }
    return context.json(answer({ orderItemID: orderLines.add(body) }))
  })

  return calls
}

function pageNumber(written = '0'): number {
  if (!/^\d{1,6}$/.test(written)) {
    throw new Refusal(400, 'Validation failed.', { Page: ['Page must be a whole number from 0.'] })
  }
  return Number(written)
}
