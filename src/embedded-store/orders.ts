import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { WireOrderBody } from '#store-api/wire/order.ts'
import { insertRow } from './insert.ts'
import { nextId } from './minted-id.ts'
import { inTransaction } from './transaction.ts'

export const orderTables = `
  CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY,
    orderID TEXT NOT NULL UNIQUE,
    customerID TEXT NOT NULL REFERENCES customers (customerID),
    customerName TEXT NOT NULL,
    orderDate TEXT NOT NULL,
    shipAddressLine1 TEXT NOT NULL,
    shipAttTo TEXT NOT NULL,
    shipCity TEXT NOT NULL,
    shipState TEXT NOT NULL,
    shipPostalCode TEXT NOT NULL,
    shipCountry TEXT NOT NULL,
    itemCount REAL NOT NULL,
    itemTotal REAL NOT NULL,
    orderStatus TEXT NOT NULL,
    paymentStatus TEXT NOT NULL,
    remarks TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_of_customer ON orders (customerID);

  CREATE TABLE IF NOT EXISTS order_actions (
    number INTEGER PRIMARY KEY,
    orderID TEXT NOT NULL REFERENCES orders (orderID),
    actionDate TEXT NOT NULL,
    actionType TEXT NOT NULL,
    remarks TEXT NOT NULL,
    userID TEXT NOT NULL
  ) STRICT;
`

export type Orders = ReturnType<typeof openOrders>
export type OrderRow = v.InferOutput<typeof OrderRow>

/** Orders, newest first, and what was done to them. Totals are believed as they are sent. */
export function openOrders(database: DatabaseSync) {
  return {
    all: (): OrderRow[] => v.parse(v.array(OrderRow), database.prepare(`SELECT * FROM orders ${NEWEST_FIRST}`).all()),
    ofCustomer: (customerID: string): OrderRow[] => {
      const rows = database.prepare(`SELECT * FROM orders WHERE customerID = ? ${NEWEST_FIRST}`).all(customerID)
      return v.parse(v.array(OrderRow), rows)
    },
    has: (orderID: string): boolean =>
      database.prepare('SELECT 1 FROM orders WHERE orderID = ?').get(orderID) !== undefined,
    place: (body: WireOrderBody, date: Date): string =>
      inTransaction(database, () => insertOrder(database, body, date)),
    changeStatus: (orderID: string, status: string, date: Date): void =>
      inTransaction(database, () => {
        database.prepare('UPDATE orders SET orderStatus = ? WHERE orderID = ?').run(status, orderID)
        const action = { actionDate: date.toISOString(), actionType: status, remarks: '', userID: 'editor' }
        insertRow(database, 'order_actions', { orderID, ...action })
      }),
    markPaid: (orderID: string): void =>
      inTransaction(database, () => {
        database.prepare("UPDATE orders SET paymentStatus = 'P' WHERE orderID = ?").run(orderID)
        database.prepare("UPDATE order_items SET paymentStatus = 'P' WHERE orderID = ?").run(orderID)
      }),
  }
}

const NEWEST_FIRST = 'ORDER BY orderDate DESC, number DESC'

const OrderRow = v.object({
  orderID: v.string(),
  customerName: v.string(),
  orderDate: v.string(),
  shipAddressLine1: v.string(),
  shipCity: v.string(),
  shipState: v.string(),
  shipPostalCode: v.string(),
  shipCountry: v.string(),
  itemTotal: v.number(),
  orderStatus: v.string(),
  paymentStatus: v.string(),
})

function insertOrder(database: DatabaseSync, body: WireOrderBody, date: Date): string {
  const orderID = nextId(database, 'HH')
  insertRow(database, 'orders', {
    orderID,
    customerID: body.customerID,
    customerName: body.customerName,
    orderDate: date.toISOString(),
    shipAddressLine1: body.shipAddressLine1,
    shipAttTo: body.shipAttTo,
    shipCity: body.shipCity,
    shipState: body.shipState,
    shipPostalCode: body.shipPostalCode,
    shipCountry: body.shipCountry,
    itemCount: body.itemCount,
    itemTotal: body.itemTotal,
    orderStatus: body.orderStatus,
    paymentStatus: 'NP',
    remarks: body.remarks,
  })
  const { ActionDate: actionDate, ActionType: actionType, Remarks: remarks, UserID: userID } = body.action
  insertRow(database, 'order_actions', { orderID, actionDate, actionType, remarks, userID })
  return orderID
}
