import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const BUSY_TIMEOUT_MS = 5_000

/**
 * Opens a database of what can be had again, making it with `prepare` where it is not there. One that cannot be read
 * is thrown away and begun anew: a cache must never be what stops a refresh.
 */
export function openCacheDatabase(file: string, prepare: (database: DatabaseSync) => void): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return open(file, prepare)
  } catch (error) {
    if (!isDamage(error)) throw error
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    return open(file, prepare)
  }
}

function open(file: string, prepare: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
    prepare(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLITE_CORRUPT, SQLITE_NOTADB, and SQLITE_ERROR for tables that are not as they should be. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [1, 11, 26].includes(Number(error.errcode) & 0xff)
}
