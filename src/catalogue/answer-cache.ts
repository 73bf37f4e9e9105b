import * as v from 'valibot'
import { DAY_MS } from '#domain/day.ts'
import type { KeptAnswers } from '#store-api/kept-answers.ts'
import { openCacheDatabase } from './cache-database.ts'

export interface AnswerCache extends KeptAnswers {
  close(): void
}

/** A server that wrongly says "unchanged" is believed no longer than this. */
export const BELIEVED_MS = 7 * DAY_MS

const Row = v.object({ etag: v.string(), last_modified: v.string(), body: v.instance(Uint8Array<ArrayBuffer>) })

/** The answers of one store, by name, kept in a file. Those of another store are forgotten, and all after a week. */
export function openAnswerCache(file: string, store: string, nowMs: number): AnswerCache {
  return openCacheDatabase(file, (database) => {
    database.exec(TABLE)
    database
      .prepare('DELETE FROM answer WHERE store <> ? OR kept_ms NOT BETWEEN ? AND ?')
      .run(store, nowMs - BELIEVED_MS, nowMs)
    const select = database.prepare('SELECT etag, last_modified, body FROM answer WHERE store = ? AND address = ?')
    const insert = database.prepare('INSERT OR REPLACE INTO answer VALUES (?, ?, ?, ?, ?, ?)')
    return {
      read(address) {
        const row = v.safeParse(Row, select.get(store, address))
        if (!row.success) return undefined
        const { etag, last_modified: lastModified, body } = row.output
        return { validators: { etag, lastModified }, body }
      },
      keep(address, { validators: { etag, lastModified }, body }) {
        insert.run(store, address, etag, lastModified, body, nowMs)
      },
      close: () => database.close(),
    }
  })
}

const TABLE = `
  CREATE TABLE IF NOT EXISTS answer (
    store TEXT NOT NULL, address TEXT NOT NULL, etag TEXT NOT NULL, last_modified TEXT NOT NULL, body BLOB NOT NULL,
    kept_ms INTEGER NOT NULL, PRIMARY KEY (store, address)
  )`
