import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { keptSnapshots } from './kept-snapshots.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { COUNT_PAIRS, PairCounts } from './pair-counts.ts'

/** Which item had which price, and whether a picture, from when to when: little, since most stay as they are. */
export interface CatalogueHistory {
  /** Since when it is known, in milliseconds since 1970; undefined where nothing is. */
  knownSinceMs(): number | undefined
  /** How a snapshot differs from what was in the shop at a moment. */
  compare(snapshotFile: string, atMs: number, priceLeapPercent: number): PairCounts
  /** Notes what is in the shop from a moment on. `anew`: what was before is nothing to be compared with any more. */
  note(snapshotFile: string, atMs: number, options?: { anew: boolean }): void
  close(): void
}

const DAY_MS = 86_400_000
const REMEMBERED_MS = 40 * DAY_MS

const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS stay (
    item_id TEXT NOT NULL, price_cents INTEGER, pictured INTEGER NOT NULL, since_ms INTEGER NOT NULL, until_ms INTEGER
  );
  CREATE INDEX IF NOT EXISTS stay_item ON stay (item_id, until_ms);`

const Meta = v.optional(v.object({ value: v.string() }))
const Since = v.object({ sinceMs: v.nullable(v.number()) })

/**
 * Opens the history of a store's catalogue. Where there is none, or another store's, it is put together from the
 * snapshots that are kept; one that cannot be read begins anew. What a clock that ran ahead noted counts from `nowMs` on.
 */
export function openHistory(file: string, store: string, snapshotsFolder: string, nowMs: number): CatalogueHistory {
  const database = openDatabase(file)
  const history = historyOf(database, store, snapshotsFolder)
  database.prepare(CUT).run({ $now: nowMs })
  return history
}

function historyOf(database: DatabaseSync, store: string, snapshotsFolder: string): CatalogueHistory {
  const history = historyIn(database)
  const known = v.parse(Meta, database.prepare("SELECT value FROM meta WHERE key = 'store'").get())?.value
  if (known === store) return history
  database.exec('DELETE FROM stay')
  for (const kept of keptSnapshots(snapshotsFolder).toReversed()) {
    const seen = lookAtSnapshot(kept)
    const atMs = Date.parse(seen?.crawledAt ?? '')
    if (seen?.store === store && Number.isFinite(atMs)) history.note(kept, atMs)
  }
  database.prepare("INSERT OR REPLACE INTO meta VALUES ('store', ?)").run(store)
  return history
}

function openDatabase(file: string): DatabaseSync {
  try {
    return prepared(new DatabaseSync(file))
  } catch {
    // A journal whose database is gone SQLite takes away itself.
    rmSync(file, { force: true })
    return prepared(new DatabaseSync(file))
  }
}

function prepared(database: DatabaseSync): DatabaseSync {
  try {
    database.exec(TABLES)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function historyIn(database: DatabaseSync): CatalogueHistory {
  return {
    knownSinceMs: () =>
      v.parse(Since, database.prepare('SELECT min(since_ms) AS sinceMs FROM stay').get()).sinceMs ?? undefined,
    compare: (snapshotFile, atMs, priceLeapPercent) =>
      withSnapshot(database, snapshotFile, () =>
        v.parse(PairCounts, database.prepare(COMPARED).get({ $at: atMs }, priceLeapPercent)),
      ),
    note: (snapshotFile, atMs, { anew } = { anew: false }) =>
      withSnapshot(database, snapshotFile, () => {
        database.exec('BEGIN')
        try {
          if (anew) database.exec('DELETE FROM stay')
          database.prepare(ENDED).run({ $at: atMs })
          database.prepare(BEGUN).run({ $at: atMs })
          database.prepare('DELETE FROM stay WHERE until_ms < ?').run(atMs - REMEMBERED_MS)
          database.exec('COMMIT')
        } catch (error) {
          // A full disk has ended it already.
          if (database.isTransaction) database.exec('ROLLBACK')
          throw error
        }
      }),
    close: () => database.close(),
  }
}

function withSnapshot<T>(database: DatabaseSync, file: string, work: () => T): T {
  database.prepare('ATTACH ? AS shop').run(`${pathToFileURL(file)}?mode=ro`)
  try {
    return work()
  } finally {
    database.exec('DETACH shop')
  }
}

const PICTURED = 'id IN (SELECT item_id FROM shop.gallery)'

const COMPARED = `
  WITH was AS (
    SELECT item_id, price_cents, pictured FROM stay
    WHERE since_ms <= $at AND (until_ms IS NULL OR until_ms > $at) GROUP BY item_id
  ), pair AS (
    SELECT was.price_cents AS was_cents, now.price_cents AS now_cents, was.pictured AS was_pictured,
      now.id IS NULL AS gone, now.${PICTURED} AS now_pictured
    FROM was LEFT JOIN shop.item AS now ON now.id = was.item_id
  )${COUNT_PAIRS}`

const CUT = `
  UPDATE stay SET since_ms = min(since_ms, $now), until_ms = min(until_ms, $now)
  WHERE since_ms > $now OR until_ms > $now`

const ENDED = `
  UPDATE stay SET until_ms = $at WHERE until_ms IS NULL AND NOT EXISTS (
    SELECT 1 FROM shop.item WHERE id = item_id AND item.price_cents IS stay.price_cents AND (${PICTURED}) = pictured
  )`

const BEGUN = `
  INSERT INTO stay SELECT id, price_cents, ${PICTURED}, $at, NULL FROM shop.item
  WHERE id NOT IN (SELECT item_id FROM stay WHERE until_ms IS NULL)`
