import * as v from 'valibot'
import { momentMs, requiredText, text } from './fields.ts'

/** The body of `POST /Api/Token`. */
export const WireTokenBody = v.object({
  tokenID: v.string(),
  tokenType: v.string(),
  refID: v.string(),
  tokenData: v.string(),
  createdDate: v.string(),
  expiryDate: v.string(),
  tokenStatus: v.string(),
})
export type WireTokenBody = v.InferOutput<typeof WireTokenBody>

/** What creating a token answers. */
export const WireCreatedToken = v.object({ tokenID: requiredText })

/** A token as `GET /api/Token/{tokenID}` hands it out. */
export const WireToken = v.object({
  refID: requiredText,
  expiryDate: momentMs,
  tokenStatus: text,
})
