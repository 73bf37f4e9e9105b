import * as v from 'valibot'
import { requiredText, text } from './fields.ts'

/** A customer as the API keeps it, field for field: a save sends all of it back, null, unknown and unread fields too. */
export const WireStoredCustomer = v.looseObject({ customerID: v.union([v.string(), v.number()]) })
export type WireStoredCustomer = v.InferOutput<typeof WireStoredCustomer>

/** A customer as the API hands it out. */
export const WireCustomer = v.object({
  customerID: requiredText,
  salutation: text,
  firstName: text,
  lastName: text,
  companyName: text,
  email: text,
  loginEmail: text,
  /** As it is, white space included: it is compared, not shown. */
  loginPassword: v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
  /** `A` for a customer who may log in; a store that says nothing is not taken to mean anything. */
  activeStatus: text,
  customerDisplay: text,
  addressDisplay: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  telephoneMobile: text,
  shipAttTo: text,
  shipAddressLine1: text,
  shipAddressLine2: text,
  shipCity: text,
  shipState: text,
  shipPostalCode: text,
  shipCountry: text,
})
export type WireCustomer = v.InferOutput<typeof WireCustomer>

/** What a successful registration answers. */
export const WireRegistered = v.object({
  customerID: requiredText,
  firstName: text,
  lastName: text,
  loginEmail: text,
})

const nullableText = v.nullable(v.string())

/** The body of `POST /api/customer`, every field (behaviour 6.5). */
export const WireCustomerBody = v.looseObject({
  customerID: v.string(),
  facebookID: v.string(),
  googleID: v.string(),
  customerCategoryID: v.string(),
  customerGroupID: v.string(),
  priceType: v.string(),
  loginEmail: v.string(),
  loginPassword: v.string(),
  salutation: v.string(),
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  companyName: v.string(),
  addressLine1: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.string(),
  telephoneMobile: v.string(),
  telephoneOther: v.string(),
  shipAway: v.string(),
  shipAttTo: v.string(),
  shipAddressLine1: v.string(),
  shipAddressLine2: v.string(),
  shipCity: v.string(),
  shipState: v.string(),
  shipPostalCode: v.string(),
  shipCountry: v.string(),
  remarks: v.string(),
  createdDate: v.string(),
  activeStatus: v.string(),
  checkLoginData: v.number(),
  returnURL: v.string(),
  customerCategoryName: nullableText,
  customerGroupName: nullableText,
  confirmPassword: v.string(),
  oldPassword: v.string(),
  checkTermsandCondition: v.boolean(),
  useAuthentication: v.boolean(),
  shipAwayBool: v.boolean(),
  activeStatusBool: v.boolean(),
})
export type WireCustomerBody = v.InferOutput<typeof WireCustomerBody>

/** The body of `PUT /api/Customer/CustomerShipping`. */
export const WireShippingBody = v.object({
  customerID: v.string(),
  shipAttTo: v.string(),
  shipAddressLine1: v.string(),
  shipAddressLine2: v.string(),
  shipCity: v.string(),
  shipState: v.string(),
  shipPostalCode: v.string(),
  shipCountry: v.string(),
})
export type WireShippingBody = v.InferOutput<typeof WireShippingBody>
