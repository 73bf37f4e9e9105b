import type { StoreApiFailure } from './store-api-error.ts'

const BASE_MS = 300
const LONGEST_MS = 10_000
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * How long to wait before trying again, in milliseconds, or undefined when that would not help.
 * Exponential with full jitter; the API's own Retry-After is the least waited, and one over `longestRetryAfterMs` is not waited for.
 */
export function retryDelayMs(
  failure: StoreApiFailure | undefined,
  attempt: number,
  random: () => number,
  longestRetryAfterMs: number,
): number | undefined {
  if (failure === undefined) return undefined
  const jitteredMs = random() * Math.min(LONGEST_MS, BASE_MS * 2 ** attempt)
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return jitteredMs
    case 'status': {
      const retryAfterMs = failure.retryAfterMs ?? 0
      const worthWaiting = PASSING_STATUSES.has(failure.status) && retryAfterMs <= longestRetryAfterMs
      return worthWaiting ? retryAfterMs + jitteredMs : undefined
    }
    default:
      return undefined
  }
}
