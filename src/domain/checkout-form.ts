import * as v from 'valibot'
import { isName, isOneLine } from './one-line.ts'
import type { BillingDetails } from './placed-order.ts'

const line = (missing: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(120, 'This is too long'),
    v.check(isOneLine, 'Please use one line only'),
  )
const name = (missing: string) => v.pipe(line(missing), v.check(isName, 'Please leave out < and >'))

/** The billing details of the checkout (spec section 2). */
export const CheckoutForm: v.GenericSchema<unknown, BillingDetails> = v.object({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  addressLine1: line('Street address is required'),
  city: line('City is required'),
  state: line('State is required'),
  postalCode: v.pipe(line('Postal code is required'), v.regex(/^\d+$/, 'Postal code must be a number')),
  country: line('Country is required'),
})
