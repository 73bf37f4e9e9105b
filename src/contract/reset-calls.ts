import * as v from 'valibot'
import { ForgotPasswordForm } from '#domain/password-form.ts'
import type { Call } from './call.ts'
import { GuessableMessage, newPassword } from './password-message.ts'

const mac = v.pipe(v.string(), v.maxLength(100))

/** Asks for a link by mail. */
export const request = {
  method: 'POST',
  path: '/api/password-resets',
  request: v.strictObject(ForgotPasswordForm.entries),
  answer: v.object({ status: v.picklist(['sent', 'email-not-found', 'token-failed']) }),
  refusals: { 'mail-failed': 502, 'mail-not-taken': 502 },
} as const satisfies Call

/** Whether a link may still set a password. */
export const check = {
  method: 'POST',
  path: '/api/password-resets/:tokenId',
  request: v.strictObject({ mac }),
  answer: v.object({ status: v.picklist(['valid', 'invalid']) }),
} as const satisfies Call

/** Sets the password by a link. */
export const use = {
  method: 'PUT',
  path: '/api/password-resets/:tokenId',
  request: v.strictObject({ mac, password: newPassword }),
  answer: v.variant('status', [
    v.object({ status: v.literal('done') }),
    v.object({ status: v.literal('invalid') }),
    GuessableMessage,
  ]),
} as const satisfies Call
