import { Hono } from 'hono'
import { type WireCustomerBody, WireShippingBody } from '#store-api/wire/customer.ts'
import { answer, Refusal, refusal } from './answer.ts'
import { CustomerBody, SHORTEST_PASSWORD } from './customer-body.ts'
import type { Customers } from './customers.ts'
import { readBody, requiredQueryValue } from './request.ts'

/** The calls about customers. Whoever has the key reads and changes any of them, passwords included. */
export function customerCalls(customers: Customers, now: () => Date): Hono {
  const calls = new Hono()

  calls.get('/customer/getbyemail', (context) => {
    const customer = customers.byEmail(requiredQueryValue(context, 'EmailAddress'))
    return context.json(customer === undefined ? refusal('Email not found.') : answer(asRead(customer)))
  })

  calls.get('/customer/:customerID', (context) => {
    const customer = customers.byId(context.req.param('customerID'))
    return context.json(answer(asRead(customer ?? nobody())))
  })

  calls.post('/customer', async (context) => {
    const body = await readBody(context, CustomerBody)
    refuseTakenEmail(customers, body.loginEmail, '')
    const { customerID, firstName, lastName, loginEmail } = customers.register({
      ...body,
      createdDate: now().toISOString(),
    })
    return context.json({ ...answer({ customerID, firstName, lastName, loginEmail }), errors: {} })
  })

  calls.put('/customer', async (context) => {
    const customer = await readBody(context, CustomerBody)
    refuseTakenEmail(customers, customer.loginEmail, customer.customerID)
    return context.json(answer(customers.save(customer) ? null : nobody()))
  })

  calls.put('/customer/customershipping', async (context) => {
    const shipping = await readBody(context, WireShippingBody)
    return context.json(answer(customers.saveShipping(shipping) ? null : nobody()))
  })

  calls.put('/customer/editpassword', (context) => {
    const customerID = requiredQueryValue(context, 'CustomerID')
    const password = requiredQueryValue(context, 'LoginPassword')
    if (password.length < SHORTEST_PASSWORD) {
      const message = `Password must be at least ${SHORTEST_PASSWORD} characters.`
      throw new Refusal(400, 'Validation failed.', { loginPassword: [message] })
    }
    return context.json(answer(customers.savePassword(customerID, password) ? null : nobody()))
  })

  return calls
}

function asRead(customer: WireCustomerBody) {
  return {
    ...customer,
    email: customer.loginEmail,
    customerDisplay: joined(' ', [customer.salutation, customer.firstName, customer.lastName]),
    addressDisplay: joined(', ', [
      customer.addressLine1,
      customer.addressLine2,
      customer.city,
      joined(' ', [customer.state, customer.postalCode]),
      customer.country,
    ]),
  }
}

function joined(separator: string, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(separator)
}

function refuseTakenEmail(customers: Customers, loginEmail: string, customerID: string): void {
  const holder = customers.byEmail(loginEmail)
  if (holder !== undefined && holder.customerID !== customerID) {
    throw new Refusal(400, 'Email already exists.', { loginEmail: ['Email already exists.'] })
  }
}

function nobody(): never {
  throw new Refusal(404, 'Customer not found.')
}
