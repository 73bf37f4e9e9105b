/** Where things are sent, and to whom. */
export interface Address {
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  postalCode: string
  country: string
}

export interface ShippingAddress extends Address {
  attentionTo: string
}

/** An address of which nothing is known. */
export const NO_ADDRESS: Address = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

/** The address alone of whatever carries one. */
export function addressOf({ addressLine1, addressLine2, city, state, postalCode, country }: Address): Address {
  return { addressLine1, addressLine2, city, state, postalCode, country }
}

/** A customer as the store knows it, without the password. */
export interface Customer {
  customerId: string
  salutation: string
  firstName: string
  lastName: string
  /** Empty where there is none. */
  company: string
  email: string
  mobile: string
  billingAddress: Address
  shippingAddress: ShippingAddress
  /** The store's own one-line renderings. */
  displayName: string
  displayAddress: string
}

/** Who a customer is, as a session and a header know it. */
export type CustomerIdentity = Pick<Customer, 'customerId' | 'firstName' | 'lastName' | 'email'>

/** What a person types to become a customer. */
export interface Registration {
  salutation: string
  firstName: string
  lastName: string
  /** Empty where there is none. */
  company: string
  address: Address
  mobile: string
  email: string
  password: string
}

/** What a person may change of itself. */
export type Profile = Omit<Registration, 'password'>
