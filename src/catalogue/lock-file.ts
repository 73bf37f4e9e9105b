import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFault } from './sqlite-fault.ts'

/**
 * Keeps others away from a file until it is released. The lock is the system's own (SQLite takes it on the file), so one
 * that is killed leaves none behind. Throws what `taken` makes where another has it.
 */
export function takeLock(file: string, taken: (cause: unknown) => Error): { release(): void } {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    throw sqliteFault(cause) === 'busy' ? taken(cause) : cause
  }
  return { release: () => database.close() }
}
