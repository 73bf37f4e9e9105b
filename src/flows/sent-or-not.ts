import type { StoreApiError } from '#store-api/store-api-error.ts'

const NEVER_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/

/** Whether a failed write has certainly changed nothing: it never left, or the store refused it in so many words. */
export function certainlyFailed({ failure }: StoreApiError): boolean {
  switch (failure.kind) {
    case 'unusable-id':
    case 'redirect':
    case 'refused':
      return true
    case 'network':
      return NEVER_SENT.test(failure.reason)
    case 'status':
      return failure.status >= 400 && failure.status < 500
    default:
      return false
  }
}
