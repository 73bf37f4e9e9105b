import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drain, openServer } from './bounded-server.ts'

async function open(connectionsPerAddress: number, fetch: () => Response | Promise<Response> = answered) {
  const server = await openServer({ fetch, port: 0, connectionsPerAddress })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port, address } = server.address() as AddressInfo
  return { server, port, address }
}

const answered = () => new Response('answered')

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

/** A server that is told to end while a request is under way. */
async function endWhileAsked(withinMs: number) {
  const answer = Promise.withResolvers<Response>()
  const underWay = Promise.withResolvers<void>()
  const { server, port } = await open(0, () => {
    underWay.resolve()
    return answer.promise
  })
  const asked = ask(port)
  await underWay.promise
  return { port, answer, asked, ended: drain(server, withinMs).then(() => 'ended') }
}

test('a server that ends takes nothing new, and answers what is under way', async () => {
  const { port, answer, asked, ended } = await endWhileAsked(25_000)
  const next = connect(port, '127.0.0.1')
  const [refused] = await once(next, 'error')
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
  expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300, 'open'))])).toBe('open')
  answer.resolve(answered())
  expect((await asked).came).toBe(ANSWERED)
  expect(await ended).toBe('ended')
})

test('what does not end in its time is closed, and a connection that asks for nothing is not waited for', async () => {
  const { asked, ended } = await endWhileAsked(400)
  expect((await asked).came).toBe('closed')
  expect(await ended).toBe('ended')
  const { server, port } = await open(0)
  const { socket } = await ask(port)
  const closed = once(socket, 'close')
  await drain(server, 25_000)
  await closed
})
