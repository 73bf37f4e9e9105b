import * as v from 'valibot'
import { BillingForm, NotesForm, ShipToForm } from '#domain/checkout-form.ts'
import { type Address, addressOf, type Customer, NO_ADDRESS, type ShippingAddress } from '#domain/customer.ts'
import { type FieldProblems, problemsOf } from '#domain/field-problem.ts'
import { NO_NOTES, type OrderRequest } from '#domain/placed-order.ts'
import * as words from '#words/checkout.ts'

const NOBODY = { company: '', firstName: '', lastName: '', ...NO_ADDRESS }
const NOWHERE = {
  shipAttentionTo: '',
  shipAddressLine1: '',
  shipAddressLine2: '',
  shipCity: '',
  shipState: '',
  shipPostalCode: '',
  shipCountry: '',
}

/** Every field of the checkout and what it starts with; `sameAddress` is `yes` or empty. */
export const EMPTY_ORDER = { ...NOBODY, sameAddress: 'yes', ...NOWHERE, ...NO_NOTES }
export type OrderFields = typeof EMPTY_ORDER
export type ShipName = keyof typeof NOWHERE

/** What is known of a customer, as the fields of the checkout. */
export function fieldsOf(customer: Customer): Partial<OrderFields> {
  const { company, firstName, lastName, billingAddress, shippingAddress } = customer
  const { addressLine1, attentionTo } = shippingAddress
  const toAnother = attentionTo !== '' && attentionTo !== wholeName(customer)
  const elsewhere = addressLine1 !== '' && (toAnother || !sameAddress(billingAddress, shippingAddress))
  return {
    company,
    firstName,
    lastName,
    ...addressOf(billingAddress),
    sameAddress: elsewhere ? '' : 'yes',
    ...(elsewhere ? shipFields(shippingAddress) : {}),
  }
}

/** Whom the bill goes to, where the order goes, and what has to be known of it. Throws for fields that have problems. */
export function orderFrom(values: OrderFields): Ordered {
  const { billing, shipTo, notes } = asTyped(values)
  return {
    billing: v.parse(BillingForm, billing),
    shipTo: v.parse(ShipToForm, shipTo),
    notes: v.parse(NotesForm, notes),
  }
}

/** What is wrong, by the name of the field. */
export function orderProblems(values: OrderFields): FieldProblems {
  const { billing, shipTo, notes } = asTyped(values)
  const wrong = { ...problemsOf(BillingForm, billing), ...problemsOf(NotesForm, notes) }
  if (values.sameAddress === 'yes') return wrong
  const elsewhere = Object.entries(problemsOf(ShipToForm, shipTo)).map(([name, problem]) => [shipName(name), problem])
  return { ...wrong, ...Object.fromEntries(elsewhere) }
}

/** What of it stands beside the total, as far as it is typed. */
export function summaryOf(values: OrderFields): { shipsTo: string; purchaseOrder: string } {
  const { shipTo, notes } = asTyped(values)
  const shipsTo = words.cityAndCountry(shipTo.city.trim(), shipTo.country)
  return { shipsTo, purchaseOrder: notes.purchaseOrder.trim() }
}

type Ordered = Pick<OrderRequest, 'billing' | 'shipTo' | 'notes'>

function asTyped(values: OrderFields): Ordered {
  const { company, firstName, lastName, purchaseOrder, deliveryNote } = values
  const billing = { company, firstName, lastName, ...addressOf(values) }
  const notes = { purchaseOrder, deliveryNote }
  if (values.sameAddress === 'yes') {
    return { billing, shipTo: { attentionTo: wholeName(values), ...addressOf(values) }, notes }
  }
  return {
    billing,
    notes,
    shipTo: {
      attentionTo: values.shipAttentionTo,
      addressLine1: values.shipAddressLine1,
      addressLine2: values.shipAddressLine2,
      city: values.shipCity,
      state: values.shipState,
      postalCode: values.shipPostalCode,
      country: values.shipCountry,
    },
  }
}

function wholeName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim()
}

/** `city` of the delivery is `shipCity` in the form. */
export function shipName(name: string): ShipName {
  const found = Object.keys(NOWHERE).find((key) => key.toLowerCase() === `ship${name}`.toLowerCase())
  if (!isShipName(found)) throw new Error(`The checkout has no field for ${name}.`)
  return found
}

function isShipName(name: string | undefined): name is ShipName {
  return name !== undefined && name in NOWHERE
}

function shipFields({ attentionTo, ...address }: ShippingAddress): Partial<OrderFields> {
  return {
    shipAttentionTo: attentionTo,
    shipAddressLine1: address.addressLine1,
    shipAddressLine2: address.addressLine2,
    shipCity: address.city,
    shipState: address.state,
    shipPostalCode: address.postalCode,
    shipCountry: address.country,
  }
}

function sameAddress(one: Address, other: Address): boolean {
  return JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other))
}
