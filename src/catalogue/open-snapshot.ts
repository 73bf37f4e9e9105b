import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'

/** A snapshot that can only be read, row by row, each row parsed on its way out. */
export interface Snapshot {
  all<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T[]
  one<T>(schema: v.GenericSchema<unknown, T>, sql: string, ...values: SQLInputValue[]): T | undefined
  close(): void
}

/** There is no snapshot, or none that this version of the shop reads; the message says what to do. */
export class SnapshotProblem extends Error {
  override readonly name = 'SnapshotProblem'
}

/**
 * Opens a snapshot. Throws a SnapshotProblem that says what to do when there is none, or one of a version that is not asked for.
 */
export function openSnapshot(file: string, versions: readonly number[] = [SNAPSHOT_VERSION]): Snapshot {
  if (!existsSync(file))
    throw new SnapshotProblem(`There is no catalogue snapshot at ${file}. Run npm run refresh first.`)
  const database = new DatabaseSync(unchanging(file), { readOnly: true })
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const snapshot: Snapshot = {
    all: (schema, sql, ...values) =>
      prepared(sql)
        .all(...values)
        .map((row) => v.parse(schema, row)),
    one(schema, sql, ...values) {
      const row = prepared(sql).get(...values)
      return row === undefined ? undefined : v.parse(schema, row)
    },
    close: () => database.close(),
  }
  checkVersion(file, snapshot, versions)
  return snapshot
}

/** Nobody changes a snapshot. A file that somebody may change is locked and looked at for each question. */
function unchanging(file: string): URL {
  const address = pathToFileURL(file)
  address.searchParams.set('immutable', '1')
  return address
}

function checkVersion(file: string, snapshot: Snapshot, versions: readonly number[]): void {
  let cause: unknown
  try {
    const version = snapshot.one(v.object({ value: v.string() }), "SELECT value FROM meta WHERE key = 'version'")
    if (version !== undefined && versions.includes(Number(version.value))) return
  } catch (error) {
    cause = error
  }
  snapshot.close()
  const what = cause === undefined ? 'was written by another version' : 'cannot be read'
  throw new SnapshotProblem(`The catalogue snapshot at ${file} ${what}. Run npm run refresh.`, { cause })
}
