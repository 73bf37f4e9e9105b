import * as v from 'valibot'
import { WireCustomerBody } from '#store-api/wire/customer.ts'

/** The shortest password the store takes (behaviour 3.5). */
export const SHORTEST_PASSWORD = 6

/** A customer as it is registered or saved: every field there, and those that matter filled in. */
export const CustomerBody = v.looseObject({
  ...WireCustomerBody.entries,
  loginEmail: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Email is required.'),
    v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Email address is invalid.'),
  ),
  loginPassword: v.pipe(
    v.string(),
    v.minLength(SHORTEST_PASSWORD, `Password must be at least ${SHORTEST_PASSWORD} characters.`),
  ),
  firstName: v.pipe(v.string(), v.trim(), v.nonEmpty('First name is required.')),
  lastName: v.pipe(v.string(), v.trim(), v.nonEmpty('Last name is required.')),
})
