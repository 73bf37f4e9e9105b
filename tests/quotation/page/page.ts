import type { Order, OrderLine } from '#domain/order.ts'
import type { PlanPaperRequest } from '#islands/plan-paper/plan-paper.ts'
import type { QuotationMaker, QuotationRequest } from '#islands/quotation/quotation.ts'
import { base64 } from './base64.ts'

declare global {
  interface Window {
    /** Builds a quotation as the shop does, chunk loading included. The document comes as base64. */
    quote(request: QuotationRequest): Promise<{ pdf: string; loadMs: number; buildMs: number }>
    /** The paper of an order, as base64. */
    printOrder(maker: QuotationMaker, order: Order, lines: readonly OrderLine[]): Promise<string>
    /** The plan of a floor, as base64. */
    printPlan(maker: QuotationMaker, request: PlanPaperRequest): Promise<string>
  }
}

window.quote = async (request) => {
  const start = performance.now()
  const [{ buildQuotation }, { quotationFor }] = await Promise.all([
    import('#islands/quotation/build-quotation.ts'),
    import('#islands/quotation/quotation.ts'),
  ])
  const loaded = performance.now()
  const blob = await buildQuotation(quotationFor(request))
  const built = performance.now()
  return { pdf: await base64(blob), loadMs: loaded - start, buildMs: built - loaded }
}

window.printOrder = async (maker, order, lines) => {
  const [{ buildOrderPaper }, { orderPaper }] = await Promise.all([
    import('#islands/orders/build-order-paper.ts'),
    import('#islands/orders/order-paper.ts'),
  ])
  return base64(await buildOrderPaper(orderPaper(maker, [], { order, lines: [...lines], unread: 0 }, undefined)))
}

window.printPlan = async (maker, request) => {
  const [{ buildPlanPaper }, { planPaper }] = await Promise.all([
    import('#islands/plan-paper/build-plan-paper.ts'),
    import('#islands/plan-paper/plan-paper.ts'),
  ])
  return base64(await buildPlanPaper(maker, planPaper(request)))
}
