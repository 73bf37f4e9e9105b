import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { GatewayProblem } from './gateway-problem.ts'

export interface RateLimit {
  /** Calls that one address may make within the time. */
  calls: number
  withinS: number
  /** What there is too much of, as in 'Too many messages'. */
  what: string
}

/**
 * Answers 429 with `Retry-After` once an address has made its calls. The address is the socket's, or the last entry of
 * `addressHeader`, which has to be one that the proxy in front of us writes itself.
 */
export function rateLimit({ calls, withinS, what }: RateLimit, addressHeader?: string): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: calls, duration: withinS })
  return async (context, next) => {
    try {
      await limiter.consume(limitKey(addressOf(context, addressHeader)))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const waitS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new GatewayProblem(429, 'too-many', `Too many ${what}. Please try again ${inWords(waitS)}.`, waitS)
    }
    return next()
  }
}

/** An IPv6 customer owns a whole /64: they count as one. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const network = [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

function addressOf(context: Context, header: string | undefined): string {
  if (header !== undefined) return context.req.header(header)?.split(',').at(-1)?.trim() ?? 'unknown'
  const bindings = v.safeParse(NodeBindings, context.env)
  return bindings.success ? bindings.output.incoming.socket.remoteAddress : 'unknown'
}

/** What `@hono/node-server` tells of the connection. */
const NodeBindings = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) })

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? 'in a minute' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
