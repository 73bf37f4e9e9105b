import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  bitsPerSecond: number
  /** There and back. */
  latencyMs: number
}

export interface SlowLine {
  origin: string
  /** What has been asked for since the last look: the paths, in order. */
  asked(): string[]
  close(): void
}

/** A port of this machine that leads to another as a slow line would: all connections share what it carries in a second. */
export async function openSlowLine(port: number, { bitsPerSecond, latencyMs }: Line): Promise<SlowLine> {
  let paths: string[] = []
  let freeAtMs = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    // A connection costs a round trip before it carries anything.
    const openAtMs = performance.now() + latencyMs
    near.on('data', (bytes) => {
      // One request after the other on a connection, so each begins with the beginning of a piece.
      const [, path] = /^(?:GET|POST|HEAD) (\S+)/.exec(bytes.toString('latin1', 0, 400)) ?? []
      if (path !== undefined) paths.push(path)
      at(Math.max(performance.now(), openAtMs) + latencyMs / 2, () => far.write(bytes))
    })
    far.on('data', (bytes) => {
      freeAtMs = Math.max(performance.now(), freeAtMs) + (bytes.length * 8_000) / bitsPerSecond
      at(freeAtMs + latencyMs / 2, () => near.write(bytes))
    })
    near.on('end', () => at(performance.now() + latencyMs, () => far.end()))
    far.on('end', () => at(Math.max(performance.now(), freeAtMs) + latencyMs, () => near.end()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    asked() {
      const before = paths
      paths = []
      return before
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function at(timeMs: number, act: () => void): void {
  setTimeout(act, Math.max(0, timeMs - performance.now()))
}
