import type { Address, Profile } from './customer.ts'

/** A number is written in groups, and kept as the API has it: `+447700900123`. */
export const ungrouped = (mobile: string) => mobile.replace(/[ ().-]/g, '')

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
