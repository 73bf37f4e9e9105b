import * as v from 'valibot'
import type { CustomerIdentity } from '#domain/customer.ts'
import { LogInForm } from '#domain/password-form.ts'
import type { Call } from './call.ts'

/** The four values that a browser keeps of who is logged in (behaviour 3.1); they draw the header and prove nothing. */
export const SessionMessage: v.GenericSchema<unknown, CustomerIdentity> = v.object({
  customerId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
})

/** Who is logged in, and whether beyond this visit; a gateway of before does not say so. */
export const current = {
  method: 'GET',
  path: '/api/session',
  answer: v.object({ customer: v.nullable(SessionMessage), remembered: v.optional(v.boolean(), false) }),
} as const satisfies Call

export const logIn = {
  method: 'POST',
  path: '/api/session',
  request: v.strictObject({ ...LogInForm.entries, remember: v.boolean() }),
  answer: v.variant('status', [
    v.object({ status: v.literal('logged-in'), customer: SessionMessage }),
    v.object({ status: v.literal('email-not-found') }),
    v.object({ status: v.literal('wrong-password') }),
    // The store has closed this account.
    v.object({ status: v.literal('not-active') }),
  ]),
} as const satisfies Call

export const logOut = {
  method: 'DELETE',
  path: '/api/session',
  answer: v.object({ status: v.literal('logged-out') }),
} as const satisfies Call
