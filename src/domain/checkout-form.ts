import * as v from 'valibot'
import type { ShippingAddress } from './customer.ts'
import { code, type FieldProblem } from './field-problem.ts'
import { isName, isOneLine } from './one-line.ts'
import type { BillingDetails } from './placed-order.ts'
import { RegionFields, regionRule } from './postal-code.ts'

const LONGEST_LINE = 120

const optionalLine = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(LONGEST_LINE, code('too-long')),
  v.check(isOneLine, code('several-lines')),
)
const line = (missing: FieldProblem) => v.pipe(optionalLine, v.nonEmpty(missing))
const name = (missing: FieldProblem) => v.pipe(line(missing), v.check(isName, code('angle-brackets')))

const AddressFields = {
  addressLine1: line('street-address-missing'),
  addressLine2: optionalLine,
  city: line('city-missing'),
  ...RegionFields,
  country: line('country-missing'),
}

/** The billing details of the checkout. */
export const BillingForm: v.GenericSchema<unknown, BillingDetails> = v.pipe(
  v.strictObject({
    firstName: name('first-name-missing'),
    lastName: name('last-name-missing'),
    ...AddressFields,
  }),
  regionRule(),
)

/** Where the order goes. */
export const ShipToForm: v.GenericSchema<unknown, ShippingAddress> = v.pipe(
  v.strictObject({ attentionTo: name('name-missing'), ...AddressFields }),
  regionRule(),
)
