import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { mayBegin } from '#domain/checkout-key.ts'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisOnceStore } from '#gateway/redis-once-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { newKey } from './billing.ts'
import { hasRedis, startRedis } from './redis-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What `docs/reliability.md` says of backups, done. */
test('a SQLite record put back from a backup has what it had, and begins nothing from before', async () => {
  const [kept, saved] = [join(folder, 'gateway.sqlite'), join(folder, 'gateway.backup')]
  const store = sqliteOnceStore(kept)
  await store.exclusively('ada', 1_000, (turn) => store.intents.write(anIntent('before'), turn))
  // While the shop is open.
  const reader = new DatabaseSync(kept)
  await backup(reader, saved)
  reader.close()
  const key = newKey(Date.now())
  await store.exclusively('ada', 1_000, (turn) => store.intents.write(anIntent(key), turn))
  await store.close()

  const restored = new DatabaseSync(saved)
  restored.exec('DELETE FROM birth')
  restored.close()
  await aMoment()
  const again = sqliteOnceStore(saved)
  expect(await again.intents.read('ada', 'before')).toEqual({ version: 1, text: 'text' })
  expect(await again.intents.read('ada', key)).toBeUndefined()
  expect(mayBegin(key, Date.now(), await again.intents.bornAtMs())).toBe(false)
  expect(mayBegin(newKey(Date.now()), Date.now(), await again.intents.bornAtMs())).toBe(true)
  await again.close()
})

test.skipIf(!hasRedis)('so does one in Redis', async () => {
  const redis = await startRedis()
  const client = await connectRedis(redis.url, () => undefined)
  try {
    const store = redisOnceStore(client)
    await store.exclusively('ada', 1_000, (turn) => store.intents.write(anIntent('before'), turn))
    const key = newKey(Date.now())
    await aMoment()
    await client.del('hoof-and-husk:intents:birth')
    expect(await store.intents.read('ada', 'before')).toEqual({ version: 1, text: 'text' })
    expect(mayBegin(key, Date.now(), await store.intents.bornAtMs())).toBe(false)
    await store.close()
  } finally {
    redis.stop()
  }
})

function anIntent(intentId: string) {
  return { intentId, customerId: 'ada', version: 1, stage: 'final', text: 'text' } as const
}

/** A key carries whole milliseconds. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
