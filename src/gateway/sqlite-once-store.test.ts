import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkoutKey, mayBegin } from '#domain/checkout-key.ts'
import { sqliteOnceStore } from './sqlite-once-store.ts'
import { type ProcessClock, processClock } from './with-lease.ts'

const folder = mkdtempSync(join(tmpdir(), 'once-in-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true }))

let file = ''
let files = 0
let nowMs = 0

beforeEach(() => {
  files += 1
  file = join(folder, `${files}.sqlite`)
  nowMs = 1_000_000
})

/** A gateway's store, at the time of day that the test says. */
function openStore(clock: ProcessClock = processClock) {
  return sqliteOnceStore(file, { nowMs: () => nowMs, clock })
}

/** Time that passes only where somebody waits; `during` is called with how much has passed. */
function waitingClock(during: (waitedMs: number) => void = () => undefined) {
  let waitedMs = 0
  const clock: ProcessClock = {
    monotonicMs: () => waitedMs,
    async wait(ms) {
      waitedMs += ms
      during(waitedMs)
    },
    every: () => () => undefined,
  }
  return { clock, waitedMs: () => waitedMs }
}

/** What is in the file, whatever a store says. */
function keptKeys(): unknown[] {
  const database = new DatabaseSync(file)
  const rows = database.prepare('SELECT key FROM entry ORDER BY key').all()
  database.close()
  return rows.map(({ key }) => key)
}

/** Another process that writes, and does not come to an end before it is told to. */
function writing() {
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  return {
    end() {
      other.exec('COMMIT')
      other.close()
    },
  }
}

test('a text is there up to its last millisecond, and not after it', async () => {
  const store = openStore()
  await store.set('key', 'text', 50)
  nowMs += 50
  expect(await store.get('key')).toBe('text')
  nowMs += 1
  expect(await store.get('key')).toBeUndefined()
  await store.close()
})

test('a store that is opened forgets what has outlived its time, and nothing else', async () => {
  const before = openStore()
  await before.set('brief', 'text', 50)
  await before.set('last', 'text', 51)
  await before.set('long', 'text', 60_000)
  await before.close()
  nowMs += 51
  const store = openStore()
  expect(keptKeys()).toEqual(['last', 'long'])
  await store.close()
})

test('a store that stays open forgets the same when it is told to', async () => {
  const store = openStore()
  await store.set('last', 'text', 50)
  await store.set('long', 'text', 60_000)
  nowMs += 50
  await store.forgetOutlived()
  expect(keptKeys()).toEqual(['last', 'long'])
  nowMs += 1
  await store.forgetOutlived()
  expect(keptKeys()).toEqual(['long'])
  await store.close()
})

test('while another process writes, a call waits a little at a time until it has written', async () => {
  let end = () => {}
  const { clock, waitedMs } = waitingClock((waited) => {
    if (waited === 60) end()
  })
  const store = openStore(clock)
  end = writing().end
  await store.set('key', 'text', 60_000)
  expect(waitedMs()).toBe(60)
  expect(await store.get('key')).toBe('text')
  await store.close()
})

test('a process that writes for two seconds makes a call fail with when to try again, and nothing is kept', async () => {
  const { clock, waitedMs } = waitingClock()
  const store = openStore(clock)
  const other = writing()
  await expect(store.set('key', 'text', 60_000)).rejects.toMatchObject({ status: 503, details: { retryAfterS: 2 } })
  expect(waitedMs()).toBe(2_000)
  other.end()
  expect(await store.get('key')).toBeUndefined()
  await store.close()
})

test('what fails for another reason than a process that writes is not tried again', async () => {
  const { clock, waitedMs } = waitingClock()
  const store = openStore(clock)
  const other = new DatabaseSync(file)
  other.exec('DROP TABLE entry')
  other.close()
  await expect(store.set('key', 'text', 60_000)).rejects.toThrow('no such table: entry')
  expect(waitedMs()).toBe(0)
  await store.close()
})

/** Whoever holds the turn under a name at a moment, as another process would find it. */
function holding(name: string, endsMs: number) {
  const other = new DatabaseSync(file)
  other.prepare("INSERT INTO turn VALUES (?, 'another', ?, 7)").run(name, endsMs)
  other.close()
}

test.each([
  ['has half a minute left', 30_000, undefined],
  ['ends in this millisecond', 0, undefined],
  ['ended a millisecond ago', -1, { done: 8 }],
  // The clock was set back since: no turn is longer than half a minute.
  ['would last longer than any can', 30_001, { done: 8 }],
])('a turn that %s is taken over or not', async (_, leftMs, expected) => {
  const store = openStore(waitingClock().clock)
  holding('name', nowMs + leftMs)
  expect(await store.exclusively('name', 0, async ({ fence }) => fence)).toEqual(expected)
  await store.close()
})

test('a turn is renewed for half a minute, by its owner alone', async () => {
  let renew = () => {}
  const clock: ProcessClock = {
    ...waitingClock().clock,
    every(_, work) {
      renew = work
      return () => undefined
    },
  }
  const store = openStore(clock)
  const ends = () => new DatabaseSync(file).prepare('SELECT owner, ends_ms FROM turn').get()
  await store.exclusively('name', 0, async ({ demand }) => {
    nowMs += 10_000
    renew()
    await Promise.resolve()
    expect(ends()?.ends_ms).toBe(1_040_000)
    const other = new DatabaseSync(file)
    other.exec("UPDATE turn SET owner = 'another', ends_ms = 1")
    other.close()
    renew()
    await new Promise((resolve) => setImmediate(resolve))
    expect(ends()?.ends_ms).toBe(1)
    expect(demand).toThrow('The turn')
  })
  // Nor does it give back what has become another's.
  expect(ends()?.owner).toBe('another')
  await store.close()
})

test('what a clock that was ahead wrote as the birth is written anew, and said once', async () => {
  const said: string[] = []
  const log = (line: string) => void said.push(line)
  const store = sqliteOnceStore(file, { nowMs: () => nowMs, log })
  nowMs -= 300_000
  expect(await store.intents.bornAtMs()).toBe(1_000_000)
  nowMs -= 1
  const key = checkoutKey(nowMs - 1, new Uint8Array(10))
  const bornMs = await store.intents.bornAtMs()
  expect(bornMs).toBe(699_999)
  // What was made before is still not believed.
  expect(mayBegin(key, nowMs, bornMs)).toBe(false)
  expect(mayBegin(checkoutKey(nowMs, new Uint8Array(10)), nowMs, bornMs)).toBe(true)
  nowMs += 60_000
  expect(await store.intents.bornAtMs()).toBe(bornMs)
  expect(said).toEqual([
    'The record of orders was begun by a clock that was ahead (1970-01-01T00:16:40.000Z). It counts as begun now.',
  ])
  await store.close()
})
