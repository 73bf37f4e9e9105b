import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'

/** Whether this machine has Redis; tests that need it are skipped where it has none. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of its own that keeps what it is told, as the gateway demands, unless it is set otherwise. */
export async function startRedis(
  otherwise: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port = String(await freePort()) } = otherwise
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-redis-'))
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'yes', dir: folder, ...otherwise }
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
  )
  await readiness(server)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function readiness(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      if (String(text).includes('Ready to accept')) resolve()
    })
    server.once('exit', () => reject(new Error('redis-server ended.')))
  })
}
