import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OnceStore } from '#gateway/once-store.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-once-'))
const hasRedis = spawnSync('redis-server', ['--version']).status === 0
let redis: { process: ChildProcess; url: string } | undefined

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})

afterAll(() => {
  redis?.process.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Two stores of a kind are two gateways: what one has done the other knows. */
const KINDS: [name: string, open: () => Promise<OnceStore>, skipped: boolean][] = [
  ['SQLite', async () => sqliteOnceStore(join(folder, 'once.sqlite')), false],
  ['Redis', async () => redisOnceStore(await connectRedis(redis?.url ?? '', () => undefined)), !hasRedis],
]

for (const [name, open, skipped] of KINDS) {
  describe.skipIf(skipped)(`a OnceStore in ${name}`, () => {
    test('keeps a text for every gateway, and the latest one', async () => {
      const [here, there] = [await open(), await open()]
      await here.set('key', 'first', 60_000)
      await here.set('key', 'second', 60_000)
      expect(await there.get('key')).toBe('second')
      expect(await there.get('another')).toBeUndefined()
      await here.close()
      await there.close()
    })

    test('forgets what has outlived its time', async () => {
      const store = await open()
      await store.set('brief', 'text', 30)
      await new Promise((resolve) => setTimeout(resolve, 80))
      expect(await store.get('brief')).toBeUndefined()
      await store.close()
    })

    test('lets only one gateway work under a name at a time, and every one in the end', async () => {
      const stores = [await open(), await open()]
      let working = 0
      let most = 0
      let done = 0
      const work = async () => {
        working += 1
        most = Math.max(most, working)
        await new Promise((resolve) => setTimeout(resolve, 5))
        working -= 1
        done += 1
      }
      const runs = Array.from({ length: 30 }, (_, index) => stores[index % 2]?.exclusively('name', 20_000, work))
      expect(await Promise.all(runs)).toHaveLength(30)
      expect({ most, done }).toEqual({ most: 1, done: 30 })
      for (const store of stores) await store.close()
    })

    test('gives every turn a higher fence than the last, over all gateways', async () => {
      const [here, there] = [await open(), await open()]
      const fences: number[] = []
      for (const store of [here, there, here])
        await store.exclusively('fenced', 100, async ({ fence }) => void fences.push(fence))
      const [first = 0] = fences
      expect(fences).toEqual([first, first + 1, first + 2])
      await here.close()
      await there.close()
    })

    test('gives up waiting after the time it was told, and leaves other names free', async () => {
      const store = await open()
      const { promise, resolve } = Promise.withResolvers<void>()
      const held = store.exclusively('held', 1_000, () => promise)
      expect(await store.exclusively('held', 120, async () => 'ran')).toBeUndefined()
      expect(await store.exclusively('free', 120, async () => 'ran')).toEqual({ done: 'ran' })
      resolve()
      await held
      expect(await store.exclusively('held', 120, async () => 'ran')).toEqual({ done: 'ran' })
      await store.close()
    })

    test('frees the name when the work fails, and passes the failure on', async () => {
      const store = await open()
      const failing = store.exclusively('name', 100, async () => {
        throw new Error('broken')
      })
      await expect(failing).rejects.toThrow('broken')
      expect(await store.exclusively('name', 100, async () => 'ran')).toEqual({ done: 'ran' })
      await store.close()
    })
  })
}

async function startRedis() {
  const port = await freePort()
  const process_ = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--dir',
    folder,
  ])
  await new Promise<void>((resolve, reject) => {
    process_.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept')) resolve()
    })
    process_.once('exit', () => reject(new Error('redis-server did not start')))
  })
  return { process: process_, url: `redis://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
