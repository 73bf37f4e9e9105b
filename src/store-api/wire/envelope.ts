import * as v from 'valibot'
import { flag, text } from './fields.ts'

/** What every answer of the store-administration API is wrapped in (behaviour 6.2). */
export const Envelope = v.object({
  success: flag,
  data: v.optional(v.unknown()),
  errorMessage: text,
})
export type Envelope = v.InferOutput<typeof Envelope>

/** The list in an envelope; an empty one may be written as null. */
export const List = v.nullable(v.array(v.unknown()))
