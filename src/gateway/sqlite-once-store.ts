import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { LEASE_MS, type OnceStore } from './once-store.ts'
import { withLease } from './with-lease.ts'

const TABLES = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_ms INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS lease (name TEXT PRIMARY KEY, owner TEXT NOT NULL, ends_ms INTEGER NOT NULL);`

const Value = v.object({ value: v.string() })

/** A OnceStore in a SQLite file, or in memory for tests; several processes on one machine may share the file. */
export function sqliteOnceStore(file: string, nowMs: () => number = Date.now): OnceStore {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(TABLES)
  database.prepare('DELETE FROM entry WHERE ends_ms < ?').run(nowMs())
  const read = database.prepare('SELECT value FROM entry WHERE key = ? AND ends_ms >= ?')
  const write = database.prepare('INSERT OR REPLACE INTO entry VALUES (?, ?, ?)')
  const take = database.prepare(
    `INSERT INTO lease VALUES (?1, ?2, ?3) ON CONFLICT (name)
     DO UPDATE SET owner = ?2, ends_ms = ?3 WHERE ends_ms < ?4`,
  )
  const renew = database.prepare('UPDATE lease SET ends_ms = ? WHERE name = ? AND owner = ?')
  const free = database.prepare('DELETE FROM lease WHERE name = ? AND owner = ?')
  const lease = {
    take: async (name: string, owner: string) => take.run(name, owner, nowMs() + LEASE_MS, nowMs()).changes === 1,
    renew: async (name: string, owner: string) => void renew.run(nowMs() + LEASE_MS, name, owner),
    free: async (name: string, owner: string) => void free.run(name, owner),
  }
  return {
    async get(key) {
      const row = read.get(key, nowMs())
      return row === undefined ? undefined : v.parse(Value, row).value
    },
    set: async (key, value, lifetimeMs) => void write.run(key, value, nowMs() + lifetimeMs),
    exclusively: (name, waitMs, work) => withLease(lease, name, waitMs, work),
    close: async () => database.close(),
  }
}
