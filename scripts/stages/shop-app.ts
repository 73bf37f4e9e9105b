import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { emailjsMailer } from '#gateway/emailjs-mailer.ts'
import { gateway } from '#gateway/gateway.ts'
import { hostingRules } from '#hosting/rules.ts'
import { staticApp } from '#hosting/static-app.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import type { Configuration } from '../configuration.ts'
import { mailSettings } from '../mail-settings.ts'
import type { StoreConnection } from '../store-connection.ts'

/** The built site, and in gateway mode the gateway beside it, as one app. */
export function shopApp(configuration: Configuration, store: Pick<StoreConnection, 'url' | 'apiKey'>): Hono {
  const pages = staticApp(configuration.DIST_FOLDER, hostingRules)
  if (configuration.STOREFRONT_MODE === 'direct') return pages
  const app = new Hono()
  app.route(
    '/',
    gateway({
      store: createStoreApi({
        url: store.url,
        apiKey: store.apiKey,
        fetch: globalThis.fetch,
        retries: 1,
        timeoutMs: 10_000,
      }),
      mailer: emailjsMailer(mailSettings(configuration, store.url), globalThis.fetch),
      secret: configuration.SESSION_SECRET ?? randomBytes(32).toString('hex'),
      nowMs: Date.now,
      log: (line) => console.error(line),
    }),
  )
  app.all('*', (context) => pages.fetch(context.req.raw, context.env))
  return app
}
