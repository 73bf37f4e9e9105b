import type { DatabaseSync } from 'node:sqlite'

/** Does all of the work or none of it. Within another transaction it joins that one. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) {
    return work()
  }
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
