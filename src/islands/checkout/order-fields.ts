import { BillingForm, ShipToForm } from '#domain/checkout-form.ts'
import { type Address, addressOf, type Customer, NO_ADDRESS, type ShippingAddress } from '#domain/customer.ts'
import { type FieldProblems, problemsOf } from '#domain/field-problem.ts'
import type { BillingDetails } from '#domain/placed-order.ts'

const NOBODY = { firstName: '', lastName: '', ...NO_ADDRESS }
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
export const EMPTY_ORDER = { ...NOBODY, sameAddress: 'yes', ...NOWHERE }
export type OrderFields = typeof EMPTY_ORDER
export type ShipName = keyof typeof NOWHERE

/** What is known of a customer, as the fields of the checkout. */
export function fieldsOf(customer: Customer): Partial<OrderFields> {
  const { firstName, lastName, billingAddress, shippingAddress } = customer
  const elsewhere = shippingAddress.addressLine1 !== '' && !sameAddress(billingAddress, shippingAddress)
  return {
    firstName,
    lastName,
    ...addressOf(billingAddress),
    sameAddress: elsewhere ? '' : 'yes',
    ...(elsewhere ? shipFields(shippingAddress) : {}),
  }
}

/** Whom the bill goes to and where the order goes, as typed. */
export function orderFrom(values: OrderFields): { billing: BillingDetails; shipTo: ShippingAddress } {
  const billing = { firstName: values.firstName, lastName: values.lastName, ...addressOf(values) }
  if (values.sameAddress === 'yes') {
    return { billing, shipTo: { attentionTo: `${values.firstName} ${values.lastName}`.trim(), ...addressOf(values) } }
  }
  return {
    billing,
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

/** What is wrong, by the name of the field. */
export function orderProblems(values: OrderFields): FieldProblems {
  const { billing, shipTo } = orderFrom(values)
  const wrong = problemsOf(BillingForm, billing)
  if (values.sameAddress === 'yes') return wrong
  const elsewhere = Object.entries(problemsOf(ShipToForm, shipTo)).map(([name, problem]) => [shipName(name), problem])
  return { ...wrong, ...Object.fromEntries(elsewhere) }
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
