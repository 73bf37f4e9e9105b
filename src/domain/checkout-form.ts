import * as v from 'valibot'
import type { ShippingAddress } from './customer.ts'
import { line, nameLine, optionalLine } from './form-line.ts'
import type { BillingDetails } from './placed-order.ts'
import { RegionFields, regionRule } from './postal-code.ts'

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
    firstName: nameLine('first-name-missing'),
    lastName: nameLine('last-name-missing'),
    ...AddressFields,
  }),
  regionRule(),
)

/** Where the order goes. */
export const ShipToForm: v.GenericSchema<unknown, ShippingAddress> = v.pipe(
  v.strictObject({ attentionTo: nameLine('name-missing'), ...AddressFields }),
  regionRule(),
)
