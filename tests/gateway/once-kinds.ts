import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import type { OnceStore } from '#gateway/once-store.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { hasRedis, startRedis } from './redis-server.ts'

/** The same tests for both kinds. Two stores of a kind are two gateways: what one has done the other knows. */
export function describeOnceStores(what: string, tests: (open: () => Promise<OnceStore>) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-once-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describe(`${what} in SQLite`, () => tests(async () => sqliteOnceStore(join(folder, 'once.sqlite'))))

  describe.skipIf(!hasRedis)(`${what} in Redis`, () => {
    let redis: Awaited<ReturnType<typeof startRedis>> | undefined
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterAll(() => redis?.stop())
    tests(async () => redisOnceStore(await connectRedis(redis?.url ?? '', () => undefined)))
  })
}
