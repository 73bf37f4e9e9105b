import type { Address, Profile } from './customer.ts'
import { ungrouped } from './phone-number.ts'

/** The profile that a sound form stands for. It stands by itself: whoever shows it needs no rules of forms. */
export function profileFrom(form: Omit<Profile, 'address'> & Address): Profile {
  const { salutation, firstName, lastName, company, mobile, email } = form
  const { addressLine1, addressLine2, city, state, postalCode, country } = form
  return {
    salutation,
    firstName,
    lastName,
    company,
    mobile: ungrouped(mobile),
    email,
    address: { addressLine1, addressLine2, city, state, postalCode, country },
  }
}
