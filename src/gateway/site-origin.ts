import type { Context, MiddlewareHandler } from 'hono'

/** Where the shop is by its SITE_URL: what a proxy forgets or a caller writes changes nothing about it. */
export interface SiteOrigin {
  /** Whether browsers reach it over TLS alone. */
  isSecure: boolean
  /** Whether an `Origin` header names one of our own pages. */
  isOwn(origin: string, context: Context): boolean
}

/** @param address SITE_URL. On this machine the shop goes by several names, so there the host that was asked for counts. */
export function siteOrigin(address: string): SiteOrigin {
  const site = new URL(address)
  const local = isLoopback(site.hostname)
  return {
    isSecure: site.protocol === 'https:',
    isOwn(origin, context) {
      const asked = URL.parse(origin)
      if (asked === null) return false
      if (asked.origin === site.origin) return true
      // A name of somebody else's that leads to this machine is not ours: that is how pages reach into other networks.
      return local && isLoopback(asked.hostname) && asked.host === context.req.header('host')
    },
  }
}

/** Whether a host name means this machine and no other. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** What every answer under /api says in its head: kept by nobody, shown as nothing but data, for our own pages alone. */
export function apiHeaders({ isSecure }: Pick<SiteOrigin, 'isSecure'>): MiddlewareHandler {
  const headers = Object.entries({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return async (context, next) => {
    context.set('secure', isSecure)
    for (const [name, value] of headers) context.header(name, value)
    await next()
  }
}
