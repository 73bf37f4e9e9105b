import type { OrderDetails } from '#domain/order.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import type { RememberedOrder } from '#stores/placed-order.ts'
import { buildOrderPaper } from './build-order-paper.ts'
import { orderPaper } from './order-paper.ts'

/** Makes a paper of an order and saves it under the order's name. jsPDF comes with this module, so on the first call only. */
export async function downloadOrder(details: OrderDetails, typed: RememberedOrder | undefined) {
  const name = details.order.orderId.replace(/[^\w-]/g, '_')
  saveFile(await buildOrderPaper(orderPaper(maker, details, typed)), `order-${name}.pdf`)
}
