import { centsFromDollars } from '#domain/cents.ts'
import type { LineRow } from './order-lines.ts'
import { orderStatusDisplay, paidStatusDisplay } from './order-status.ts'
import type { OrderRow } from './orders.ts'

/** An order as the API lists it: rendered by the server, amounts without the currency. */
export function orderAsRead(order: OrderRow) {
  const status = orderStatusDisplay(order.orderStatus)
  const paid = paidStatusDisplay(order.paymentStatus)
  return {
    orderID: order.orderID,
    addressDisplay: displayAddress(order),
    orderDateDisplay: displayDate(order.orderDate),
    itemTotalDisplay: displayAmount(order.itemTotal),
    orderStatusText: status.text,
    orderStatusClass: status.tone,
    paidStatusText: paid.text,
    paidStatusClass: paid.tone,
  }
}

/** An order line as the API lists it. */
export function orderLineAsRead(line: LineRow) {
  return {
    orderItemID: line.orderItemID,
    itemID: line.itemID,
    itemName: line.itemName,
    itemQty: line.itemQty,
    itemPriceDisplay: displayAmount(line.itemPrice),
    itemDiscountDisplay: line.itemDiscountDisplay,
    lineTotalDisplay: displayAmount(line.lineTotal),
  }
}

/** Where the maker keeps its books. */
const DATE_FORMAT = new Intl.DateTimeFormat('en-AU', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Brisbane',
})

/** Without the sign of a currency: it is for the shop to know. */
const AMOUNT_FORMAT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function displayDate(isoDate: string): string {
  return DATE_FORMAT.format(new Date(isoDate))
}

function displayAmount(dollars: number): string {
  return AMOUNT_FORMAT.format(centsFromDollars(dollars) / 100)
}

function displayAddress(order: OrderRow): string {
  const stateAndCode = `${order.shipState} ${order.shipPostalCode}`.trim()
  return [order.shipAddressLine1, order.shipCity, stateAndCode, order.shipCountry].filter(Boolean).join(', ')
}
