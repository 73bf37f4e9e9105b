import * as v from 'valibot'
import type { ShippingAddress } from './customer.ts'
import { code } from './field-problem.ts'
import { line, nameLine, optionalLine, optionalNameLine, wholeNameLine } from './form-line.ts'
import { isName, isOneLine } from './one-line.ts'
import type { BillingDetails, BuyerNotes } from './placed-order.ts'
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
    company: optionalNameLine,
    ...AddressFields,
  }),
  regionRule(),
)

/** A number, as people's systems make them. */
const LONGEST_PURCHASE_ORDER = 40
/** A sentence or two: it stands in one line of the store. */
export const LONGEST_DELIVERY_NOTE = 200

const note = (longest: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(longest, code('too-long')),
    v.check(isOneLine, code('several-lines')),
    v.check(isName, code('angle-brackets')),
  )

/** What the buyer's own papers and the driver need to know. */
export const NotesForm: v.GenericSchema<unknown, BuyerNotes> = v.strictObject({
  purchaseOrder: note(LONGEST_PURCHASE_ORDER),
  deliveryNote: note(LONGEST_DELIVERY_NOTE),
})

/** Where the order goes. */
export const ShipToForm: v.GenericSchema<unknown, ShippingAddress> = v.pipe(
  v.strictObject({ attentionTo: wholeNameLine('name-missing'), ...AddressFields }),
  regionRule(),
)
