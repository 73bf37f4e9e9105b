import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SessionRecord, SessionStore } from './session-store.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'

const RECORD: SessionRecord = {
  customer: { customerId: 'C1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  passwordPrint: 'print',
  remembered: true,
  device: 'Firefox/Linux',
  beganAtMs: 1_000_000,
  seenAtMs: 1_000_000,
}

let folder = ''
/** What the clock of the store says, which goes on only where somebody waits. */
let waitedMs = 0
let during: () => void
let store: SessionStore
let other: DatabaseSync

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-in-sqlite-'))
  waitedMs = 0
  during = () => undefined
  store = sqliteSessionStore(join(folder, 'sessions.sqlite'), {
    monotonicMs: () => waitedMs,
    async wait(ms) {
      waitedMs += ms
      during()
    },
    every: () => () => undefined,
  })
  await store.create('key', RECORD)
  other = new DatabaseSync(join(folder, 'sessions.sqlite'))
})

afterEach(async () => {
  other.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const writes: [string, () => Promise<unknown>][] = [
  ['begins', () => store.create('another', RECORD)],
  ['takes the place of another', () => store.replace('key', 'another', RECORD)],
  ['is seen', () => store.touch('key', 1)],
  ['is described', () => store.describe(RECORD.customer)],
  ['ends', () => store.end('key')],
  ['ends with all others', () => store.endOthers('C1')],
]

test.each(writes)('while another process writes, a session that %s waits a little at a time', async (_, write) => {
  other.exec('BEGIN IMMEDIATE')
  during = () => {
    if (waitedMs === 60) other.exec('COMMIT')
  }
  await write()
  expect(waitedMs).toBe(60)
})

test.each(writes)('after two seconds, a session that %s is told when to try again', async (_, write) => {
  other.exec('BEGIN IMMEDIATE')
  await expect(write()).rejects.toMatchObject({ status: 503, details: { retryAfterS: 2 } })
  expect(waitedMs).toBe(2_000)
  other.exec('ROLLBACK')
  expect(await store.list('C1')).toEqual([{ key: 'key', record: RECORD }])
})

test('while another process writes, sessions are read', async () => {
  other.exec('BEGIN IMMEDIATE')
  expect(await store.read('key')).toEqual(RECORD)
  expect(await store.list('C1')).toHaveLength(1)
  expect(waitedMs).toBe(0)
})
