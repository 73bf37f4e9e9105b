import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { afterAll, describe, expect, test } from 'vitest'
import { seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { littleCatalogue, openTestStore } from '#embedded-store/test-store.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { freePort } from '../free-port.ts'
import { startGateway } from './real-gateway.ts'
import { hasRedis, startRedis } from './redis-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-engines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const UNAVAILABLE = { status: 503, details: { retryAfterS: 2 } }

describe('SQLite', () => {
  test('busy with another process, is waited for briefly while others are served, and then 503', async () => {
    const file = join(folder, 'busy.sqlite')
    const store = sqliteOnceStore(file)
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    let served = 0
    const others = setInterval(() => {
      served += 1
    }, 10)
    await expect(store.set('key', 'value', 60_000)).rejects.toMatchObject(UNAVAILABLE)
    clearInterval(others)
    // A loop that is stopped serves none.
    expect(served).toBeGreaterThan(10)
    other.exec('COMMIT')
    await store.set('key', 'value', 60_000)
    expect(await store.get('key')).toBe('value')
    other.close()
    await store.close()
  })
})

describe.skipIf(!hasRedis)('Redis', () => {
  test.for([
    [{ 'maxmemory-policy': 'allkeys-lru' }, 'maxmemory-policy allkeys-lru', 'noeviction'],
    [{ appendonly: 'no' }, 'appendonly no', 'yes'],
    [{ appendfsync: 'no' }, 'appendfsync no', 'always or everysec'],
  ] as const)('set to %o is refused, with what to set', async ([settings, found, wanted]) => {
    const redis = await startRedis(settings)
    try {
      const refused = await connectRedis(redis.url, () => undefined).catch((error: unknown) => String(error))
      expect(refused).toContain(`Redis has ${found}`)
      expect(refused).toContain(`Set it to ${wanted}.`)
    } finally {
      await redis.stop()
    }
  })

  test('that is away is said, once, and tried again until it is there', async () => {
    const port = String(await freePort())
    const said: string[] = []
    const connecting = connectRedis(`redis://127.0.0.1:${port}`, (line) => void said.push(line))
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^Redis cannot be reached .*Trying again until it can/)])
    const redis = await startRedis({ port })
    try {
      const store = redisOnceStore(await connecting)
      await store.set('key', 'value', 60_000)
      expect(await store.get('key')).toBe('value')
      expect(said.at(-1)).toBe('Redis can be reached again.')
      await store.close()
    } finally {
      await redis.stop()
    }
  })

  test('that goes away while the shop is open is a 503, not a wait', async () => {
    const redis = await startRedis()
    const store = redisOnceStore(await connectRedis(redis.url, () => undefined))
    await redis.stop()
    await expect(store.get('key')).rejects.toMatchObject(UNAVAILABLE)
    await store.close().catch(() => undefined)
  })
})

test('a gateway that is told to end answers what is under way, takes nothing new, and ends well', async () => {
  const store = openTestStore()
  seedCatalogue(store.store.database, littleCatalogue, [])
  const asked = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const { promise: storeUrl, resolve } = Promise.withResolvers<string>()
  const server = serve(
    {
      async fetch(request) {
        asked.resolve()
        await letGo.promise
        return store.store.app.fetch(request)
      },
      port: 0,
      hostname: '127.0.0.1',
    },
    ({ port }) => resolve(`http://127.0.0.1:${port}`),
  )
  const port = await freePort()
  const gateway = await startGateway({ folder, storeUrl: await storeUrl, port })
  try {
    const url = `http://127.0.0.1:${port}/api/items/S-1`
    const answer = fetch(url)
    await asked.promise
    const ended = once(gateway, 'exit')
    gateway.kill('SIGTERM')
    // One that came before the signal was heard waits for the store, as the first does.
    const whatComes = () => fetch(url, { signal: AbortSignal.timeout(500) }).then(() => '', codeOf)
    await expect.poll(whatComes).toBe('ECONNREFUSED')
    letGo.resolve()
    expect((await answer).status).toBe(200)
    expect(await ended).toEqual([0, null])
  } finally {
    gateway.kill('SIGKILL')
    server.close()
  }
})

/** Why there was no connection. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : String(error)
}
