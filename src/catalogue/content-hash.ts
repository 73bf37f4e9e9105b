import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { SNAPSHOT_VERSION } from './snapshot-schema.ts'

/** Everything that pages can show, in the order in which they can meet it. When it was read and what was found are not. */
const CONTENT = [
  'main_category ORDER BY rowid',
  'sub_category ORDER BY rowid',
  'item ORDER BY rowid',
  'listing ORDER BY sub_id, position',
  'shelf_choice ORDER BY fact, key, shelf, position',
  'list_choice ORDER BY kind, id, fact, key',
  'picture ORDER BY id',
  'gallery ORDER BY item_id, position',
  'slide ORDER BY rowid',
  'family ORDER BY id',
  'guide ORDER BY main_id',
  'family_member ORDER BY item_id',
]

/**
 * 32 hexadecimal digits that are the same for two snapshots exactly when all that pages can read of them is: neither
 * the time of the crawl nor its findings count.
 */
export function contentHash(database: DatabaseSync): string {
  const hash = createHash('sha256').update(`version ${SNAPSHOT_VERSION}\n`)
  for (const table of CONTENT) {
    hash.update(`${table}\n`)
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) hash.update(`${JSON.stringify(row)}\n`)
  }
  return hash.digest('hex').slice(0, 32)
}
