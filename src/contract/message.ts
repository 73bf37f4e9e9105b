import * as v from 'valibot'
import { ContactMessageSchema } from '#domain/contact-message.ts'

/** `GET /api/form-token`: proof of when a person began to write. */
export const FormTokenMessage = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })

/** `POST /api/messages`. `trap` is a field that people do not see: only a machine fills it. */
export const SendMessageRequest = v.strictObject({
  ...ContactMessageSchema.entries,
  trap: v.pipe(v.string(), v.maxLength(1000)),
  token: v.pipe(v.string(), v.maxLength(200)),
})

/** Nobody fills the form in faster. */
export const LEAST_WRITING_MS = 2_000
/** A form that was opened longer ago has to ask for a new token. */
export const MOST_WRITING_MS = 12 * 60 * 60 * 1000
