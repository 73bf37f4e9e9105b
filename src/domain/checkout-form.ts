import * as v from 'valibot'
import type { ShippingAddress } from './customer.ts'
import { isName, isOneLine } from './one-line.ts'
import type { BillingDetails } from './placed-order.ts'
import { RegionFields, regionRule } from './postal-code.ts'

const LONGEST_LINE = 120

const optionalLine = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(LONGEST_LINE, 'This is too long'),
  v.check(isOneLine, 'Please use one line only'),
)
const line = (missing: string) => v.pipe(optionalLine, v.nonEmpty(missing))
const name = (missing: string) => v.pipe(line(missing), v.check(isName, 'Please leave out < and >'))

const AddressFields = {
  addressLine1: line('Street address is required'),
  addressLine2: optionalLine,
  city: line('City is required'),
  ...RegionFields,
  country: line('Country is required'),
}

/** The billing details of the checkout. */
export const BillingForm: v.GenericSchema<unknown, BillingDetails> = v.pipe(
  v.strictObject({
    firstName: name('First name is required'),
    lastName: name('Last name is required'),
    ...AddressFields,
  }),
  regionRule(),
)

/** Where the order goes. */
export const ShipToForm: v.GenericSchema<unknown, ShippingAddress> = v.pipe(
  v.strictObject({ attentionTo: name('Name is required'), ...AddressFields }),
  regionRule(),
)
