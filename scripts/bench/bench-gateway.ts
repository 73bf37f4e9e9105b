// The gateway under load, beside the embedded store: requests a second with 50 connections, latency, memory, and what
// happens with three times as many. `node scripts/bench/bench-gateway.ts serve` is the process that is measured.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import autocannon from 'autocannon'
import pMap from 'p-map'
import { demoCustomer, demoCustomerBody } from '#embedded-store/demo-customer.ts'
import { serveEmbeddedStore } from '#embedded-store/serve-embedded-store.ts'
import { ORDER_WINDOWS } from '#flows/order-ports.ts'
import { eventLog } from '#gateway/event-log.ts'
import { gateway } from '#gateway/gateway.ts'
import { gatewayDesk } from '#gateway/gateway-desk.ts'
import { goingOn } from '#gateway/going-on.ts'
import { memoryLimiter } from '#gateway/limiter.ts'
import { createMetrics } from '#gateway/metrics.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { runScript } from '../running/run-script.ts'

const CONNECTIONS = 50
/** As `npm run serve` has it: garbage is cleared away before it fills the machine. */
const HEAP_AS_SERVED = ['--max-semi-space-size=4', '--max-old-space-size=128']
const SECONDS = 8
const KEY = 'key-of-the-benchmark'
/** Customers and addresses that ask by turns: one alone would meet the limits, not the gateway. */
const CUSTOMERS = 200
const ADDRESSES = 2_000
const ADDRESS_HEADER = 'x-caller'

if (process.argv[2] === 'serve') serveGateway(process.argv[3] ?? '', process.argv[4] ?? '')
else await runScript(measure)

function serveGateway(storeUrl: string, file: string): void {
  const secret = 'a-secret-for-the-benchmark-and-nothing-else'
  const store = createStoreApi({ url: storeUrl, apiKey: KEY, fetch: globalThis.fetch, retries: 0 })
  const mailer = { send: async () => undefined }
  const once = sqliteOnceStore(':memory:')
  const log = () => undefined
  const app = gateway({
    store,
    encodePicture: async () => undefined,
    mailer,
    once,
    sessions: sqliteSessionStore(file),
    desk: gatewayDesk({ store, mailer, once, shopName: '', nowMs: Date.now, windows: ORDER_WINDOWS, log }),
    goingOn: goingOn(),
    shop: { origin: 'http://localhost', name: 'Hoof & Husk' },
    secret,
    nowMs: Date.now,
    log,
    events: eventLog({ secret, nowMs: Date.now, write: () => undefined, format: 'json' }),
    metrics: createMetrics(),
    limiter: memoryLimiter(Date.now),
    addressHeader: ADDRESS_HEADER,
  })
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-bench-'))
  const store = await serveEmbeddedStore({ dataFolder: folder, apiKey: KEY, port: 0 })
  const child = spawn(
    process.execPath,
    [...HEAP_AS_SERVED, import.meta.filename, 'serve', store.origin, join(folder, 'sessions.sqlite')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  const url = `http://127.0.0.1:${port}`
  try {
    const callers = await callersOf(url, store.origin)
    const rows = []
    for (const [what, path, connections] of [
      ['session only', '/api/session', CONNECTIONS],
      ['one hop to the store', '/api/account', CONNECTIONS],
      ['one hop, three times the connections', '/api/account', 3 * CONNECTIONS],
    ] as const) {
      const asked = callers.map((headers) => ({ method: 'GET' as const, path, headers }))
      let client = 0
      const result = await autocannon({
        url: `${url}${path}`,
        connections,
        duration: SECONDS,
        // Each connection speaks for its own part of the callers; all of them for each would keep the callers busy.
        setupClient(one) {
          const first = client++
          one.setRequests(asked.filter((_, index) => index % connections === first))
        },
      })
      const { requests, latency, statusCodeStats = {} } = result
      const answers = Object.entries(statusCodeStats)
        .map(([code, { count }]) => `${code}: ${count}`)
        .join(', ')
      rows.push({
        what,
        'requests/s': Math.round(requests.average),
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
        answers,
        'memory MB': memoryMb(child.pid),
      })
    }
    console.table(rows)
  } finally {
    child.kill()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What each caller sends along: the session of one of the customers, and an address of its own. */
async function callersOf(url: string, storeUrl: string): Promise<Record<string, string>[]> {
  const cookies = await pMap(
    Array.from({ length: CUSTOMERS }, (_, index) => index),
    (index) => logIn(url, storeUrl, index),
    { concurrency: 8 },
  )
  return Array.from({ length: ADDRESSES }, (_, index) => ({
    cookie: cookies[index % CUSTOMERS] ?? '',
    [ADDRESS_HEADER]: addressOf(index),
  }))
}

async function logIn(url: string, storeUrl: string, index: number): Promise<string> {
  const email = `customer-${index}@hoofandhusk.example`
  await fetch(`${storeUrl}/api/customer`, {
    method: 'POST',
    body: JSON.stringify({ ...demoCustomerBody, loginEmail: email }),
    headers: { 'content-type': 'application/json', APIKey: KEY },
  })
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    body: JSON.stringify({ email, password: demoCustomer.password, remember: true }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [ADDRESS_HEADER]: addressOf(index),
    },
  })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

function addressOf(index: number): string {
  return `10.0.${index >> 8}.${index & 255}`
}

function memoryMb(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
