import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

export const idTables = `
  CREATE TABLE IF NOT EXISTS last_numbers (
    prefix TEXT PRIMARY KEY,
    number INTEGER NOT NULL
  ) STRICT;
`

/** The next readable id of its kind: `C001001`, `C001002`, … An id once given out is never given out again. */
export function nextId(database: DatabaseSync, prefix: string): string {
  const row = database.prepare(NEXT_NUMBER).get({ prefix, first: FIRST_NUMBER })
  const { number } = v.parse(v.object({ number: v.number() }), row)
  return prefix + String(number).padStart(6, '0')
}

/** An id that nobody guesses: 32 hexadecimal digits. */
export function secretId(): string {
  return randomBytes(16).toString('hex')
}

const FIRST_NUMBER = 1001

const NEXT_NUMBER = `
  INSERT INTO last_numbers (prefix, number) VALUES (:prefix, :first)
  ON CONFLICT (prefix) DO UPDATE SET number = number + 1
  RETURNING number
`
