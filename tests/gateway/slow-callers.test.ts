import type { Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openServer } from '#gateway/bounded-server.ts'
import { orderRequest } from './billing.ts'
import { headOf, openSocket } from './open-socket.ts'
import { openTestGateway, type TestGateway } from './test-gateway.ts'

const HELD = 500
/** A request has ten seconds, and Node looks for late ones every second; once they held for minutes. */
const GONE_MS = 30_000
/** Whoever is held up by them waits until they are sent away, after eight seconds. */
const HELD_UP_MS = 7_000

let running: Server | undefined

afterEach(() => {
  running?.close()
  running?.closeAllConnections()
})

async function serveShop(shop: TestGateway, connectionsPerAddress = 0): Promise<number> {
  running = await openServer({ fetch: shop.fetch, port: 0, connectionsPerAddress })
  const address = running.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test(`V15.2.2 ${HELD} bodies that never end hold up nobody, and are sent away within seconds`, async () => {
  const shop = openTestGateway()
  const customer = await shop.customer('ada@example.com')
  const port = await serveShop(shop)
  const sinceMs = Date.now()
  const held = await Promise.all(
    Array.from({ length: HELD }, (_, index) =>
      openSocket(port, `${headOf('POST', index % 2 === 0 ? '/api/session' : '/api/orders', 100)}{`),
    ),
  )
  // As slow as can be: each byte is a sign of life.
  const drip = setInterval(() => {
    for (const { socket } of held) if (socket.writable) socket.write(' ')
  }, 1_000)
  try {
    const slowest = await shopForAWhile(port, shop, customer, () => Date.now() - sinceMs < 9_000)
    expect(slowest).toBeLessThan(HELD_UP_MS)
    await Promise.all(held.map(({ closed }) => closed))
    expect(Date.now() - sinceMs).toBeLessThan(GONE_MS)
    expect(shop.logged).toEqual([])
  } finally {
    clearInterval(drip)
    for (const { socket } of held) socket.destroy()
  }
})

test('heads that never end, and connections that say nothing, are closed within seconds', async () => {
  const port = await serveShop(openTestGateway())
  const sinceMs = Date.now()
  const silent = await Promise.all(Array.from({ length: 50 }, () => openSocket(port, '')))
  const halves = await Promise.all(
    Array.from({ length: 50 }, () => openSocket(port, 'GET /api/session HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ')),
  )
  const drip = setInterval(() => {
    for (const { socket } of halves) if (socket.writable) socket.write('x')
  }, 500)
  await Promise.all([...silent, ...halves].map(({ closed }) => closed))
  clearInterval(drip)
  expect(Date.now() - sinceMs).toBeLessThan(GONE_MS)
})

test.skipIf(process.platform !== 'linux')(
  'an address holds so many connections and no more; others are served, and it is again once it lets go',
  async () => {
    const port = await serveShop(openTestGateway(), 20)
    const whole = 'GET /api/healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n'
    const held = await Promise.all(Array.from({ length: 20 }, () => openSocket(port, whole, '127.0.0.2')))
    const over = await openSocket(port, whole, '127.0.0.2')
    await over.closed
    expect(over.heard()).toBe('')
    const other = await openSocket(port, whole, '127.0.0.3')
    await expect.poll(other.heard).toContain('{"status":"ok"}')
    for (const { socket } of held) socket.destroy()
    await Promise.all(held.map(({ closed }) => closed))
    await expect
      .poll(async () => {
        const again = await openSocket(port, whole.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), '127.0.0.2')
        await again.closed
        return again.heard()
      })
      .toContain('{"status":"ok"}')
    other.socket.destroy()
  },
)

/** Health, account and orders as pages ask for them, for as long as is asked; returns the longest wait. */
async function shopForAWhile(
  port: number,
  shop: TestGateway,
  { cookie, customerId }: { cookie: string; customerId: string },
  goOn: () => boolean,
): Promise<number> {
  let slowestMs = 0
  while (goOn()) {
    const sinceMs = Date.now()
    const order = orderRequest(customerId, { 'S-1': 89.5 }, shop.nowMs())
    const answers = await Promise.all([
      call(port, 'GET', '/api/healthz'),
      call(port, 'GET', '/api/account', cookie),
      call(port, 'GET', '/api/items/S-1'),
      call(port, 'POST', '/api/orders', cookie, order),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await answers[3].json()).toMatchObject({ status: 'placed' })
    slowestMs = Math.max(slowestMs, Date.now() - sinceMs)
    // However quick a machine is: thirty new orders an hour are a customer's.
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  return slowestMs
}

function call(port: number, method: string, path: string, cookie = '', body?: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
