import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { callerAddress, networkOf } from './caller-address.ts'
import { GatewayProblem } from './gateway-problem.ts'

export interface RateLimit {
  /** Calls that one address may make within the time. */
  calls: number
  withinS: number
  /** What there is too much of, as in 'Too many messages'. */
  what: string
}

/** Answers 429 with `Retry-After` once an address has made its calls. */
export function rateLimit({ calls, withinS, what }: RateLimit, addressHeader?: string): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: calls, duration: withinS })
  return async (context, next) => {
    try {
      await limiter.consume(networkOf(callerAddress(context, addressHeader)))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const waitS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new GatewayProblem(429, 'too-many', `Too many ${what}. Please try again ${inWords(waitS)}.`, waitS)
    }
    return next()
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? 'in a minute' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
