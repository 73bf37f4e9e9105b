import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { WireCustomerBody, type WireShippingBody } from '#store-api/wire/customer.ts'
import { insertRow } from './insert.ts'
import { nextId } from './minted-id.ts'
import { inTransaction } from './transaction.ts'

/** The whole record is kept as it was sent, the password in clear text with it: so does the API this stands in for. */
export const customerTables = `
  CREATE TABLE IF NOT EXISTS customers (
    customerID TEXT PRIMARY KEY,
    loginEmail TEXT NOT NULL UNIQUE COLLATE NOCASE,
    record TEXT NOT NULL CHECK (json_valid(record))
  ) STRICT;
`

export type Customers = ReturnType<typeof openCustomers>

/** The store's customers. What changes a customer answers false when there is none with that id. */
export function openCustomers(database: DatabaseSync) {
  const byId = (customerID: string) => select(database, 'customerID', customerID)
  const byEmail = (email: string) => select(database, 'loginEmail', email.trim())

  function register(body: WireCustomerBody): WireCustomerBody {
    return inTransaction(database, () => {
      const customer = { ...body, customerID: nextId(database, 'C') }
      const { customerID, loginEmail } = customer
      insertRow(database, 'customers', { customerID, loginEmail, record: JSON.stringify(customer) })
      return customer
    })
  }

  function save(customer: WireCustomerBody): boolean {
    const { changes } = database
      .prepare('UPDATE customers SET loginEmail = ?, record = ? WHERE customerID = ?')
      .run(customer.loginEmail, JSON.stringify(customer), customer.customerID)
    return changes === 1
  }

  function change(customerID: string, changed: Partial<WireCustomerBody>): boolean {
    return inTransaction(database, () => {
      const customer = byId(customerID)
      return customer !== undefined && save({ ...customer, ...changed })
    })
  }

  return {
    byId,
    byEmail,
    register,
    save,
    saveShipping: (shipping: WireShippingBody) => change(shipping.customerID, shipping),
    savePassword: (customerID: string, loginPassword: string) => change(customerID, { loginPassword }),
  }
}

const Row = v.object({ record: v.pipe(v.string(), v.parseJson(), WireCustomerBody) })

function select(database: DatabaseSync, column: 'customerID' | 'loginEmail', value: string) {
  const row = database.prepare(`SELECT record FROM customers WHERE ${column} = ?`).get(value)
  return v.parse(v.optional(Row), row)?.record
}
