import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another refresh is under way in the same data folder. */
export class RefreshUnderWayError extends Error {
  override readonly name = 'RefreshUnderWayError'
}

/** https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5

/**
 * Keeps a second refresh away until it is released. The lock is the system's own (SQLite takes it on the file), so one
 * that is killed leaves none behind. Throws RefreshUnderWayError.
 */
export function takeRefreshLock(file: string): { release(): void } {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    if (Object(cause).errcode !== SQLITE_BUSY) throw cause
    throw new RefreshUnderWayError('Another refresh is under way in this data folder. Wait until it has ended.', {
      cause,
    })
  }
  return { release: () => database.close() }
}
