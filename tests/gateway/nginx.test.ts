import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openServer } from '#gateway/bounded-server.ts'
import { createStoreApi } from '#store-api/store-api.ts'
import { freePort } from '../free-port.ts'
import { hasNginx, NGINX_HOST, type NginxCall, type RunningNginx, startNginx } from './nginx-process.ts'
import { headOf } from './open-socket.ts'
import { openTestGateway, PASSWORD } from './test-gateway.ts'

const SITE = `https://${NGINX_HOST}`

describe.skipIf(!hasNginx)('behind nginx as the README sets it up, over TLS', () => {
  const shop = openTestGateway({ siteUrl: SITE, addressHeader: 'x-real-ip' })
  let server: Server | undefined
  let nginx: RunningNginx

  const openGateway = (port: number) => openServer({ fetch: shop.fetch, port, connectionsPerAddress: 0 })

  beforeAll(async () => {
    await shop.customer('ada@example.com')
    server = await openGateway(0)
    nginx = await startNginx(portOf(server), { tls: await freePort(), plain: await freePort() })
  })

  /** Until the test is over. */
  function stopGateway(): void {
    const port = server === undefined ? 0 : portOf(server)
    server?.close()
    server?.closeAllConnections()
    onTestFinished(async () => {
      server = await openGateway(port)
    })
  }

  afterAll(async () => {
    await nginx.stop()
    server?.close()
    server?.closeAllConnections()
  })

  const send = (path: string, body: unknown, options: NginxCall = {}) =>
    nginx.call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      ...options,
      headers: { 'content-type': 'application/json', origin: SITE, ...options.headers },
    })
  const logIn = { email: 'ada@example.com', password: PASSWORD, remember: true }

  test('pages come from nginx and calls from the gateway, each with its headers', async () => {
    const page = await nginx.call('/')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Hoof & Husk')])
    expect(page.headers['x-frame-options']).toBe('DENY')
    const call = await nginx.call('/api/session')
    expect([call.status, call.text]).toEqual([200, '{"customer":null,"remembered":false}'])
    expect(call.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'cache-control': 'no-store' })
  })

  test.each([
    ['/product/new', 200, 'Product'],
    ['/product/new%20one', 200, 'Product'],
    ['/product/new/deeper', 404, 'Page Not Found'],
    ['/product/', 301, ''],
    ['/product/%20/', 404, 'Page Not Found'],
  ])('a shell stands in for one name: %s is answered with %i', async (path, status, title) => {
    const page = await nginx.call(path)
    expect([page.status, page.text]).toEqual([status, expect.stringContaining(status === 301 ? '' : `<title>${title}`)])
    expect(page.headers['x-frame-options']).toBe(status === 301 ? undefined : 'DENY')
  })

  test('the cart of who runs no script is asked of our own server, and the page lies there for all others', async () => {
    for (const cookie of ['', 'theme=dark; not-plain-cart=x', 'plain-carts=x']) {
      const page = await nginx.call('/cart?full', { headers: { cookie } })
      expect([page.status, page.text], cookie).toEqual([200, expect.stringContaining('<title>Cart')])
    }
    // This gateway serves no pages, and says so.
    for (const cookie of ['plain-cart=x', 'theme=dark; plain-cart=x', 'theme=dark;plain-cart=']) {
      const passed = await nginx.call('/cart?full', { headers: { cookie } })
      expect([passed.status, passed.text], cookie).toEqual([404, expect.stringContaining('no-such-call')])
      expect((await nginx.call('/', { headers: { cookie } })).status).toBe(200)
    }
  })

  test('V12.2.1 a session travels over TLS alone, whatever a caller writes of the way it came', async () => {
    const answer = await send('/api/session', logIn, { headers: { 'x-forwarded-proto': 'http' } })
    expect(answer.text).toContain('"logged-in"')
    const [cookie = ''] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^__Host-session=.*; Secure/)
    const account = await nginx.call('/api/account', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(account.status).toBe(200)
    expect((await send('/api/session', logIn, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  test.each([
    ['an old version', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['a weak cipher', { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:AES256-GCM-SHA384:ECDHE-ECDSA-AES128-SHA' }],
  ] as const)('V12.1.1 V12.1.2 %s of TLS is refused', async (_, options) => {
    const socket = connect({ host: '127.0.0.1', port: nginx.port, servername: NGINX_HOST, ca: nginx.ca, ...options })
    const [error] = await once(socket, 'error')
    expect(String(error)).toMatch(/alert|version|handshake/i)
  })

  test('V4.1.2 pages asked for in the clear are sent to TLS, calls are not', async () => {
    const plain = (path: string) => fetch(`http://127.0.0.1:${nginx.plain}${path}`, { redirect: 'manual' })
    expect((await plain('/store')).headers.get('location')).toBe(`${SITE}/store`)
    const call = await plain('/api/session')
    expect([call.status, call.headers.get('location')]).toEqual([403, null])
  })

  test('V12.3.2 V12.3.4 a store with a certificate that nobody vouches for is not talked to', async () => {
    let heard = 0
    const store = createTlsServer({ key: nginx.key, cert: nginx.ca }, (_, answer) => {
      heard += 1
      answer.end('{}')
    })
    store.listen(0, '127.0.0.1')
    await once(store, 'listening')
    const url = `https://localhost:${portOf(store)}`
    const api = createStoreApi({ url, apiKey: 'a-key', fetch: globalThis.fetch, retries: 0 })
    await expect(api.mainCategories()).rejects.toThrow(/got no answer.*certificate/)
    expect(heard).toBe(0)
    store.close()
  })

  test('the largest order that the gateway takes passes nginx, and nothing larger', async () => {
    const order = (bytes: number) => send('/api/orders', { key: 'x'.repeat(bytes) })
    expect((await order(31 * 1024)).status).toBe(401)
    expect((await order(33 * 1024)).status).toBe(413)
  })

  test('V4.1.3 V15.3.4 callers are told apart by their addresses, and by nothing that they write', async () => {
    const ask = (index: number, from: string) =>
      send(
        '/api/password-resets',
        { email: `nobody-${index}@example.com` },
        {
          from,
          headers: { 'x-real-ip': `198.51.100.${index}`, 'x-forwarded-for': `198.51.100.${index}` },
        },
      )
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) statuses.push((await ask(index, '127.0.0.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    if (process.platform === 'linux') expect((await ask(8, '127.0.0.2')).status).toBe(200)
  })

  test('slow bodies end at nginx within seconds, and the gateway hears nothing of them', async () => {
    const sinceMs = Date.now()
    const from = process.platform === 'linux' ? '127.0.0.3' : '127.0.0.1'
    const held = await Promise.all(Array.from({ length: 90 }, () => hold(nginx, from)))
    const late = () => shop.metrics.text().includes('status="408"')
    const before = late()
    for (let round = 0; round < 5; round += 1) {
      expect((await send('/api/session', logIn)).status).toBe(200)
      expect((await nginx.call('/api/healthz')).status).toBe(200)
    }
    await Promise.all(held.map((socket) => once(socket, 'close')))
    expect(Date.now() - sinceMs).toBeLessThan(30_000)
    expect(late()).toBe(before)
  })

  test('a body that is too large and a name that is not ours are refused', async () => {
    expect((await send('/api/session', { ...logIn, password: 'x'.repeat(20_000) })).status).toBe(413)
    const other = connect({
      host: '127.0.0.1',
      port: nginx.port,
      servername: 'evil.example',
      rejectUnauthorized: false,
    })
    const [error] = await once(other, 'error')
    expect(String(error)).toMatch(/unrecognized name|unrecognized_name|handshake/i)
  })

  test('a flood of calls is refused', async () => {
    // Answered by nginx alone: a slow gateway would slow the flood down until it is none.
    stopGateway()
    const flood = await openTls(nginx, process.platform === 'linux' ? '127.0.0.4' : '127.0.0.1')
    let heard = ''
    flood.on('data', (chunk) => (heard += String(chunk)))
    flood.write(`GET /api/healthz HTTP/1.1\r\nHost: ${NGINX_HOST}\r\n\r\n`.repeat(400))
    await expect.poll(() => heard.split('HTTP/1.1 ').length).toBe(401)
    flood.destroy()
    expect(heard).toContain('HTTP/1.1 429')
  })

  test('a gateway that is down is told by the page for faults, with its status', async () => {
    stopGateway()
    const answer = await nginx.call('/api/session')
    expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('Unexpected Application Error!')])
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect((await nginx.call('/')).status).toBe(200)
    const headers = { cookie: 'plain-cart=x' }
    const cart = await nginx.call('/cart?full', { headers })
    expect([cart.status, cart.text]).toEqual([502, expect.stringContaining('<title>Cart')])
    expect((await nginx.call('/api/plain-cart', { headers })).text).not.toContain('<title>Cart')
  })
})

async function openTls(nginx: RunningNginx, localAddress: string): Promise<TLSSocket> {
  const options = { host: '127.0.0.1', port: nginx.port, servername: NGINX_HOST, ca: nginx.ca, localAddress }
  const socket = connect(options)
  socket.on('error', () => undefined)
  await once(socket, 'secureConnect')
  return socket
}

/** A body that never ends. */
async function hold(nginx: RunningNginx, localAddress: string): Promise<TLSSocket> {
  const socket = await openTls(nginx, localAddress)
  socket.write(`${headOf('POST', '/api/session', 100).replace('shop.example', NGINX_HOST)}{`)
  return socket
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
