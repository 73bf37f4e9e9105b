import type { StoreApiError } from '#store-api/store-api-error.ts'

/** No connection was made, so nothing was sent. */
const NEVER_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT/
/**
 * What a server says before it does anything: the request is wrong, not allowed, or one too many. Missing on purpose:
 * 408 and 409, which may be said of a repetition, 499, which a proxy says when nobody waits any more, and 5xx, which may
 * be said by something in between.
 */
const REFUSALS = new Set([400, 401, 402, 403, 404, 405, 406, 410, 411, 412, 413, 414, 415, 422, 429, 431, 451])

/** Whether a `fetch` failed before anything was sent. Node hides the reason in the error's cause. */
export function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && NEVER_SENT.test(String(cause.code))
}

/** Whether an answer of this status says that nothing was done. */
export function isRefusal(status: number): boolean {
  return REFUSALS.has(status)
}

/** Whether a failed write has certainly done nothing. `success: false` does not say so: a store may commit first. */
export function certainlyFailed({ failure }: StoreApiError): boolean {
  switch (failure.kind) {
    case 'unusable-id':
      return true
    case 'network':
      return NEVER_SENT.test(failure.reason)
    case 'status':
      return isRefusal(failure.status)
    default:
      return false
  }
}
