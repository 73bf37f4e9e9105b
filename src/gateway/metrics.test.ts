import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import type { StoreApi } from '#store-api/store-api.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import type { EventLog, GatewayEvent } from './event-log.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { createMetrics, type Metrics, measured, measuredEvents, measuredStore, metricsApp } from './metrics.ts'

/** Keeps what is counted, without how long it took. */
function counted() {
  const kept: unknown[][] = []
  const keep =
    (...what: unknown[]) =>
    (...labels: unknown[]) => {
      const seconds = labels.find((label) => typeof label === 'number' && label < 60)
      if (seconds !== undefined) expect(seconds).toBeGreaterThanOrEqual(0)
      kept.push([...what, ...labels.filter((label) => label !== seconds)])
    }
  const metrics: Metrics = {
    request: keep('request'),
    refusal: keep('refusal'),
    storeCall: keep('call'),
    event: keep('event'),
    countedAlone: keep('alone'),
    text: () => '',
  }
  return { metrics, kept }
}

test('what is counted is what Prometheus reads', () => {
  const metrics = createMetrics()
  metrics.request('GET /api/account', 200, 0.02)
  metrics.refusal('too-many')
  metrics.storeCall('items', 'timeout', 31)
  metrics.event('order', 'placed')
  metrics.event('log-in-refused', 'wrong-password')
  metrics.countedAlone()
  const text = metrics.text()
  const lines = text.split('\n')
  const without = (name: string) => lines.filter((line) => line.startsWith(name))
  expect(without('shop_requests_total')).toEqual(['shop_requests_total{route="GET /api/account",status="200"} 1'])
  expect(without('shop_request_seconds_bucket{route="GET /api/account",le="0.01"}')[0]).toMatch(/ 0$/)
  expect(without('shop_request_seconds_bucket{route="GET /api/account",le="0.025"}')[0]).toMatch(/ 1$/)
  expect(without('shop_refusals_total')).toEqual(['shop_refusals_total{reason="too-many"} 1'])
  expect(without('shop_store_calls_total')).toEqual(['shop_store_calls_total{call="items",outcome="timeout"} 1'])
  expect(without('shop_store_call_seconds_sum')).toEqual(['shop_store_call_seconds_sum{call="items"} 31'])
  expect(without('shop_limits_alone_total')).toEqual(['shop_limits_alone_total{} 1'])
  expect(without('shop_orders_total')).toEqual(['shop_orders_total{outcome="placed"} 1'])
  expect(without('shop_events_total')).toEqual([
    'shop_events_total{event="order",outcome="placed"} 1',
    'shop_events_total{event="log-in-refused",outcome="wrong-password"} 1',
  ])
  const gauge = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
  expect(gauge('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(gauge('process_uptime_seconds')).toBeGreaterThan(0)
  expect(gauge('nodejs_eventloop_lag_p99_seconds')).toBeLessThan(60)
  // Each family says what it is, in words of its own.
  const told = lines.filter((line) => line.startsWith('# HELP ')).map((line) => line.split(' ').slice(3).join(' '))
  expect(new Set(told).size).toBe(11)
  for (const words of told) expect(words).toMatch(/^[A-Z].*\.$/)
})

test.each(['/metrics', '/api/metrics'])('%s is plain text of the version that Prometheus asks for', async (path) => {
  const { metrics } = counted()
  const app = metricsApp({ ...metrics, text: () => 'a 1\n' })
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'a 1\n',
  ])
  expect((await app.request(path, { method: 'POST' })).status).toBe(404)
})

test('every answer is counted by its route, never by what was asked; what was tried in vain is noted', async () => {
  const { metrics, kept } = counted()
  const noted: GatewayEvent[] = []
  const app = new Hono()
  app.use(measured(metrics, { note: (event) => noted.push(event) }))
  app.get('/api/orders/:id', (context) => context.json({}))
  app.get('/api/refused/:code', () => {
    throw new GatewayProblem(403, 'foreign-origin')
  })
  app.get('/api/busy', () => {
    throw new GatewayProblem(503, 'busy')
  })
  app.get('/api/broken', () => {
    throw new Error('secret words')
  })
  app.onError((error, context) => context.json({}, error instanceof GatewayProblem ? error.status : 500))
  for (const path of ['orders/HH1', 'refused/x', 'busy', 'broken', 'nothing']) await app.request(`/api/${path}`)
  expect(kept).toEqual([
    ['request', 'GET /api/orders/:id', 200],
    ['request', 'GET /api/refused/:code', 403],
    ['refusal', 'foreign-origin'],
    ['request', 'GET /api/busy', 503],
    ['refusal', 'busy'],
    ['request', 'GET /api/broken', 500],
    ['request', 'none', 404],
  ])
  expect(noted).toEqual([{ event: 'refused', reason: 'foreign-origin' }])
})

test('a call to the store is counted by its name and how it went, and comes out as it was', async () => {
  const { metrics, kept } = counted()
  const answers = {
    origin: 'https://store.example',
    items: async (id: string) => `item ${id}`,
    orders: () => Promise.reject(new StoreApiError('GET /Api/Order', { kind: 'timeout', limitMs: 1 })),
    pictures: () => Promise.reject(new TypeError('a fault')),
  }
  const store = measuredStore(answers as unknown as StoreApi, metrics) as unknown as typeof answers
  expect(store.origin).toBe('https://store.example')
  expect(await store.items('A-1')).toBe('item A-1')
  await expect(store.orders()).rejects.toThrow(StoreApiError)
  await expect(store.pictures()).rejects.toThrow('a fault')
  expect(kept).toEqual([
    ['call', 'items', 'ok'],
    ['call', 'orders', 'timeout'],
    ['call', 'pictures', 'fault'],
  ])
})

test('a line of the log is written, then counted by its outcome, its reason or its limit', () => {
  const { metrics, kept } = counted()
  const context = {} as Context
  const events: EventLog = { note: (event, from) => kept.push([event.event, from === context]) }
  const both = measuredEvents(events, metrics)
  both.note({ event: 'order', outcome: 'placed', customerId: 'C-1' }, context)
  both.note({ event: 'refused', reason: 'not-json' }, context)
  both.note({ event: 'limit-reached', limit: 'log-in', per: 'address' }, context)
  both.note({ event: 'logged-out', customerId: 'C-1' }, context)
  expect(kept).toEqual([
    ['order', true],
    ['event', 'order', 'placed'],
    ['refused', true],
    ['event', 'refused', 'not-json'],
    ['limit-reached', true],
    ['event', 'limit-reached', 'log-in'],
    ['logged-out', true],
    ['event', 'logged-out', ''],
  ])
})
