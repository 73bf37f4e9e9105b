import * as v from 'valibot'
import { ProfileForm, ShippingForm } from '#domain/customer-form.ts'
import type { KnownSession } from '#domain/known-session.ts'
import { regionRule } from '#domain/postal-code.ts'
import type { Call } from './call.ts'
import { CustomerMessage } from './customer-message.ts'
import { GuessableMessage, newPassword, password } from './password-message.ts'

export const customer = {
  method: 'GET',
  path: '/api/account',
  answer: v.object({ customer: CustomerMessage }),
} as const satisfies Call

/** Whose data was shown: in this browser somebody else may have logged in since. */
const shown = { customerId: v.optional(v.string()) }
const refusals = { 'other-customer': 409 } as const

/** Another e-mail needs the current password, which is empty otherwise. */
export const saveProfile = {
  method: 'PUT',
  path: '/api/account/profile',
  request: v.pipe(
    v.strictObject({
      ...shown,
      ...ProfileForm.entries,
      currentPassword: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    }),
    regionRule({ stateOptional: true }),
  ),
  answer: v.variant('status', [
    v.object({ status: v.literal('saved') }),
    v.object({ status: v.literal('current-wrong') }),
  ]),
  refusals,
} as const satisfies Call

export const saveShippingAddress = {
  method: 'PUT',
  path: '/api/account/shipping-address',
  request: v.pipe(
    v.strictObject({
      ...shown,
      // Sent by pages of before; whom things go to is no field of the form, and stays as the store has it.
      attentionTo: v.optional(v.string()),
      ...ShippingForm.entries,
    }),
    regionRule(),
  ),
  answer: v.object({ status: v.literal('saved') }),
  refusals,
} as const satisfies Call

export const changePassword = {
  method: 'PUT',
  path: '/api/account/password',
  request: v.strictObject({ current: password, next: newPassword }),
  answer: v.variant('status', [
    v.object({ status: v.literal('changed') }),
    v.object({ status: v.literal('current-wrong') }),
    GuessableMessage,
  ]),
} as const satisfies Call

const SessionEntry: v.GenericSchema<unknown, KnownSession> = v.object({
  id: v.string(),
  device: v.string(),
  seenAtMs: v.number(),
  current: v.boolean(),
})

/** Where the customer is logged in: this session first, then the last seen. */
export const sessions = {
  method: 'GET',
  path: '/api/account/sessions',
  answer: v.object({ sessions: v.array(SessionEntry) }),
} as const satisfies Call

export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/account/sessions',
  answer: v.object({ status: v.literal('ended') }),
} as const satisfies Call
