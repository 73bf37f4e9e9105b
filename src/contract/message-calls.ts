import * as v from 'valibot'
import { ContactMessageSchema } from '#domain/contact-message.ts'
import type { Call } from './call.ts'

/** Nobody fills the form in faster. */
export const LEAST_WRITING_MS = 2_000
/** A form that was opened longer ago has to ask for a new token. */
export const MOST_WRITING_MS = 12 * 60 * 60 * 1000

/** Proof of when a person began to write. */
export const formToken = {
  method: 'GET',
  path: '/api/form-token',
  answer: v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
} as const satisfies Call

/** Sends a message. `trap` is a field that people do not see: only a machine fills it. */
export const send = {
  method: 'POST',
  path: '/api/messages',
  request: v.strictObject({
    ...ContactMessageSchema.entries,
    trap: v.pipe(v.string(), v.maxLength(1000)),
    token: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: v.object({ status: v.literal('sent') }),
  refusals: {
    'not-a-message': 422,
    'form-too-fast': 403,
    'form-expired': 403,
    'form-invalid': 403,
    /** The mail service may have taken it all the same. */
    'mail-failed': 502,
    'mail-not-taken': 502,
  },
} as const satisfies Call
