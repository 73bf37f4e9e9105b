import type { Context, MiddlewareHandler } from 'hono'
import { GatewayProblem } from './gateway-problem.ts'
import type { SiteOrigin } from './site-origin.ts'

/**
 * Lets a call that changes something through only from our own pages, and only with JSON: Hono's `csrf()` looks at form
 * content types alone.
 */
export function mutationGuard(site: Pick<SiteOrigin, 'isOwn'>): MiddlewareHandler {
  return (context, next) => {
    if (!changesSomething(context)) return next()
    if (isForeign(site, context)) throw new GatewayProblem(403, 'foreign-origin')
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      throw new GatewayProblem(415, 'not-json')
    }
    return next()
  }
}

/** Whether a call changes something and comes from no page of ours. */
export function isForeign(site: Pick<SiteOrigin, 'isOwn'>, context: Context): boolean {
  return changesSomething(context) && !isFromOwnPage(site, context)
}

function changesSomething({ req }: Context): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD'
}

/**
 * Whether a request that changes something comes from one of our pages: what the browser says of where it asks from
 * (`Sec-Fetch-Site`, `Origin`) must all be our own, and it must say something.
 */
export function isFromOwnPage(site: Pick<SiteOrigin, 'isOwn'>, context: Context): boolean {
  const from = context.req.header('sec-fetch-site')
  const origin = context.req.header('origin')
  if (from === undefined && origin === undefined) return false
  return (from ?? 'same-origin') === 'same-origin' && (origin === undefined || site.isOwn(origin, context))
}
