import type { Context, MiddlewareHandler } from 'hono'
import { callerAddress, networkOf } from './caller-address.ts'
import type { EventLog } from './event-log.ts'
import { tooMany } from './gateway-problem.ts'
import type { Limiter } from './limiter.ts'
import { LIMITS, type LimitPer, type RouteLimits } from './limits.ts'
import { routeOf } from './metrics.ts'
import { fingerprint } from './secrets.ts'

export interface LimitedPorts {
  limiter: Limiter
  events: EventLog
  secret: string
  addressHeader?: string | undefined
}

type Demand = (context: Context, per: LimitPer, who: string) => Promise<void>

/** Holds every call to the limit that its route has for one address, and lets the route hold it to the others. */
export function limited({ limiter, events, secret, addressHeader }: LimitedPorts): MiddlewareHandler {
  const demand: Demand = async (context, per, who) => {
    const limits: Partial<RouteLimits> = LIMITS[routeOf(context)] ?? {}
    const limit = limits[per]
    if (limit === undefined) return
    const cost = limits.cost?.(context) ?? 1
    // Nobody's address or id is written down elsewhere.
    const key = fingerprint(secret, 'log', who)
    const { calls, leftMs } = await limiter.count(limit, key, cost)
    if (calls <= limit.calls) return
    // A flood is one line, not one for each of its drops.
    if (calls - cost <= limit.calls) events.note({ event: 'limit-reached', limit: limit.name, per }, context)
    throw tooMany(limit.what, leftMs)
  }
  return async (context, next) => {
    context.set('demand', demand)
    await demand(context, 'address', networkOf(callerAddress(context, addressHeader)))
    return next()
  }
}

/**
 * Counts a call, once, against the limit that its route has for this customer, or for this target. Throws
 * GatewayProblem 429 with the time to wait once there were too many.
 */
export async function demandWithin(context: Context, per: Exclude<LimitPer, 'address'>, who: string): Promise<void> {
  const mark = `demanded ${per}`
  if (context.get(mark) === true) return
  context.set(mark, true)
  const demand: Demand = context.get('demand')
  await demand(context, per, who)
}
