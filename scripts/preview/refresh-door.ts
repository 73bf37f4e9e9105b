import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { RefreshAnswer } from '#components/preview/refresh-answer.ts'

/** Where Astro's server, which knows no secret of the store, asks for a refresh. */
export interface RefreshDoor {
  address: string
  /** Who has it may ask. */
  token: string
  close(): void
}

/** Opens a door on a free port of this machine; each `POST` with the token runs `refresh` and is told what came of it. */
export async function openRefreshDoor(refresh: () => Promise<RefreshAnswer>): Promise<RefreshDoor> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || !isFor(token, request)) {
      response.writeHead(403).end()
      return
    }
    const answer = await refresh()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The door has no port.')
  return {
    address: `http://127.0.0.1:${address.port}/`,
    token,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function isFor(token: string, { headers }: IncomingMessage): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}
