import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { EVERY_CALL } from '#contract/call.ts'
import { alive } from '#contract/health-calls.ts'
import type { Mailer } from '#flows/mailer.ts'
import type { OrderDesk } from '#flows/order-desk.ts'
import type { StoreApi } from '#store-api/store-api.ts'
import { accountRoutes } from './account-routes.ts'
import { answerProblem, problemOf } from './answer-problem.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import type { EventLog } from './event-log.ts'
import { limited } from './limited.ts'
import type { Limiter } from './limiter.ts'
import type { PictureEncoder } from './live-pictures.ts'
import { loadLimit } from './load-limit.ts'
import { messageRoutes } from './message-routes.ts'
import { type Metrics, measured, measuredEvents, measuredStore } from './metrics.ts'
import { mutationGuard } from './mutation-guard.ts'
import { onCall } from './on-call.ts'
import type { OnceStore } from './once-store.ts'
import { orderRoutes } from './order-routes.ts'
import { readyRoute } from './readiness.ts'
import { takeBody } from './request-body.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import type { SessionStore } from './session-store.ts'
import { apiHeaders, siteOrigin } from './site-origin.ts'

/** What the gateway works with; tests hand in their own. */
export interface GatewayPorts {
  store: StoreApi
  mailer: Mailer
  /** Turns, and what has to outlive a crash. */
  once: OnceStore
  /** Who is logged in, and where. */
  sessions: SessionStore
  /** Decodes what may be anything and encodes what pages show, as WebP; undefined when it is no picture. */
  encodePicture: PictureEncoder
  /** Where orders are placed. */
  desk: OrderDesk
  /** Where the shop is, without a slash at the end, and its name, for mails. */
  shop: { origin: string; name: string }
  /** Seals and signs; at least 32 characters. */
  secret: string
  nowMs: () => number
  /** Where the owner reads of trouble; never given a secret or a customer's text. */
  log: (line: string) => void
  /** Where it is noted who logged in, changed a password, was refused or ordered. */
  events: EventLog
  metrics: Metrics
  /** Counts what callers ask for. */
  limiter: Limiter
  /** The header in which a trusted proxy names the caller; without it the address is the connection's own. */
  addressHeader?: string | undefined
}

/** Requests under way at any one time; with more than this, waiting helps nobody. */
const MOST_UNDER_WAY = 128

/** The gateway: an exact table of calls, and nothing else. */
export function gateway(given: GatewayPorts): Hono {
  const { metrics } = given
  const ports: GatewayPorts = {
    ...given,
    store: measuredStore(given.store, metrics),
    events: measuredEvents(given.events, metrics),
  }
  const app = new Hono()
  const site = siteOrigin(ports.shop.origin)
  app.use(EVERY_CALL, requestId({ headerName: '' }), measured(metrics, ports.events), apiHeaders(site))
  // Before everything that can say no.
  onCall(app, alive).answer(async () => ({ status: 'ok' }))
  app.route('/', readyRoute(ports))
  app.use(EVERY_CALL, limited(ports), mutationGuard(site), takeBody(), loadLimit(MOST_UNDER_WAY))
  app.route('/', catalogueRoutes(ports))
  app.route('/', messageRoutes(ports))
  app.route('/', sessionRoutes(ports))
  app.route('/', accountRoutes(ports))
  app.route('/', orderRoutes(ports))
  app.route('/', resetRoutes(ports))
  app.all(EVERY_CALL, (context) => context.json(problemOf(context, 'no-such-call'), 404))
  app.onError(answerProblem(ports.log))
  return app
}
