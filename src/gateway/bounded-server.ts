import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { networkOf } from './caller-address.ts'

/** A caller has this long for the head of a request, and for all of it. */
const HEAD_MS = 5_000
const REQUEST_MS = 10_000
/** How often Node looks for requests that are late: by default every half a minute. */
const LOOK_MS = 1_000
/** Longer than the minute for which proxies keep a connection for the next request. */
const IDLE_MS = 65_000
/** Longer than the longest order takes; ends connections of callers that have stopped reading. */
const SILENT_MS = 300_000

export interface BoundedServerOptions {
  fetch: Hono['fetch']
  port: number
  /** Connections that one address may hold at a time; 0 for any number, since behind a proxy all have its address. */
  connectionsPerAddress: number
}

/** Serves on this machine alone, and lets nobody hold a connection for longer than a request needs. */
export function openServer({ fetch, port, connectionsPerAddress }: BoundedServerOptions): Promise<Server> {
  const server = createServer(
    { headersTimeout: HEAD_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS },
    getRequestListener(fetch, { hostname: '127.0.0.1' }),
  )
  server.keepAliveTimeout = IDLE_MS
  server.timeout = SILENT_MS
  if (connectionsPerAddress > 0) server.on('connection', boundConnections(connectionsPerAddress))
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => resolve(server))
  return promise
}

const IDLE_LOOK_MS = 200

/** Takes no more requests, waits for those that are under way, and after so many milliseconds closes what is left. */
export async function drain(server: Server, withinMs: number): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  await ended
  clearInterval(idle)
  clearTimeout(late)
}

function boundConnections(most: number): (socket: Socket) => void {
  const held = new Map<string, number>()
  return (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (held.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    held.set(address, count)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left === 0) held.delete(address)
      else held.set(address, left)
    })
  }
}
