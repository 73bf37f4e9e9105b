import type { DatabaseSync } from 'node:sqlite'
import type { WireOrderBody, WireOrderItemBody } from '#store-api/wire/order.ts'
import { openCustomers } from './customers.ts'
import { demoCatalogue, demoSlides } from './demo/demo-catalogue.ts'
import { demoCustomerBody } from './demo-customer.ts'
import type { EmbeddedStore } from './embedded-store.ts'
import { openOrderLines } from './order-lines.ts'
import { openOrders } from './orders.ts'
import { type SeedItem, seedCatalogue } from './seed-catalogue.ts'
import { inTransaction } from './transaction.ts'

/** Fills an empty store with the demo catalogue and a customer with two orders: one delivered and paid, one new. */
export function seedDemo({ database, now }: EmbeddedStore): void {
  inTransaction(database, () => {
    seedCatalogue(database, demoCatalogue, demoSlides)
    const { customerID } = openCustomers(database).register({ ...demoCustomerBody, createdDate: now().toISOString() })
    const orders = openOrders(database)
    const [first = [], second = []] = demoBaskets()
    const delivered = placeOrder(database, customerID, first, daysBefore(now(), 24))
    orders.changeStatus(delivered, 'D', daysBefore(now(), 9))
    orders.markPaid(delivered)
    placeOrder(database, customerID, second, daysBefore(now(), 2))
  })
}

interface BasketLine {
  mat: SeedItem
  quantity: number
}

/** Two baskets of mats from all over the catalogue: the first mat of a sub-category, in small numbers. */
function demoBaskets(): BasketLine[][] {
  const mats = demoCatalogue.flatMap(({ subCategories }) => subCategories.flatMap((sub) => sub.mats.slice(0, 1)))
  const lines = mats.map((mat, index) => ({ mat, quantity: 1 + ((index * 3) % 5) }))
  return [lines.slice(0, 4), lines.slice(4, 7)]
}

function placeOrder(database: DatabaseSync, customerID: string, basket: readonly BasketLine[], date: Date): string {
  const orderID = openOrders(database).place(orderBody(customerID, basket, date), date)
  for (const line of basket) {
    openOrderLines(database).add(orderLineBody(orderID, line))
  }
  return orderID
}

function orderBody(customerID: string, basket: readonly BasketLine[], date: Date): WireOrderBody {
  const { firstName, lastName, shipAddressLine1, shipAttTo, shipCity, shipState, shipPostalCode, shipCountry } =
    demoCustomerBody
  const itemTotal = basket.reduce((total, line) => total + lineTotal(line), 0)
  const action = { OrderActionID: '', OrderID: '', ActionDate: date.toISOString(), ActionType: 'P', Remarks: '' }
  return {
    orderID: '',
    customerID,
    customerName: `${firstName} ${lastName}`,
    shipAddressLine1,
    shipAttTo,
    shipCity,
    shipState,
    shipPostalCode,
    shipCountry,
    itemCount: basket.length,
    itemTotal,
    itemTotalDisplay: itemTotal.toFixed(2),
    orderStatus: 'P',
    remarks: '',
    action: { ...action, UserID: customerID },
  }
}

function orderLineBody(orderID: string, line: BasketLine): WireOrderItemBody {
  const { itemID, itemCode, itemName, retailPrice } = line.mat
  return {
    orderID,
    itemID,
    remarks: '',
    itemPrice: retailPrice ?? 0,
    itemDiscount: 0,
    itemQty: line.quantity,
    paymentStatus: 'NP',
    transaction: '',
    returnURL: '',
    itemCode,
    itemName,
    lineTotal: lineTotal(line),
    itemPriceDisplay: (retailPrice ?? 0).toFixed(2),
    itemDiscountDisplay: '-',
    remarksDisplay: '',
    lineTotalDisplay: lineTotal(line).toFixed(2),
  }
}

function lineTotal({ mat, quantity }: BasketLine): number {
  return (mat.retailPrice ?? 0) * quantity
}

function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * 24 * 60 * 60 * 1000)
}
