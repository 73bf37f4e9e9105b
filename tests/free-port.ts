import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to outgoing connections: one of those would take the port of a server that is started again. */
const LOWEST = 12_000
const HIGHEST = 32_000

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST)
  const probe = createServer()
  const listening = once(probe, 'listening')
  probe.listen(port, '127.0.0.1')
  try {
    await listening
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
