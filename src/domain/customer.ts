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

/** A customer as the store knows it, without the password. */
export interface Customer {
  customerId: string
  salutation: string
  firstName: string
  lastName: string
  email: string
  mobile: string
  billingAddress: Address
  shippingAddress: ShippingAddress
  /** The store's own one-line renderings. */
  displayName: string
  displayAddress: string
}

/** What a person types to become a customer. */
export interface Registration {
  salutation: string
  firstName: string
  lastName: string
  address: Address
  mobile: string
  email: string
  password: string
}
