import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { openSnapshot } from './open-snapshot.ts'
import { SNAPSHOT_TABLES } from './snapshot-schema.ts'

/** Two snapshots in one connection: the new one as `fresh`, the last one as `last`. Every row is parsed on its way out. */
export interface SnapshotPair {
  last: { crawledAt: string; contentHash: string; items: number } | undefined
  all<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T[]
  one<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T
  count(sql: string): number
  close(): void
}

const Count = v.object({ count: v.number() })

/** Opens both to be read. Where there is no last one that this version can read, an empty one stands in. */
export function attachSnapshots(newFile: string, lastFile: string): SnapshotPair {
  const last = lookAt(lastFile)
  const database = new DatabaseSync(':memory:')
  const attach = database.prepare('ATTACH ? AS last')
  database.prepare('ATTACH ? AS fresh').run(readOnly(newFile))
  if (last === undefined) {
    attach.run(':memory:')
    database.exec(SNAPSHOT_TABLES.replaceAll(/CREATE (TABLE|INDEX) /g, 'CREATE $1 last.'))
  } else attach.run(readOnly(lastFile))
  const all: SnapshotPair['all'] = (schema, sql, ...values) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => v.parse(schema, row))
  const one: SnapshotPair['one'] = (schema, sql, ...values) => v.parse(schema, database.prepare(sql).get(...values))
  return { last, all, one, count: (sql) => one(Count, sql).count, close: () => database.close() }
}

function readOnly(file: string): string {
  return `${pathToFileURL(file)}?mode=ro`
}

function lookAt(file: string): SnapshotPair['last'] {
  if (!existsSync(file)) return undefined
  try {
    const snapshot = openSnapshot(file)
    try {
      const meta = (key: string) =>
        snapshot.one(v.object({ value: v.string() }), 'SELECT value FROM meta WHERE key = ?', key)?.value ?? ''
      const items = snapshot.one(Count, 'SELECT count(*) AS count FROM item')?.count ?? 0
      return { crawledAt: meta('crawledAt'), contentHash: meta('contentHash'), items }
    } finally {
      snapshot.close()
    }
  } catch {
    // Written by another version or damaged: it can be compared with nothing, and the new one takes its place.
    return undefined
  }
}
