import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createStoreApi, type StoreApi } from './store-api.ts'
import { rejection, TEST_API_KEY } from './test-api.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function originOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}

function apiAt(url: string): StoreApi {
  return createStoreApi({ url, apiKey: TEST_API_KEY, fetch: globalThis.fetch, retries: 0, timeoutMs: 2000 })
}

test.each([301, 302, 303, 307, 308])(
  'V1.3.6 V13.2.4 V15.3.2 a redirect with status %d is refused, and the key does not reach the other host',
  async (status) => {
    let reached = 0
    const elsewhere = await originOf((_, response) => {
      reached += 1
      response.end('{"success":true,"data":[]}')
    })
    const moved = await originOf(({ url }, response) => response.writeHead(status, { location: elsewhere + url }).end())
    const error = await rejection(apiAt(moved).slides())
    expect(error).toMatchObject({ failure: { kind: 'redirect' } })
    expect(await rejection(apiAt(moved).changePassword('C1', 'another one'))).toMatchObject({
      failure: { kind: 'redirect' },
    })
    expect(reached).toBe(0)
  },
)

test('a server that never answers is a time-out', async () => {
  const origin = await originOf(() => undefined)
  const api = createStoreApi({ url: origin, apiKey: TEST_API_KEY, fetch: globalThis.fetch, retries: 0, timeoutMs: 50 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'timeout', limitMs: 50 } })
})

test('a body that never ends is a time-out', async () => {
  const origin = await originOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,')
  })
  const api = createStoreApi({ url: origin, apiKey: TEST_API_KEY, fetch: globalThis.fetch, retries: 0, timeoutMs: 50 })
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'timeout' } })
})

test('a connection that breaks in the midst of an answer is a failure of the network', async () => {
  const origin = await originOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"success":true,')
    setImmediate(() => response.destroy())
  })
  expect(await rejection(apiAt(origin).slides())).toMatchObject({ failure: { kind: 'network' } })
})

test('a server that is not there is named by what the system says of it', async () => {
  const origin = await originOf(() => undefined)
  servers.splice(0).forEach((server) => {
    server.close()
  })
  const error = await rejection(apiAt(origin).slides())
  expect(error).toMatchObject({ failure: { kind: 'network', reason: expect.stringContaining('ECONNREFUSED') } })
})

test('a key that cannot stand in a header is in no text of the failure', async () => {
  const origin = await originOf((_, response) => response.end())
  const api = createStoreApi({ url: origin, apiKey: 'half of\na key', fetch: globalThis.fetch, retries: 0 })
  const error = await rejection(api.slides())
  expect(String(error)).not.toContain('half of')
  expect(String(error instanceof Error ? error.cause : '')).not.toContain('half of')
})

test('what the embedded server of a store compresses is read as well', async () => {
  const { gzipSync } = await import('node:zlib')
  const body = gzipSync('{"success":true,"data":[]}')
  const origin = await originOf((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(body))
  expect(await apiAt(origin).slides()).toEqual({ entries: [], unreadable: [] })
})
