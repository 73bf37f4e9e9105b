import * as v from 'valibot'

/** Every error that the gateway answers with. `message` is a sentence a person can act on. */
export const Problem = v.object({ code: v.string(), message: v.string(), requestId: v.string() })
export type Problem = v.InferOutput<typeof Problem>

/** Refusals that any call may meet. */
export type CommonCode =
  | 'bad-request'
  | 'broken-off'
  /** 503: too much is under way, or another change of this customer. */
  | 'busy'
  | 'foreign-origin'
  /** 401 */
  | 'logged-out'
  | 'not-json'
  /** 422: the store's own refusal, in a sentence for the customer. */
  | 'refused'
  | 'too-large'
  /** 429 */
  | 'too-many'
  | 'too-slow'
  /** 502: the store has not shown a change that was sent. */
  | 'unconfirmed'
