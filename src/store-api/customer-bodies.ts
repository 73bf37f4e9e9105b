import { addressOf, type Customer, type Profile, type Registration, type ShippingAddress } from '#domain/customer.ts'
import type { WireCustomer, WireCustomerBody, WireShippingBody, WireStoredCustomer } from './wire/customer.ts'

export function customerFromWire(wire: WireCustomer): Customer {
  return {
    customerId: wire.customerID,
    salutation: wire.salutation,
    firstName: wire.firstName,
    lastName: wire.lastName,
    company: wire.companyName,
    email: wire.loginEmail || wire.email,
    mobile: wire.telephoneMobile,
    billingAddress: addressOf(wire),
    shippingAddress: {
      attentionTo: wire.shipAttTo,
      addressLine1: wire.shipAddressLine1,
      addressLine2: wire.shipAddressLine2,
      city: wire.shipCity,
      state: wire.shipState,
      postalCode: wire.shipPostalCode,
      country: wire.shipCountry,
    },
    displayName: wire.customerDisplay,
    displayAddress: wire.addressDisplay,
  }
}

/** Every field of a registration with its default (behaviour 6.5); the ship fields repeat the billing values. */
export function registrationBody(registration: Registration, createdAt: string): WireCustomerBody {
  const { address, firstName, lastName } = registration
  return {
    customerID: '',
    facebookID: '',
    googleID: '',
    customerCategoryID: '0000',
    customerGroupID: '',
    priceType: 'RT',
    loginEmail: registration.email,
    loginPassword: registration.password,
    salutation: registration.salutation,
    firstName,
    middleName: '',
    lastName,
    companyName: registration.company,
    ...addressOf(address),
    telephoneMobile: registration.mobile,
    telephoneOther: '',
    shipAway: 'Y',
    ...shipFields({ ...address, attentionTo: wholeName(firstName, lastName) }),
    remarks: '',
    createdDate: createdAt,
    activeStatus: 'A',
    checkLoginData: 1,
    returnURL: '/Customer/Index',
    customerCategoryName: '',
    customerGroupName: '',
    confirmPassword: registration.password,
    oldPassword: '',
    checkTermsandCondition: false,
    useAuthentication: true,
    shipAwayBool: false,
    activeStatusBool: true,
  }
}

/** The stored record with a profile laid over it. Things that went to the customer by name go on doing so. */
export function profileBody(stored: WireStoredCustomer, profile: Profile): WireStoredCustomer {
  const toCustomer = stored.shipAttTo === wholeName(stored.firstName, stored.lastName)
  return {
    ...stored,
    ...(toCustomer ? { shipAttTo: wholeName(profile.firstName, profile.lastName) } : {}),
    salutation: profile.salutation,
    firstName: profile.firstName,
    lastName: profile.lastName,
    // A store that keeps no companies is not told of none.
    ...(profile.company === '' && !('companyName' in stored) ? {} : { companyName: profile.company }),
    email: profile.email,
    loginEmail: profile.email,
    telephoneMobile: profile.mobile,
    ...profile.address,
  }
}

export function shippingBody(customerId: string, address: ShippingAddress): WireShippingBody {
  return { customerID: customerId, ...shipFields(address) }
}

function wholeName(firstName: unknown, lastName: unknown): string {
  return `${firstName} ${lastName}`.trim()
}

function shipFields(address: ShippingAddress): Omit<WireShippingBody, 'customerID'> {
  return {
    shipAttTo: address.attentionTo,
    shipAddressLine1: address.addressLine1,
    shipAddressLine2: address.addressLine2,
    shipCity: address.city,
    shipState: address.state,
    shipPostalCode: address.postalCode,
    shipCountry: address.country,
  }
}
