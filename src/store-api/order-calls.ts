import type { Cents } from '#domain/cents.ts'
import type { Order, OrderDraft, OrderLine, OrderLineDraft, OrderStatus } from '#domain/order.ts'
import { type Listing, parseJson, readJson, readListing, readRecord, type UnreadableRecord, unwrap } from './answers.ts'
import { type Call, type CallCommon, nameOf, type Transport } from './call.ts'
import { StoreApiError } from './store-api-error.ts'
import { failureOf } from './transport.ts'
import { WireOrder, type WireOrderBody, WireOrderItem, type WireOrderItemBody, WirePlacedOrder } from './wire/order.ts'

/** The order calls of the API (behaviour 6.6). Every call throws StoreApiError; none that writes is ever repeated. */
export interface OrderCalls {
  orders(customerId: string): Promise<Listing<Order>>
  /** The lines over all pages; with `enough`, pages are read only until there are as many. */
  orderLines(orderId: string, enough?: number): Promise<Listing<OrderLine>>
  /** Returns the id of the new order. */
  createOrder(draft: OrderDraft): Promise<string>
  createOrderLine(draft: OrderLineDraft): Promise<void>
}

const MOST_PAGES = 100

export function orderCalls(transport: Transport, common: CallCommon): OrderCalls {
  async function linesOnPage(orderId: string, page: number): Promise<Listing<OrderLine> & { text: string }> {
    const query = { Page: String(page), OrderID: orderId }
    const call: Call = { method: 'GET', path: '/Api/OrderItem', query, ...common }
    const data = unwrap(call, readJson(call, await transport(call)))
    const { entries, unreadable } = readListing(call, WireOrderItem, data)
    return {
      entries: entries.map((wire) => ({
        orderLineId: wire.orderItemID,
        itemId: wire.itemID,
        code: wire.itemCode,
        name: wire.itemName,
        quantity: wire.itemQty,
        displayPrice: wire.itemPriceDisplay,
        displayDiscount: wire.itemDiscountDisplay,
        displayTotal: wire.lineTotalDisplay,
      })),
      unreadable,
      text: JSON.stringify(data),
    }
  }

  return {
    async orders(customerId) {
      const call: Call = { method: 'GET', path: '/Api/Order', query: { CustomerID: customerId }, ...common }
      const { entries, unreadable } = readListing(call, WireOrder, unwrap(call, readJson(call, await transport(call))))
      return {
        entries: entries.map((wire) => ({
          orderId: wire.orderID,
          displayAddress: wire.addressDisplay,
          displayDate: wire.orderDateDisplay,
          displayTotal: wire.itemTotalDisplay,
          status: statusFrom(wire.orderStatusText, wire.orderStatusClass),
          paidStatus: statusFrom(wire.paidStatusText, wire.paidStatusClass),
        })),
        unreadable,
      }
    },
    async orderLines(orderId, enough = Number.POSITIVE_INFINITY) {
      const found = new Map<string, OrderLine>()
      const unreadable: UnreadableRecord[] = []
      let textBefore = ''
      for (let page = 0; page < MOST_PAGES && found.size < enough; page += 1) {
        const before = found.size
        const listing = await linesOnPage(orderId, page)
        for (const line of listing.entries) found.set(line.orderLineId, line)
        // Behind a page of which no line can be read there may be others.
        const isUnread = listing.entries.length === 0 && listing.unreadable.length > 0 && listing.text !== textBefore
        const isNew = found.size > before || isUnread
        textBefore = listing.text
        if (page === 0 || isNew) unreadable.push(...listing.unreadable)
        // A store that does not know pages answers each with the same lines; one that counts from 1, the first two.
        const isEnd = listing.entries.length === 0 && listing.unreadable.length === 0
        if (isEnd || (!isNew && page > 1)) break
      }
      return { entries: [...found.values()], unreadable }
    },
    async createOrder(draft) {
      const call: Call = { method: 'POST', path: '/Api/Order', body: orderBody(draft), ...common }
      const data = unwrap(call, readJson(call, await transport(call)))
      return readRecord(call, WirePlacedOrder, data).orderID
    },
    async createOrderLine(draft) {
      const call: Call = { method: 'POST', path: '/Api/OrderItem', body: orderLineBody(draft), ...common }
      const answer = await transport(call)
      const failure = failureOf(answer)
      if (failure !== undefined) throw new StoreApiError(nameOf(call), failure)
      if (answer.body.length > 0) unwrap(call, parseJson(call, answer))
    },
  }
}

function statusFrom(text: string, className: string): OrderStatus {
  return { text, tone: className === 'success' ? 'success' : 'warning' }
}

function orderBody(draft: OrderDraft): WireOrderBody {
  const { shippingAddress: address } = draft
  return {
    orderID: '',
    customerID: draft.customerId,
    customerName: draft.customerName,
    shipAddressLine1: address.addressLine1,
    shipAttTo: address.attentionTo,
    shipCity: address.city,
    shipState: address.state,
    shipPostalCode: address.postalCode,
    shipCountry: address.country,
    itemCount: draft.pieces,
    itemTotal: dollars(draft.total),
    itemTotalDisplay: dollars(draft.total).toFixed(2),
    orderStatus: 'P',
    remarks: draft.remarks,
    action: {
      OrderActionID: '',
      OrderID: '',
      ActionDate: draft.placedAt,
      ActionType: 'P',
      Remarks: draft.remarks,
      UserID: draft.customerId,
    },
  }
}

function orderLineBody(draft: OrderLineDraft): WireOrderItemBody {
  const lineTotal = (draft.price * draft.quantity) / 100
  return {
    orderID: draft.orderId,
    itemID: draft.itemId,
    remarks: draft.remarks,
    itemPrice: dollars(draft.price),
    itemDiscount: 0,
    itemQty: draft.quantity,
    paymentStatus: 'NP',
    transaction: '',
    returnURL: '',
    itemCode: draft.code,
    itemName: draft.name,
    lineTotal,
    itemPriceDisplay: dollars(draft.price).toFixed(2),
    itemDiscountDisplay: '-',
    remarksDisplay: draft.remarks,
    lineTotalDisplay: lineTotal.toFixed(2),
  }
}

function dollars(amount: Cents): number {
  return amount / 100
}
