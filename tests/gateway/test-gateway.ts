import type { Hono } from 'hono'
import { encodeLivePicture } from '#catalogue/pictures/encode-picture.ts'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import {
  littleCatalogue,
  openTestStore,
  registerCustomer,
  TEST_KEY,
  type TestStore,
} from '#embedded-store/test-store.ts'
import type { Mail } from '#flows/mailer.ts'
import { ORDER_WINDOWS } from '#flows/order-ports.ts'
import { eventLog } from '#gateway/event-log.ts'
import { gateway } from '#gateway/gateway.ts'
import { gatewayDesk } from '#gateway/gateway-desk.ts'
import { goingOn } from '#gateway/going-on.ts'
import { type Limiter, memoryLimiter } from '#gateway/limiter.ts'
import { createMetrics, type Metrics } from '#gateway/metrics.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import type { SessionStore } from '#gateway/session-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { processClock } from '#gateway/with-lease.ts'
import { createStoreApi } from '#store-api/store-api.ts'

export const ORIGIN = 'https://shop.example'
export const SECRET = 'a-secret-that-is-long-enough-for-tests'

/** What may happen to a call on its way to the store and back. */
export type Fault = 'none' | 'never-sent' | 'no-answer' | 'answer-lost' | 'late' | 'hangs' | 'killed' | 'busy'

export interface TestGateway {
  /** The gateway's table, as `METHOD path`. */
  routes: string[]
  store: TestStore
  mails: Mail[]
  once: OnceStore
  sessions: SessionStore
  logged: string[]
  /** Lines of the event log, as JSON. */
  events: string[]
  metrics: Metrics
  /** Decides the fate of every call to the store, and of every mail. */
  faults: { decide: (method: string, path: string) => Fault; mail?: Error }
  /** What the store leaves out of its lists. */
  hide(what: 'orders' | 'nothing'): void
  nowMs(): number
  /** Moves the gateway's clock. */
  pass(ms: number): void
  /** What was sent and given up on reaches the store now. */
  land(): Promise<void>
  /** A gateway process beside the first, on the same stores; it may count calls elsewhere. */
  beside(limiter?: Limiter): Pick<TestGateway, 'request' | 'send'>
  /** The running gateway takes up what is open. */
  sweep(): Promise<void>
  /** Another gateway process on the same OnceStore and store, after the last one was killed; with another secret if given. */
  restart(newSecret?: string): void
  /** Resolves when the running gateway is killed: of what it was doing nothing comes any more. */
  death(): Promise<'killed'>
  /** The running gateway as a server calls it. */
  fetch: Hono['fetch']
  request(path: string, init?: RequestInit & { cookie?: string }): Promise<Response>
  /** A call with a JSON body, from one of our own pages. */
  send(method: string, path: string, body: unknown, cookie?: string): Promise<Response>
  /** Registers a customer at the store and logs in; returns the cookie and the id. */
  customer(email: string): Promise<{ cookie: string; customerId: string }>
}

export interface TestGatewayOptions {
  secret?: string
  /** What the gateway shows the store. */
  storeKey?: string
  /** Where a request names its caller's address; without it all requests come from one. */
  addressHeader?: string
  /** SITE_URL; requests go to ORIGIN whatever it says, as they do behind a proxy. */
  siteUrl?: string
  /** Without limits one caller may try tens of thousands of times. */
  limited?: boolean
  /** Where calls are counted; without one, in the memory of each gateway. */
  limiter?: Limiter
  /** Where sessions are kept; without one, in memory. */
  sessions?: SessionStore
  /** Where the store's pictures lie. */
  uploadsFolder?: string
}

export const PASSWORD = 'coir-and-rubber'

export function openTestGateway({
  secret: firstSecret = SECRET,
  addressHeader,
  storeKey = TEST_KEY,
  siteUrl = ORIGIN,
  limited = true,
  limiter: shared,
  sessions = sqliteSessionStore(':memory:'),
  uploadsFolder,
}: TestGatewayOptions = {}): TestGateway {
  const store = openTestStore(uploadsFolder)
  seedCatalogue(store.store.database, littleCatalogue, [])
  const mails: Mail[] = []
  const logged: string[] = []
  const events: string[] = []
  const metrics = createMetrics()
  let hidden: 'orders' | 'nothing' = 'nothing'
  const faults: TestGateway['faults'] = { decide: () => 'none' }
  const late: (() => Promise<void>)[] = []
  let nowMs = Date.parse('2026-03-01T10:00:00Z')
  const once = sqliteOnceStore(':memory:', { nowMs: () => nowMs })
  /** One gateway process: once it is killed, nothing more comes from it, whatever it had under way. */
  const open = ({
    limiter = shared ?? (limited ? memoryLimiter(() => nowMs) : unlimited),
    secret = firstSecret,
  }: {
    limiter?: Limiter | undefined
    secret?: string | undefined
  } = {}) => {
    const life = Promise.withResolvers<'killed'>()
    let dead = false
    const fetchStore: typeof globalThis.fetch = async (input, init) => {
      if (dead) return never()
      const request = new Request(input, { ...init, redirect: 'follow' })
      const fault = faults.decide(request.method, new URL(request.url).pathname)
      if (fault === 'killed') {
        dead = true
        life.resolve('killed')
        return never()
      }
      if (fault === 'hangs') return never()
      if (fault === 'busy') return Response.json({ success: false, data: null, errorMessage: 'database busy' })
      if (fault === 'never-sent') throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
      if (fault === 'late') {
        late.push(async () => void (await store.store.app.request(request)))
        throw new TypeError('fetch failed', { cause: new Error('socket hang up') })
      }
      if (fault === 'no-answer') throw new TypeError('fetch failed', { cause: new Error('socket hang up') })
      const isHidden = hidden === 'orders' && request.method === 'GET' && /\/Order$/.test(new URL(request.url).pathname)
      const answer = isHidden
        ? Response.json({ success: true, data: [], errorMessage: '' })
        : await store.store.app.request(request)
      if (fault === 'answer-lost') throw new TypeError('fetch failed', { cause: new Error('socket hang up') })
      return dead ? never() : answer
    }
    const api = createStoreApi({ url: 'http://store.test', apiKey: storeKey, fetch: fetchStore, retries: 0 })
    const mailer = {
      async send(mail: Mail) {
        if (faults.mail !== undefined) throw faults.mail
        mails.push(mail)
      },
    }
    const log = (line: string) => void logged.push(line)
    const desk = gatewayDesk({
      store: api,
      mailer,
      once,
      shopName: 'Hoof & Husk',
      nowMs: () => nowMs,
      windows: ORDER_WINDOWS,
      log,
      clock: { ...processClock, monotonicMs: () => nowMs },
    })
    const app = gateway({
      store: api,
      encodePicture: encodeLivePicture,
      mailer,
      once,
      sessions,
      desk,
      goingOn: goingOn(),
      shop: { origin: siteUrl, name: 'Hoof & Husk' },
      secret,
      addressHeader,
      nowMs: () => nowMs,
      log,
      events: eventLog({
        secret,
        nowMs: () => nowMs,
        write: (line) => void events.push(line),
        format: 'json',
        addressHeader,
      }),
      metrics,
      limiter,
    })
    return { app, desk, death: life.promise }
  }
  let running = open()
  const { request, send } = callsTo(() => running.app)
  return {
    routes: routesOf(running.app),
    store,
    mails,
    once,
    sessions,
    logged,
    events,
    metrics,
    faults,
    hide: (what) => {
      hidden = what
    },
    nowMs: () => nowMs,
    pass: (ms) => {
      nowMs += ms
    },
    async land() {
      for (const write of late.splice(0)) await write()
    },
    beside(limiter) {
      const { app } = open({ limiter })
      return callsTo(() => app)
    },
    restart: (newSecret) => {
      running = open({ secret: newSecret })
    },
    sweep: () => running.desk.sweep(),
    death: () => running.death,
    fetch: (request, ...rest) => running.app.fetch(request, ...rest),
    request,
    send,
    async customer(email) {
      const customerId = await registerCustomer(store, { loginEmail: email, loginPassword: PASSWORD })
      const answer = await send('POST', '/api/session', { email, password: PASSWORD, remember: true })
      return { cookie: cookieOf(answer), customerId }
    },
  }
}

function callsTo(app: () => Hono): Pick<TestGateway, 'request' | 'send'> {
  let callers = 0
  const request: TestGateway['request'] = async (path, { cookie, ...init } = {}) => {
    callers += 1
    const headers = new Headers({ 'x-caller': `caller-${callers}`, ...Object.fromEntries(new Headers(init.headers)) })
    if (cookie !== undefined) headers.set('cookie', cookie)
    return app().request(`${ORIGIN}${path}`, { ...init, headers })
  }
  const send: TestGateway['send'] = (method, path, body, cookie) =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(cookie === undefined ? {} : { cookie }),
    })
  return { request, send }
}

const unlimited: Limiter = { count: async () => ({ calls: 0, leftMs: 0 }) }

function routesOf(app: Hono): string[] {
  const exact = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  return [...new Set(exact.map(({ method, path }) => `${method} ${path}`))]
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** The cookie that an answer sets, as a request sends it back. */
export function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}
