import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { StoreApi } from '#store-api/store-api.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { type EventLog, REFUSAL_CODES } from './event-log.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { createRegistry } from './prometheus-text.ts'

/** What can be said of a gateway in figures. Labels are names from our own code, never what a caller wrote. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void
  refusal(reason: string): void
  storeCall(call: string, outcome: string, seconds: number): void
  event(name: string, outcome: string): void
  /** A call was held to the limits by this gateway alone, though others share them. */
  countedAlone(): void
  /** As Prometheus reads it. */
  text(): string
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function createMetrics(): Metrics {
  const registry = createRegistry()
  const requests = registry.counter('shop_requests_total', 'Answers by route and status.', ['route', 'status'])
  const durations = registry.histogram('shop_request_seconds', 'Time to the answer by route.', ['route'], SECONDS)
  const refusals = registry.counter('shop_refusals_total', 'Requests refused, by reason.', ['reason'])
  const calls = registry.counter('shop_store_calls_total', 'Calls to the store.', ['call', 'outcome'])
  const callTimes = registry.histogram('shop_store_call_seconds', 'Time of calls to the store.', ['call'], SECONDS)
  const orders = registry.counter('shop_orders_total', 'Orders by outcome.', ['outcome'])
  const events = registry.counter('shop_events_total', 'Lines of the log by event and outcome.', ['event', 'outcome'])
  const alone = registry.counter('shop_limits_alone_total', 'Calls counted without Redis, by this gateway alone.', [])
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  registry.gauge('process_uptime_seconds', 'Since the process began.', () => process.uptime())
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registry.gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since last asked.', () => {
    const lag = delay.percentile(99) / 1e9
    delay.reset()
    return lag
  })
  return {
    request(route, status, seconds) {
      requests.add(route, String(status))
      durations.observe(seconds, route)
    },
    refusal: (reason) => refusals.add(reason),
    storeCall(call, outcome, seconds) {
      calls.add(call, outcome)
      callTimes.observe(seconds, call)
    },
    event(name, outcome) {
      events.add(name, outcome)
      if (name === 'order') orders.add(outcome)
    },
    countedAlone: () => alone.add(),
    text: registry.text,
  }
}

/** What Prometheus asks, on a port of its own that nobody else reaches. */
export function metricsApp(metrics: Metrics): Hono {
  const app = new Hono()
  app.on('GET', ['/metrics', '/api/metrics'], (context) =>
    context.text(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  return app
}

/** Counts every answer, and every refusal by its code; what somebody tried in vain is noted, too. */
export function measured(metrics: Metrics, events: EventLog): MiddlewareHandler {
  return async (context, next) => {
    const sinceMs = performance.now()
    await next()
    metrics.request(routeOf(context), context.res.status, (performance.now() - sinceMs) / 1000)
    if (!(context.error instanceof GatewayProblem)) return
    const { code } = context.error
    metrics.refusal(code)
    const reason = REFUSAL_CODES.find((known) => known === code)
    if (reason !== undefined) events.note({ event: 'refused', reason }, context)
  }
}

/** The route that a request meets, as `METHOD pattern`, or `none`; looked up once for each request. */
export function routeOf(context: Context): string {
  const known: string | undefined = context.get('route')
  if (known !== undefined) return known
  const met = matchedRoutes(context).find(({ method }) => method !== 'ALL')
  const route = met === undefined ? 'none' : `${met.method} ${met.path}`
  context.set('route', route)
  return route
}

/** The same store; each call is counted by its name and by how it went. */
export function measuredStore(store: StoreApi, metrics: Metrics): StoreApi {
  return new Proxy(store, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return async (...given: unknown[]) => {
        const sinceMs = performance.now()
        const outcome = (word: string) => metrics.storeCall(String(name), word, (performance.now() - sinceMs) / 1000)
        try {
          const answer: unknown = await Reflect.apply(call, target, given)
          outcome('ok')
          return answer
        } catch (error) {
          outcome(error instanceof StoreApiError ? error.failure.kind : 'fault')
          throw error
        }
      }
    },
  })
}

/** The same log; each line is counted. */
export function measuredEvents(events: EventLog, metrics: Metrics): EventLog {
  return {
    note(event, context) {
      events.note(event, context)
      const word =
        'outcome' in event ? event.outcome : 'reason' in event ? event.reason : 'limit' in event ? event.limit : ''
      metrics.event(event.event, word)
    },
  }
}
