import type { Hono } from 'hono'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import {
  littleCatalogue,
  openTestStore,
  registerCustomer,
  TEST_KEY,
  type TestStore,
} from '#embedded-store/test-store.ts'
import type { Mail } from '#flows/mailer.ts'
import { gateway } from '#gateway/gateway.ts'
import type { OnceStore } from '#gateway/once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { createStoreApi } from '#store-api/store-api.ts'

export const ORIGIN = 'https://shop.example'
export const SECRET = 'a-secret-that-is-long-enough-for-tests'

/** What may happen to a call on its way to the store and back. */
export type Fault = 'none' | 'never-sent' | 'no-answer' | 'answer-lost' | 'killed'

export interface TestGateway {
  /** The gateway's table, as `METHOD path`. */
  routes: string[]
  store: TestStore
  mails: Mail[]
  once: OnceStore
  logged: string[]
  /** Decides the fate of every call to the store. */
  faults: { decide: (method: string, path: string) => Fault }
  /** Moves the gateway's clock. */
  pass(ms: number): void
  /** Another gateway process on the same OnceStore and store, after the last one was killed. */
  restart(): void
  /** Resolves when the running gateway is killed: of what it was doing nothing comes any more. */
  death(): Promise<'killed'>
  request(path: string, init?: RequestInit & { cookie?: string }): Promise<Response>
  /** A call with a JSON body, from one of our own pages. */
  send(method: string, path: string, body: unknown, cookie?: string): Promise<Response>
  /** Registers a customer at the store and logs in; returns the cookie and the id. */
  customer(email: string): Promise<{ cookie: string; customerId: string }>
}

export interface TestGatewayOptions {
  secret?: string
  /** Where a request names its caller's address; without it all requests come from one. */
  addressHeader?: string
}

export const PASSWORD = 'coir-and-rubber'

export function openTestGateway({ secret = SECRET, addressHeader }: TestGatewayOptions = {}): TestGateway {
  const store = openTestStore()
  seedCatalogue(store.store.database, littleCatalogue, [])
  const mails: Mail[] = []
  const logged: string[] = []
  const faults: TestGateway['faults'] = { decide: () => 'none' }
  let nowMs = Date.parse('2026-03-01T10:00:00Z')
  const once = sqliteOnceStore(':memory:', () => nowMs)
  let life = Promise.withResolvers<'killed'>()
  const fetchStore: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, redirect: 'follow' })
    const fault = faults.decide(request.method, new URL(request.url).pathname)
    if (fault === 'killed') {
      life.resolve('killed')
      return new Promise(() => undefined)
    }
    if (fault === 'never-sent') throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    if (fault === 'no-answer') throw new TypeError('fetch failed', { cause: new Error('socket hang up') })
    const answer = await store.store.app.request(request)
    if (fault === 'answer-lost') throw new TypeError('fetch failed', { cause: new Error('socket hang up') })
    return answer
  }
  const open = () => {
    life = Promise.withResolvers()
    return gateway({
      store: createStoreApi({ url: 'http://store.test', apiKey: TEST_KEY, fetch: fetchStore, retries: 0 }),
      mailer: { send: async (mail) => void mails.push(mail) },
      once,
      shop: { origin: ORIGIN, name: 'Hoof & Husk' },
      secret,
      addressHeader,
      nowMs: () => nowMs,
      log: (line) => void logged.push(line),
    })
  }
  let app = open()
  const request: TestGateway['request'] = async (path, { cookie, ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (cookie !== undefined) headers.set('cookie', cookie)
    return app.request(`${ORIGIN}${path}`, { ...init, headers })
  }
  const send: TestGateway['send'] = (method, path, body, cookie) =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(cookie === undefined ? {} : { cookie }),
    })
  return {
    routes: routesOf(app),
    store,
    mails,
    once,
    logged,
    faults,
    pass: (ms) => {
      nowMs += ms
    },
    restart: () => {
      app = open()
    },
    death: () => life.promise,
    request,
    send,
    async customer(email) {
      const customerId = await registerCustomer(store, { loginEmail: email, loginPassword: PASSWORD })
      const answer = await send('POST', '/api/session', { email, password: PASSWORD, remember: true })
      return { cookie: cookieOf(answer), customerId }
    },
  }
}

function routesOf(app: Hono): string[] {
  const exact = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  return [...new Set(exact.map(({ method, path }) => `${method} ${path}`))]
}

/** The cookie that an answer sets, as a request sends it back. */
export function cookieOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}
