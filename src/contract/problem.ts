import * as v from 'valibot'

/**
 * Every error that the gateway answers with. It says in codes what is wrong; whoever shows it to a person has the words.
 */
export const Problem = v.object({
  code: v.string(),
  requestId: v.string(),
  /** `bad-request`: the field or what is wrong with the body. `too-many`: what there was too much of, an `Excess`. */
  about: v.optional(v.string()),
  /** 429 and 503: how long to wait, in seconds. */
  retryAfterS: v.optional(v.number()),
  /** `refused`: what the store itself said, as plain text for the customer. */
  sentence: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>

/** Refusals that any call may meet. */
export type CommonCode =
  | 'bad-request'
  | 'broken-off'
  /** 503: too much is under way. */
  | 'busy'
  /** 503: another change of this customer is. */
  | 'changing'
  /** 500 */
  | 'fault'
  | 'foreign-origin'
  /** 401 */
  | 'logged-out'
  /** 404: no call has this path. */
  | 'no-such-call'
  | 'not-json'
  /** 422: the store's own refusal, in a sentence for the customer. */
  | 'refused'
  /** 502 */
  | 'store-unavailable'
  | 'too-large'
  /** 429 */
  | 'too-many'
  | 'too-slow'
  /** 502: the store has not shown a change that was sent. */
  | 'unconfirmed'

/** What there may be too much of: from one connection, of one customer, or for one address. */
export type Excess =
  | 'requests-from-connection'
  | 'searches-from-connection'
  | 'forms-from-connection'
  | 'messages-from-connection'
  | 'log-ins-from-connection'
  | 'sign-ups-from-connection'
  | 'changes-from-connection'
  | 'orders-from-connection'
  | 'reset-links-from-connection'
  | 'attempts-from-connection'
  | 'reset-links-for-address'
  | 'requests'
  | 'changes'
  | 'attempts'
  | 'orders'
