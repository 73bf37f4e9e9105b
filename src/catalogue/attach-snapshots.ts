import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { lookAtSnapshot, type SnapshotFacts } from './look-at-snapshot.ts'
import { SNAPSHOT_TABLES } from './snapshot-schema.ts'

/** Two snapshots in one connection: the new one as `fresh`, the last one as `last`. Every row is parsed on its way out. */
export interface SnapshotPair {
  last: SnapshotFacts | undefined
  all<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T[]
  one<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T
  count(sql: string): number
  /** Runs what makes a table of its own for this pair. */
  make(sql: string): void
  close(): void
}

const Count = v.object({ count: v.number() })

/** Opens both to be read. Where there is no last one that this version can read, an empty one stands in. */
export function attachSnapshots(newFile: string, lastFile: string): SnapshotPair {
  const last = lookAtSnapshot(lastFile)
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
  return {
    last,
    all,
    one,
    count: (sql) => one(Count, sql).count,
    make: (sql) => database.exec(sql),
    close: () => database.close(),
  }
}

function readOnly(file: string): string {
  return `${pathToFileURL(file)}?mode=ro`
}
