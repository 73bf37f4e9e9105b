import type { MiddlewareHandler } from 'hono'
import { GatewayProblem } from './gateway-problem.ts'

const RETRY_AFTER_S = 1

/** Answers 503 with `Retry-After` at once while `most` requests are under way, so that those are answered in time. */
export function loadLimit(most: number): MiddlewareHandler {
  let underWay = 0
  return async (_, next) => {
    if (underWay >= most) throw new GatewayProblem(503, 'busy', { retryAfterS: RETRY_AFTER_S })
    underWay += 1
    try {
      await next()
    } finally {
      underWay -= 1
    }
  }
}
