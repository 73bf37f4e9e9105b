import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PlacingMessage } from '#contract/placing-message.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import { TEST_KEY } from '#embedded-store/test-store.ts'
import { cookieOf, PASSWORD } from './test-gateway.ts'

export interface RealGatewayOptions {
  /** Where the gateway keeps its files; several may share one. */
  folder: string
  storeUrl: string
  port: number
  settings?: Record<string, string>
}

/** The gateway as it is deployed, with no mail service to reach: a mail that fails costs nobody the order. */
export async function startGateway(options: RealGatewayOptions): Promise<ChildProcess> {
  const { folder, storeUrl, port, settings = {} } = options
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>')
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      STORE_API_URL: storeUrl,
      STORE_API_KEY: TEST_KEY,
      EMAILJS_ORIGIN: 'http://127.0.0.1:9',
      DATA_FOLDER: join(folder, 'data'),
      DIST_FOLDER: join(folder, 'dist'),
      PORT: String(port),
      ORDER_WINDOW_S: '10',
      ...settings,
    },
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  child.stdout.resume()
  return child
}

/** Logs a customer of the tests in and returns the cookie. */
export async function logInAt(port: number, email: string, headers: Record<string, string> = {}): Promise<string> {
  return cookieOf(await sendTo(port, '/api/session', { email, password: PASSWORD, remember: true }, headers))
}

/** What came of an order, or undefined while the gateway is too busy to say. Throws when there is no connection. */
export async function placeAt(
  port: number,
  request: OrderRequest,
  headers: Record<string, string>,
): Promise<PlacingOutcome | undefined> {
  const answer = await sendTo(port, '/api/orders', request, headers)
  const said: unknown = await answer.json()
  return answer.status === 503 ? undefined : v.parse(PlacingMessage, said)
}

function sendTo(port: number, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    signal: AbortSignal.timeout(30_000),
  })
}
