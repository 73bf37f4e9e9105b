import type { OrderDetails } from '#domain/order.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import { withCodes } from '#stores/order-codes.ts'
import type { RememberedOrder } from '#stores/placed-order.ts'
import { buildOrderPaper } from './build-order-paper.ts'
import { orderPaper } from './order-paper.ts'
import { whoOrdered } from './who-ordered.ts'

/** Makes a paper of an order and saves it under the order's name. jsPDF comes with this module, so on the first call only. */
export async function downloadOrder(details: OrderDetails, typed: RememberedOrder | undefined) {
  const name = details.order.orderId.replace(/[^\w-]/g, '_')
  // Whoever presses early need not take a paper without the codes that are on their way.
  const lines = await withCodes(details.lines)
  const paper = orderPaper(maker, whoOrdered(), { ...details, lines }, typed)
  saveFile(await buildOrderPaper(paper), `order-${name}.pdf`)
}
