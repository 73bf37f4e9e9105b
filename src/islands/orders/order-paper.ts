import { formatShown } from '#domain/cents.ts'
import type { OrderDetails } from '#domain/order.ts'
import type { BuyerNotes } from '#domain/placed-order.ts'
import type { QuotationFact } from '#islands/quotation/head-facts.ts'
import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { settable } from '#pdf/text-runs.ts'
import * as next from '#words/after-order.ts'
import * as checkout from '#words/checkout.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import { nextSteps } from './next-steps.ts'

/** Every word and figure of an order on paper, ready to be set. */
export interface OrderPaper {
  maker: QuotationMaker
  title: string
  /** Date, status, paid status and currency. */
  facts: QuotationFact[]
  /** By whom and where to, what the buyer typed beside it, and that lines are missing. */
  details: QuotationFact[]
  heads: OrderPaperHeads
  rows: OrderPaperRow[]
  total: { label: string; amount: string }
  next: { heading: string; steps: readonly string[] }
}

/** One text for each column. */
interface OrderPaperHeads {
  name: string
  quantity: string
  price: string
  discount: string
  total: string
}

/** A line; its code, where there is one, stands below the name. */
interface OrderPaperRow extends OrderPaperHeads {
  code: string
}

/** The order as its page prints it, in the store's own words; `typed` is what this visit knows beside it. */
export function orderPaper(
  maker: QuotationMaker,
  who: readonly string[],
  { order, lines, unread }: OrderDetails,
  typed: TypedBeside | undefined,
): OrderPaper {
  const details = [
    { label: words.orderedBy, value: who.join(', ') },
    { label: checkout.shipTo, value: order.displayAddress },
    { label: common.company, value: typed?.company ?? '' },
    { label: checkout.purchaseOrder, value: typed?.purchaseOrder ?? '' },
    { label: checkout.deliveryNote, value: typed?.deliveryNote ?? '' },
    { label: common.product, value: unread === 0 ? '' : words.linesNotRead(unread) },
  ]
  return {
    maker,
    title: words.orderNamed(settable(order.orderId)),
    facts: [
      { label: common.date, value: settable(order.displayDate) },
      { label: words.status, value: settable(order.status.text) },
      { label: words.paidStatus, value: settable(order.paidStatus.text) },
      { label: words.currency, value: maker.currency },
    ],
    details: details.map(({ label, value }) => ({ label, value: settable(value) })).filter(({ value }) => value !== ''),
    heads: {
      name: common.product,
      quantity: common.quantity,
      price: common.price,
      discount: words.discount,
      total: common.total,
    },
    rows: lines.map((line) => ({
      name: settable(line.name || line.itemId),
      code: settable(line.code),
      quantity: String(line.quantity),
      price: settable(formatShown(line.displayPrice)),
      discount: settable(line.displayDiscount),
      total: settable(formatShown(line.displayTotal)),
    })),
    total: { label: common.total, amount: settable(formatShown(order.displayTotal)) },
    next: { heading: next.whatHappensNext, steps: nextSteps(order, typed !== undefined) },
  }
}

type TypedBeside = BuyerNotes & { company: string }
