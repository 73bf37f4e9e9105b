import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { makeOwnFile } from './own-file.ts'
import { endsAtMs, type SessionRecord, type SessionStore } from './session-store.ts'
import { readRecord, writeFixed } from './session-text.ts'
import { MOST_WAIT_MS, untilNotBusy } from './until-not-busy.ts'
import { type ProcessClock, processClock } from './with-lease.ts'

const TABLES = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS session (
    key TEXT PRIMARY KEY, customer_id TEXT NOT NULL, customer TEXT NOT NULL, fixed TEXT NOT NULL,
    seen_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS session_of ON session (customer_id);
  CREATE INDEX IF NOT EXISTS session_last ON session (last_ms);`

/** Sessions in a SQLite file, or in memory for tests; several processes on one machine may share the file. */
export function sqliteSessionStore(file: string, clock: ProcessClock = processClock): SessionStore {
  if (file !== ':memory:') makeOwnFile(file)
  // At the start a short wait is fine: nobody is served yet.
  const database = new DatabaseSync(file, { timeout: MOST_WAIT_MS })
  database.exec(TABLES)
  database.exec('PRAGMA busy_timeout = 0')
  const patiently = <T>(work: () => T) => untilNotBusy(clock, work)
  const forget = database.prepare('DELETE FROM session WHERE last_ms < ?')
  const insert = database.prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)')
  const select = database.prepare('SELECT customer, fixed, seen_ms FROM session WHERE key = ?')
  const touch = database.prepare('UPDATE session SET seen_ms = ? WHERE key = ?')
  const describe = database.prepare('UPDATE session SET customer = ? WHERE customer_id = ?')
  const replace = database.prepare(`UPDATE session
    SET key = ?, customer_id = ?, customer = ?, fixed = ?, seen_ms = ?, last_ms = ? WHERE key = ?`)
  const end = database.prepare('DELETE FROM session WHERE key = ?')
  const endOthers = database.prepare('DELETE FROM session WHERE customer_id = ? AND key <> ?')
  const list = database.prepare('SELECT key, customer, fixed, seen_ms FROM session WHERE customer_id = ?')
  return {
    async create(key, record) {
      await patiently(() => forget.run(record.beganAtMs))
      await patiently(() => insert.run(...rowOf(key, record)))
    },
    replace: async (endedKey, key, record) =>
      (await patiently(() => replace.run(...rowOf(key, record), endedKey))).changes === 1,
    async read(key) {
      const row = await patiently(() => select.get(key))
      return row === undefined ? undefined : recordOf(row)
    },
    touch: async (key, seenAtMs) => void (await patiently(() => touch.run(seenAtMs, key))),
    describe: async (customer) =>
      void (await patiently(() => describe.run(JSON.stringify(customer), customer.customerId))),
    end: async (key) => void (await patiently(() => end.run(key))),
    endOthers: async (customerId, keptKey = '') => void (await patiently(() => endOthers.run(customerId, keptKey))),
    async list(customerId) {
      const rows = await patiently(() => list.all(customerId))
      return rows.flatMap((row) => {
        const record = recordOf(row)
        return record === undefined ? [] : [{ key: String(row.key), record }]
      })
    },
    close: async () => database.close(),
  }
}

function rowOf(key: string, record: SessionRecord) {
  const { customer, seenAtMs } = record
  // What is kept longest: a session in use never ends later than one that is used until its last day.
  const lastMs = endsAtMs({ ...record, seenAtMs: Number.MAX_SAFE_INTEGER })
  return [key, customer.customerId, JSON.stringify(customer), writeFixed(record), seenAtMs, lastMs] as const
}

/** The table is STRICT: its columns hold what they say. */
function recordOf({ fixed, customer, seen_ms }: Record<string, SQLOutputValue>): SessionRecord | undefined {
  return readRecord(String(fixed), String(customer), Number(seen_ms))
}
