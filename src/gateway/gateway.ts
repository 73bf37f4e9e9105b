import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { EVERY_CALL } from '#contract/call.ts'
import { alive } from '#contract/health-calls.ts'
import { accountRoutes } from './account-routes.ts'
import { answerProblem, problemOf } from './answer-problem.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { limited } from './limited.ts'
import { loadLimit } from './load-limit.ts'
import { messageRoutes } from './message-routes.ts'
import { measured, measuredEvents, measuredStore } from './metrics.ts'
import { mutationGuard } from './mutation-guard.ts'
import { onCall } from './on-call.ts'
import { orderRoutes } from './order-routes.ts'
import { readyRoute } from './readiness.ts'
import { takeBody } from './request-body.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { apiHeaders, siteOrigin } from './site-origin.ts'
import { touchedSessions } from './touched-sessions.ts'

/** Requests under way at any one time; with more than this, waiting helps nobody. */
const MOST_UNDER_WAY = 128

/** The gateway: an exact table of calls, and nothing else. */
export function gateway(given: GatewayPorts): Hono {
  const { metrics } = given
  const ports: GatewayPorts = {
    ...given,
    store: measuredStore(given.store, metrics),
    events: measuredEvents(given.events, metrics),
    sessions: touchedSessions(given.sessions, given.log),
  }
  const app = new Hono()
  const site = siteOrigin(ports.shop.origin)
  app.use(EVERY_CALL, requestId({ headerName: '' }), measured(metrics, ports.events), apiHeaders(site))
  // Before everything that can say no.
  onCall(app, alive).answer(async () => ({ status: 'ok' }))
  app.route('/', readyRoute(ports))
  app.use(EVERY_CALL, limited(ports, site), mutationGuard(site), takeBody(), loadLimit(MOST_UNDER_WAY))
  for (const routes of [catalogueRoutes, messageRoutes, sessionRoutes, accountRoutes, orderRoutes, resetRoutes])
    app.route('/', routes(ports))
  app.all(EVERY_CALL, (context) => context.json(problemOf(context, 'no-such-call'), 404))
  app.onError(answerProblem(ports.log))
  return app
}
