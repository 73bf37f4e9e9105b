import type { Context, MiddlewareHandler } from 'hono'
import type { Excess } from '#contract/problem.ts'
import { callerAddress, networkOf } from './caller-address.ts'
import type { EventLog } from './event-log.ts'
import { tooMany } from './gateway-problem.ts'
import type { Limiter } from './limiter.ts'
import { FOREIGN, LIMITS, type LimitPer, type RouteLimits } from './limits.ts'
import { routeOf } from './metrics.ts'
import { isForeign } from './mutation-guard.ts'
import { fingerprint } from './secrets.ts'
import type { SiteOrigin } from './site-origin.ts'

export interface LimitedPorts {
  limiter: Limiter
  events: EventLog
  secret: string
  addressHeader?: string | undefined
}

type Demand = (context: Context, per: LimitPer, who: string) => Promise<void>

/**
 * Holds every call to the limit that its route has for one address, and lets the route hold it to the others. What a
 * foreign page sends is refused afterwards, and has a limit of its own.
 */
export function limited(ports: LimitedPorts, site: Pick<SiteOrigin, 'isOwn'>): MiddlewareHandler {
  const demand: Demand = async (context, per, who) => {
    const limits = isForeign(site, context) ? FOREIGN : LIMITS[routeOf(context)]
    const excess = await excessOf(ports, limits, context, per, who)
    if (excess !== undefined) throw tooMany(excess.what, excess.leftMs)
  }
  return async (context, next) => {
    context.set('demand', demand)
    await demand(context, 'address', networkOf(callerAddress(context, ports.addressHeader)))
    return next()
  }
}

/** Counts a request that does what a route does, so many times, from the same address, and says whether it is let through. */
export async function isWithin(ports: LimitedPorts, route: string, context: Context, times?: number): Promise<boolean> {
  const who = networkOf(callerAddress(context, ports.addressHeader))
  return (await excessOf(ports, LIMITS[route], context, 'address', who, times)) === undefined
}

async function excessOf(
  { limiter, events, secret }: LimitedPorts,
  limits: Partial<RouteLimits> | undefined,
  context: Context,
  per: LimitPer,
  who: string,
  times?: number,
): Promise<{ what: Excess; leftMs: number } | undefined> {
  const limit = limits?.[per]
  if (limit === undefined) return undefined
  const cost = times ?? limits?.cost?.(context) ?? 1
  // Nobody's address or id is written down elsewhere.
  const key = fingerprint(secret, 'log', who)
  const { calls, leftMs } = await limiter.count(limit, key, cost)
  if (calls <= limit.calls) return undefined
  // A flood is one line, not one for each of its drops.
  if (calls - cost <= limit.calls) events.note({ event: 'limit-reached', limit: limit.name, per }, context)
  return { what: limit.what, leftMs }
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
