import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectRedis } from '#gateway/redis-client.ts'
import { redisSessionStore } from '#gateway/redis-session-store.ts'
import type { SessionRecord, SessionStore } from '#gateway/session-store.ts'
import { sqliteOnceStore } from '#gateway/sqlite-once-store.ts'
import { sqliteSessionStore } from '#gateway/sqlite-session-store.ts'
import { hasRedis, startRedis } from './redis-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoof-and-husk-sessions-'))
let redis: Awaited<ReturnType<typeof startRedis>> | undefined

beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})

afterAll(async () => {
  await redis?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Two stores of a kind are two gateways: a session of one is a session of the other. */
const KINDS: [name: string, open: () => Promise<SessionStore>, skipped: boolean][] = [
  ['SQLite', async () => sqliteSessionStore(join(folder, 'sessions.sqlite')), false],
  ['Redis', async () => redisSessionStore(await connectRedis(redis?.url ?? '', () => undefined)), !hasRedis],
]

test.skipIf(process.platform === 'win32')(
  'who is logged in and what is ordered can be read by the owner of the files alone',
  async () => {
    const sessions = sqliteSessionStore(join(folder, 'new', 'sessions.sqlite'))
    const once = sqliteOnceStore(join(folder, 'new', 'once.sqlite'))
    const { key, record } = aSession('C9')
    await sessions.create(key, record)
    const modes = readdirSync(join(folder, 'new')).map((name) => [
      name,
      statSync(join(folder, 'new', name)).mode & 0o077,
    ])
    expect(modes.length).toBeGreaterThanOrEqual(4)
    expect(modes.filter(([, others]) => others !== 0)).toEqual([])
    await sessions.close()
    await once.close()
  },
)

let count = 0

function aSession(customerId: string, changed: Partial<SessionRecord> = {}): { key: string; record: SessionRecord } {
  count += 1
  const nowMs = Date.now()
  const customer = { customerId, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const record = { customer, passwordPrint: 'print', remembered: true, device: 'Firefox/Linux' }
  return { key: `key-${count}`, record: { ...record, beganAtMs: nowMs, seenAtMs: nowMs, ...changed } }
}

/** What a newer gateway, or a bad disk, may have left behind in a session. */
const SPOILT = '{"passwordPrint":"x","remembered":true,"beganAtMs":1}'

async function spoil(kind: string, key: string): Promise<void> {
  if (kind === 'SQLite') {
    const database = new DatabaseSync(join(folder, 'sessions.sqlite'))
    database.prepare('UPDATE session SET fixed = ? WHERE key = ?').run(SPOILT, key)
    database.close()
    return
  }
  const client = await connectRedis(redis?.url ?? '', () => undefined)
  await client.hSet(`hoof-and-husk:session:${key}`, 'fixed', SPOILT)
  client.destroy()
}

for (const [name, open, skipped] of KINDS) {
  describe.skipIf(skipped)(`a SessionStore in ${name}`, () => {
    test('has a session for every gateway until it is ended, and then for none', async () => {
      const [here, there] = [await open(), await open()]
      const { key, record } = aSession('C1')
      await here.create(key, record)
      expect(await there.read(key)).toEqual(record)
      await there.end(key)
      expect(await here.read(key)).toBeUndefined()
      expect(await here.read('no-such-key')).toBeUndefined()
      await here.close()
      await there.close()
    })

    test('notes use and a new name, and brings back nothing that has ended', async () => {
      const store = await open()
      const { key, record } = aSession('C2')
      await store.create(key, record)
      await store.touch(key, record.seenAtMs + 60_000)
      const customer = { ...record.customer, firstName: 'Augusta', email: 'augusta@example.com' }
      await store.describe(customer)
      expect(await store.read(key)).toEqual({ ...record, customer, seenAtMs: record.seenAtMs + 60_000 })
      await store.end(key)
      await store.touch(key, record.seenAtMs + 120_000)
      await store.describe(customer)
      expect(await store.read(key)).toBeUndefined()
      await store.close()
    })

    test('puts a session in the place of one that is there, once, and of none that has ended', async () => {
      const [here, there] = [await open(), await open()]
      const [first, second, third] = [aSession('C8'), aSession('C8'), aSession('C8')]
      await here.create(first.key, first.record)
      const outcomes = await Promise.all([
        here.replace(first.key, second.key, { ...second.record, passwordPrint: 'new' }),
        there.replace(first.key, third.key, { ...third.record, passwordPrint: 'new' }),
      ])
      expect(outcomes.toSorted()).toEqual([false, true])
      const [kept, ...more] = await there.list('C8')
      expect([kept?.record.passwordPrint, more]).toEqual(['new', []])
      expect(await here.read(first.key)).toBeUndefined()
      await there.end(kept?.key ?? '')
      expect(await here.replace(kept?.key ?? '', first.key, first.record)).toBe(false)
      expect(await here.list('C8')).toEqual([])
      await here.close()
      await there.close()
    })

    test('lists and ends the sessions of one customer and of no other', async () => {
      const store = await open()
      const [first, second, third] = [aSession('C3'), aSession('C3'), aSession('C3')]
      const other = aSession('C4')
      for (const { key, record } of [first, second, third, other]) await store.create(key, record)
      const keysOf = async (customerId: string) => (await store.list(customerId)).map(({ key }) => key).toSorted()
      expect(await keysOf('C3')).toEqual([first.key, second.key, third.key].toSorted())
      await store.endOthers('C3', second.key)
      expect(await keysOf('C3')).toEqual([second.key])
      await store.endOthers('C3')
      expect(await keysOf('C3')).toEqual([])
      expect(await keysOf('C4')).toEqual([other.key])
      await store.close()
    })

    test('V1.2.4 takes whatever a customer is called for a name, and for nothing else', async () => {
      const store = await open()
      const names = ["C6' OR '1'='1", "C6'; DROP TABLE session; --", '*', 'C6\r\nFLUSHALL\r\n', '__proto__']
      for (const name of names) {
        const { key, record } = aSession(name)
        await store.create(key, record)
        expect((await store.list(name)).map((kept) => kept.key)).toEqual([key])
      }
      await store.endOthers(names[0] ?? '')
      for (const name of names.slice(1)) expect(await store.list(name)).toHaveLength(1)
      await store.close()
    })

    test('has no session that cannot be read, and has the others all the same', async () => {
      const store = await open()
      const [spoilt, sound] = [aSession('C7'), aSession('C7')]
      for (const { key, record } of [spoilt, sound]) await store.create(key, record)
      await spoil(name, spoilt.key)
      expect(await store.read(spoilt.key)).toBeUndefined()
      expect((await store.list('C7')).map(({ key }) => key)).toEqual([sound.key])
      await store.close()
    })

    test('forgets in time what nobody ended', async () => {
      const store = await open()
      const longAgoMs = Date.now() - 31 * 86_400_000
      const old = aSession('C5', { beganAtMs: longAgoMs, seenAtMs: Date.now() })
      await store.create(old.key, old.record)
      const { key, record } = aSession('C5')
      await store.create(key, record)
      expect((await store.list('C5')).map((kept) => kept.key)).toEqual([key])
      await store.close()
    })
  })
}
