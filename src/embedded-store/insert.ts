import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** A statement that inserts rows with these columns, their values given by name. Names come from code, never from a call. */
export function prepareInsert(database: DatabaseSync, table: string, columns: readonly string[]): StatementSync {
  const values = columns.map((column) => `:${column}`)
  return database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`)
}

/** Inserts one row. */
export function insertRow(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): void {
  prepareInsert(database, table, Object.keys(row)).run(row)
}
