import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFault } from './sqlite-fault.ts'

const BUSY_TIMEOUT_MS = 5_000

/** A file of the data folder cannot be used now; the message says what to do. */
export class DataFileProblem extends Error {
  override readonly name = 'DataFileProblem'
}

/**
 * Opens a database of what can be had again, and returns what `use` makes of it: its tables, and what is asked of them.
 * One that is damaged, or whose tables are others, is thrown away and begun anew: a cache must never be what stops a
 * refresh. Throws DataFileProblem where another program holds the file, or it may not be opened.
 */
export function openCacheDatabase<T>(file: string, use: (database: DatabaseSync) => T): T {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file, use)
  } catch (error) {
    if (sqliteFault(error) !== 'damaged') throw asProblem(file, error)
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    return open(file, use)
  }
}

function open<T>(file: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    demandWhole(database)
    return use(database)
  } catch (error) {
    database.close()
    throw error
  }
}

/** Reads every page, 0.1 s for 90 MB: a damaged one in the middle would be met long after the beginning. */
function demandWhole(database: DatabaseSync): void {
  const said = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (said !== 'ok') throw Object.assign(new Error(String(said)), { errcode: SQLITE_CORRUPT })
}

const SQLITE_CORRUPT = 11

function asProblem(file: string, cause: unknown): unknown {
  const fault = sqliteFault(cause)
  if (fault === 'busy')
    return new DataFileProblem(`Another program holds ${file}. Run this again when it has ended.`, { cause })
  if (fault === 'shut')
    return new DataFileProblem(`${file} cannot be opened. See that whoever runs this may read and write it.`, { cause })
  return cause
}
