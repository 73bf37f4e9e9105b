import { join } from 'node:path'
import { Hono } from 'hono'
import { encodeLivePicture } from '#catalogue/pictures/encode-picture.ts'
import { PLAIN_CART_PATH } from '#contract/api-path.ts'
import { emailjsMailer } from '#gateway/emailjs-mailer.ts'
import { eventLog, logLine } from '#gateway/event-log.ts'
import { gateway } from '#gateway/gateway.ts'
import { keepSweeping } from '#gateway/gateway-desk.ts'
import type { GatewayPorts } from '#gateway/gateway-ports.ts'
import { goingOn } from '#gateway/going-on.ts'
import { isWithin } from '#gateway/limited.ts'
import { memoryLimiter, redisLimiter } from '#gateway/limiter.ts'
import { createMetrics, type Metrics, measuredStore } from '#gateway/metrics.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { redisSessionStore } from '#gateway/redis-session-store.ts'
import { saidOnce } from '#gateway/said-once.ts'
import { siteOrigin } from '#gateway/site-origin.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { hostingRules } from '#hosting/rules.ts'
import { staticApp } from '#hosting/static-app.ts'
import { site } from '#site.ts'
import type { Configuration } from '../settings/configuration.ts'
import { keptSecret } from '../settings/kept-secret.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import { addressHeaderOf } from '../settings/safe-settings.ts'
import type { StoreConnection } from '../settings/store-connection.ts'
import { knownProducts } from './known-products.ts'
import { deskWith, storeForOrders } from './open-desk.ts'
import { type PlainPorts, plainPages, takePlainCart } from './plain-answers.ts'

export interface ShopApp {
  fetch: Hono['fetch']
  request: Hono['request']
  /** Ends what goes on beside requests, and then closes what they use; orders have so long to end. */
  close(withinMs: number): Promise<void>
}

/** The built site, and in gateway mode the gateway beside it, as one app. */
export async function shopApp(
  configuration: Configuration,
  store: Pick<StoreConnection, 'url' | 'apiKey'>,
  { log = console.error, metrics = createMetrics() }: { log?: (line: string) => void; metrics?: Metrics } = {},
): Promise<ShopApp> {
  const isThere = knownProducts(store)
  const { DIST_FOLDER, IMAGE_URL_TEMPLATE = '' } = configuration
  const format = configuration.LOG ?? (process.stderr.isTTY ? 'text' : 'json')
  const say = (text: string) => log(logLine(format, { time: new Date().toISOString(), event: 'trouble', text }))
  if (configuration.STOREFRONT_MODE === 'direct') {
    return openShopApp(staticApp(DIST_FOLDER, hostingRules, { isThere, say }), async () => undefined)
  }
  const app = new Hono()
  const secret = configuration.SESSION_SECRET ?? sessionSecret(configuration)
  const addressHeader = addressHeaderOf(configuration)
  const api = storeForOrders(store)
  const mailer = emailjsMailer(mailSettings(configuration, store.url), globalThis.fetch)
  const stores = await gatewayStores(configuration, metrics, say)
  const { once, sessions, limiter } = stores
  const events = eventLog({ secret, addressHeader, format, nowMs: Date.now, write: log })
  const plain: PlainPorts = {
    store: api,
    site: siteOrigin(configuration.SITE_URL),
    isWithin: (route, context, times) => isWithin({ limiter, events, secret, addressHeader }, route, context, times),
    imageTemplate: IMAGE_URL_TEMPLATE,
    say,
  }
  const pages = staticApp(DIST_FOLDER, hostingRules, { isThere, filled: plainPages(plain), say })
  takePlainCart(app, plain)
  app.get(PLAIN_CART_PATH, ({ req, env }) => pages.fetch(req.raw, env))
  const orders = goingOn()
  const desk = deskWith(configuration, { api: measuredStore(api, metrics), mailer, once, log: say })
  app.route(
    '/',
    gateway({
      store: api,
      encodePicture: encodeLivePicture,
      mailer,
      ...stores,
      desk,
      goingOn: orders,
      shop: { origin: configuration.SITE_URL, name: site.name },
      secret,
      addressHeader,
      nowMs: Date.now,
      log: say,
      events,
      metrics,
    }),
  )
  app.all('*', (context) => pages.fetch(context.req.raw, context.env))
  const endSweeping = keepSweeping(desk, once, say)
  return openShopApp(app, async (withinMs) => {
    endSweeping()
    await orders.ended(withinMs)
    await once.close()
    await sessions.close()
  })
}

function openShopApp(app: Hono, close: ShopApp['close']): ShopApp {
  return { fetch: app.fetch, request: app.request, close }
}

/** In Redis where several gateways share it, else in files of this machine. */
async function gatewayStores(
  { REDIS_URL, DATA_FOLDER }: Configuration,
  metrics: Metrics,
  log: (line: string) => void,
): Promise<Pick<GatewayPorts, 'once' | 'sessions' | 'limiter'>> {
  const limiter = memoryLimiter(() => performance.now())
  if (REDIS_URL !== undefined) {
    const redis = await connectRedis(REDIS_URL, log)
    const outages = saidOnce(log, () => performance.now())
    const alone = (why: string) => {
      metrics.countedAlone()
      outages.log(`Limits hold for each gateway by itself, since Redis counts no calls: ${why}`)
    }
    return {
      once: redisOnceStore(redis, { log }),
      sessions: redisSessionStore(redis),
      limiter: redisLimiter(redis, limiter, alone),
    }
  }
  return {
    once: sqliteOnceStore(join(DATA_FOLDER, 'gateway.sqlite'), { log }),
    sessions: sqliteSessionStore(join(DATA_FOLDER, 'sessions.sqlite')),
    limiter,
  }
}

/** One machine's own secret, made at the first start; several gateways side by side need SESSION_SECRET. */
function sessionSecret({ DATA_FOLDER }: Configuration): string {
  return keptSecret(join(DATA_FOLDER, 'session-secret'))
}
