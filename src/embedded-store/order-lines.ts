import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { WireOrderItemBody } from '#store-api/wire/order.ts'
import { insertRow } from './insert.ts'
import { nextId } from './minted-id.ts'
import { inTransaction } from './transaction.ts'

export const orderLineTables = `
  CREATE TABLE IF NOT EXISTS order_items (
    number INTEGER PRIMARY KEY,
    orderItemID TEXT NOT NULL UNIQUE,
    orderID TEXT NOT NULL REFERENCES orders (orderID),
    itemID TEXT NOT NULL,
    itemCode TEXT NOT NULL,
    itemName TEXT NOT NULL,
    itemPrice REAL NOT NULL,
    itemDiscount REAL NOT NULL,
    itemDiscountDisplay TEXT NOT NULL,
    itemQty REAL NOT NULL,
    lineTotal REAL NOT NULL,
    paymentStatus TEXT NOT NULL,
    remarks TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS order_items_of_order ON order_items (orderID);
`

export type OrderLines = ReturnType<typeof openOrderLines>
export type LineRow = v.InferOutput<typeof LineRow>

/** What was ordered, line by line. Prices are believed as they are sent, and the same line twice is two lines. */
export function openOrderLines(database: DatabaseSync) {
  return {
    ofOrder: (orderID: string, page: number): LineRow[] => {
      const select = 'SELECT * FROM order_items WHERE orderID = ? ORDER BY number LIMIT ? OFFSET ?'
      const rows = database.prepare(select).all(orderID, LINES_PER_PAGE, page * LINES_PER_PAGE)
      return v.parse(v.array(LineRow), rows)
    },
    add: (body: WireOrderItemBody): string =>
      inTransaction(database, () => {
        const orderItemID = nextId(database, 'L')
        insertRow(database, 'order_items', { orderItemID, ...lineColumns(body) })
        return orderItemID
      }),
  }
}

const LINES_PER_PAGE = 1000

const LineRow = v.object({
  orderItemID: v.string(),
  itemID: v.string(),
  itemName: v.string(),
  itemPrice: v.number(),
  itemDiscountDisplay: v.string(),
  itemQty: v.number(),
  lineTotal: v.number(),
})

function lineColumns(body: WireOrderItemBody) {
  const { orderID, itemID, itemCode, itemName, itemPrice, itemDiscount } = body
  const { itemDiscountDisplay, itemQty, lineTotal, paymentStatus, remarks } = body
  return {
    orderID,
    itemID,
    itemCode,
    itemName,
    itemPrice,
    itemDiscount,
    itemDiscountDisplay,
    itemQty,
    lineTotal,
    paymentStatus,
    remarks,
  }
}
