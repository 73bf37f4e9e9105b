import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { DAY_MS } from '#domain/day.ts'
import { openCacheDatabase } from './cache-database.ts'
import { keptAtMs, keptSnapshots } from './kept-snapshots.ts'
import { lookAtSnapshot } from './look-at-snapshot.ts'
import { COUNT_PAIRS, PairCounts } from './pair-counts.ts'
import { sqliteFault } from './sqlite-fault.ts'

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
 * Opens the history of a store's catalogue. Where there is none that can be read, or another store's, it is put together
 * from the snapshots that are kept; another store's stays in the file until something of this one is noted. What a clock
 * that ran ahead noted counts from `nowMs` on. Throws DataFileProblem.
 */
export function openHistory(file: string, store: string, snapshotsFolder: string, nowMs: number): CatalogueHistory {
  return openCacheDatabase(file, (database) => {
    database.exec(TABLES)
    const known = v.parse(Meta, database.prepare("SELECT value FROM meta WHERE key = 'store'").get())?.value
    if (known !== store) putTogether(database, store, snapshotsFolder)
    database.prepare(CUT).run({ $now: nowMs })
    return historyIn(database, store)
  })
}

/** In a table of this connection alone, which hides the one in the file: a crawl that is refused changes nothing there. */
function putTogether(database: DatabaseSync, store: string, snapshotsFolder: string): void {
  database.exec('CREATE TEMP TABLE stay AS SELECT * FROM main.stay WHERE false')
  for (const kept of keptSnapshots(snapshotsFolder).toReversed()) {
    if (lookAtSnapshot(kept)?.store === store) noteIfWhole(database, kept, keptAtMs(kept))
  }
}

function noteIfWhole(database: DatabaseSync, snapshotFile: string, atMs: number): void {
  try {
    withSnapshot(database, snapshotFile, () => atOnce(database, () => noteStays(database, atMs)))
  } catch (error) {
    // It tells nothing, and the others tell what they can.
    if (sqliteFault(error) !== 'damaged') throw error
  }
}

function historyIn(database: DatabaseSync, store: string): CatalogueHistory {
  return {
    knownSinceMs: () =>
      v.parse(Since, database.prepare('SELECT min(since_ms) AS sinceMs FROM stay').get()).sinceMs ?? undefined,
    compare: (snapshotFile, atMs, priceLeapPercent) =>
      withSnapshot(database, snapshotFile, () =>
        v.parse(PairCounts, database.prepare(COMPARED).get({ $at: atMs }, priceLeapPercent)),
      ),
    note: (snapshotFile, atMs, { anew } = { anew: false }) =>
      withSnapshot(database, snapshotFile, () =>
        atOnce(database, () => {
          if (anew) database.exec('DELETE FROM stay')
          noteStays(database, atMs)
          if (isApart(database)) takeOver(database, store)
        }),
      ),
    close: () => database.close(),
  }
}

function noteStays(database: DatabaseSync, atMs: number): void {
  database.prepare(ENDED).run({ $at: atMs })
  database.prepare(BEGUN).run({ $at: atMs })
  database.prepare('DELETE FROM stay WHERE until_ms < ?').run(atMs - REMEMBERED_MS)
}

/** Whether what is known lies beside the file yet. */
function isApart(database: DatabaseSync): boolean {
  return database.prepare("SELECT 1 FROM temp.sqlite_schema WHERE name = 'stay'").get() !== undefined
}

function takeOver(database: DatabaseSync, store: string): void {
  database.exec('DELETE FROM main.stay; INSERT INTO main.stay SELECT * FROM temp.stay; DROP TABLE temp.stay')
  database.prepare("INSERT OR REPLACE INTO meta VALUES ('store', ?)").run(store)
}

function atOnce(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    // A full disk has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
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
