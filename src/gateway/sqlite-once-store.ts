import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { LEASE_MS, type OnceStore } from './once-store.ts'
import { makeOwnFile } from './own-file.ts'
import { INTENT_TABLES, sqliteIntentStore } from './sqlite-intent-store.ts'
import { MOST_WAIT_MS, untilNotBusy } from './until-not-busy.ts'
import { type ProcessClock, processClock, withLease } from './with-lease.ts'

const TABLES = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_ms INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS turn (
    name TEXT PRIMARY KEY, owner TEXT NOT NULL, ends_ms INTEGER NOT NULL, fence INTEGER NOT NULL);`

const Value = v.object({ value: v.string() })
const Fence = v.object({ fence: v.number() })

export interface SqliteOnceStoreOptions {
  nowMs?: () => number
  clock?: ProcessClock
  log?: (line: string) => void
}

/** A OnceStore in a SQLite file, or in memory for tests; several processes on one machine may share the file. */
export function sqliteOnceStore(file: string, options: SqliteOnceStoreOptions = {}): OnceStore {
  const { nowMs = Date.now, clock = processClock, log = console.error } = options
  if (file !== ':memory:') makeOwnFile(file)
  // At the start a short wait is fine: nobody is served yet.
  const database = new DatabaseSync(file, { timeout: MOST_WAIT_MS })
  database.exec(TABLES + INTENT_TABLES)
  const forget = database.prepare('DELETE FROM entry WHERE ends_ms < ?')
  forget.run(nowMs())
  database.exec('PRAGMA busy_timeout = 0')
  const read = database.prepare('SELECT value FROM entry WHERE key = ? AND ends_ms >= ?')
  const write = database.prepare('INSERT OR REPLACE INTO entry VALUES (?, ?, ?)')
  // A turn that seems to end later than any can was taken before the clock was set back.
  const take = database.prepare(
    `INSERT INTO turn VALUES (?1, ?2, ?3, 1) ON CONFLICT (name)
     DO UPDATE SET owner = ?2, ends_ms = ?3, fence = fence + 1
     WHERE owner = '' OR ends_ms < ?4 OR ends_ms > ?3 RETURNING fence`,
  )
  const renew = database.prepare('UPDATE turn SET ends_ms = ? WHERE name = ? AND owner = ?')
  const free = database.prepare("UPDATE turn SET owner = '' WHERE name = ? AND owner = ?")
  const patiently = <T>(work: () => T) => untilNotBusy(clock, work)
  const lease = {
    async take(name: string, owner: string) {
      const row = await patiently(() => take.get(name, owner, nowMs() + LEASE_MS, nowMs()))
      return row === undefined ? undefined : v.parse(Fence, row).fence
    },
    renew: async (name: string, owner: string) =>
      (await patiently(() => renew.run(nowMs() + LEASE_MS, name, owner))).changes === 1,
    free: async (name: string, owner: string) => void (await patiently(() => free.run(name, owner))),
  }
  return {
    async get(key) {
      const row = await patiently(() => read.get(key, nowMs()))
      return row === undefined ? undefined : v.parse(Value, row).value
    },
    set: async (key, value, lifetimeMs) => void (await patiently(() => write.run(key, value, nowMs() + lifetimeMs))),
    forgetOutlived: async () => void (await patiently(() => forget.run(nowMs()))),
    exclusively: (name, waitMs, work) => withLease(lease, name, waitMs, work, clock),
    intents: sqliteIntentStore(database, patiently, nowMs, log),
    close: async () => database.close(),
  }
}
