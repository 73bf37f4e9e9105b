import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from './bounded-server.ts'

async function open(connectionsPerAddress: number) {
  const server = await openServer({ fetch: () => new Response('answered'), port: 0, connectionsPerAddress })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port, address } = server.address() as AddressInfo
  return { server, port, address }
}

/** A connection that asks, and what came of it. */
async function ask(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n')
  const came = await Promise.race([
    once(socket, 'data').then(([data]) => String(data).split('\r\n', 1)[0]),
    once(socket, 'close').then(() => 'closed'),
  ])
  return { socket, came }
}

const ANSWERED = 'HTTP/1.1 200 OK'

test('it listens on this machine alone, and nobody holds a connection for ever', async () => {
  const { server, address } = await open(0)
  expect(address).toBe('127.0.0.1')
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    timeout: 300_000,
  })
})

test('an address holds as many connections as it may, and another one when it has given one back', async () => {
  const { server, port } = await open(2)
  const [first, second] = [await ask(port), await ask(port)]
  expect([first.came, second.came, (await ask(port)).came, (await ask(port)).came]).toEqual([
    ANSWERED,
    ANSWERED,
    'closed',
    'closed',
  ])
  for (const { socket } of [first, second]) {
    socket.destroy()
    await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1)
    expect((await ask(port)).came).toBe(ANSWERED)
  }
  expect((await ask(port)).came).toBe('closed')
})

test('behind a proxy, whose address all have, any number is held', async () => {
  const { port } = await open(0)
  for (const connection of [1, 2, 3]) expect([connection, (await ask(port)).came]).toEqual([connection, ANSWERED])
})

test('a port that is taken is told to whoever opens it', async () => {
  const { port } = await open(0)
  const second = openServer({ fetch: () => new Response(), port, connectionsPerAddress: 0 })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
