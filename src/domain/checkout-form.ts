import * as v from 'valibot'
import type { BillingDetails } from './placed-order.ts'

const line = (missing: string) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(missing), v.maxLength(120, 'This is too long'))

/** The billing details of the checkout (spec section 2). */
export const CheckoutForm: v.GenericSchema<unknown, BillingDetails> = v.object({
  firstName: line('First name is required'),
  lastName: line('Last name is required'),
  addressLine1: line('Street address is required'),
  city: line('City is required'),
  state: line('State is required'),
  postalCode: v.pipe(line('Postal code is required'), v.regex(/^\d+$/, 'Postal code must be a number')),
  country: line('Country is required'),
})
