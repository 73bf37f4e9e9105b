import * as v from 'valibot'
import type { Customer } from '#domain/customer.ts'

const Address = {
  addressLine1: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.string(),
}

/** A customer between gateway and browser: never with a password. */
export const CustomerMessage: v.GenericSchema<unknown, Customer> = v.object({
  customerId: v.string(),
  salutation: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  email: v.string(),
  mobile: v.string(),
  billingAddress: v.object(Address),
  shippingAddress: v.object({ ...Address, attentionTo: v.string() }),
  displayName: v.string(),
  displayAddress: v.string(),
})
