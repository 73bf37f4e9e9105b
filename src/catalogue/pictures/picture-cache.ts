import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { BELIEVED_MS } from '#catalogue/answer-cache.ts'
import { openCacheDatabase } from '#catalogue/cache-database.ts'
import { PictureRow, Widths } from '#catalogue/picture-row.ts'
import { sqliteFault } from '#catalogue/sqlite-fault.ts'
import type { Validators } from '#store-api/validators.ts'
import { type EncodedPicture, RECIPE } from './encode-picture.ts'

/** What is known of a picture from an earlier run. */
export interface CachedPicture {
  validators: Validators
  picture: EncodedPicture
}

export interface PictureCache {
  /** Where the encodings lie. */
  folder: string
  read(pictureId: string): CachedPicture | undefined
  write(pictureId: string, cached: CachedPicture): void
  /** The encoding under that name, whichever picture it was made for. */
  byName(name: string): EncodedPicture | undefined
  /** Says which files are about to be written, so that they are known even if the run is killed. */
  announce(encoding: Encoding): void
  /** Notes from when on encodings stand in none of these snapshots, and which stand in one again. */
  noteUse(snapshotFiles: string[], nowMs: number): void
  /** Encodings that have stood in no snapshot since before a moment. */
  unusedSince(beforeMs: number): Encoding[]
  forget(name: string): void
  close(): void
}

/** An encoded picture by its files. */
export type Encoding = Pick<EncodedPicture, 'name' | 'widths'>

const Encoding = v.object({ name: v.string(), widths: Widths })
const Row = v.object({
  etag: v.string(),
  last_modified: v.string(),
  fetched_ms: v.number(),
  ...PictureRow.entries,
})

/**
 * Opens the cache in a folder, making both when they are not there. A cache of another version starts empty. What was
 * fetched more than a week ago is known by no validators: it is fetched again, whatever the server says.
 */
export function openPictureCache(folder: string, nowMs: number = Date.now()): PictureCache {
  return openCacheDatabase(join(folder, 'pictures.sqlite'), (database) => {
    makeTables(database, folder)
    return cacheIn(database, folder, nowMs)
  })
}

function cacheIn(database: DatabaseSync, folder: string, nowMs: number): PictureCache {
  const byId = database.prepare('SELECT * FROM picture WHERE id = ?')
  const byName = database.prepare('SELECT * FROM picture WHERE name = ? LIMIT 1')
  const insert = database.prepare('INSERT OR REPLACE INTO picture VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const register = database.prepare('INSERT OR IGNORE INTO encoding VALUES (?, ?, NULL)')
  const unused = database.prepare('SELECT name, widths FROM encoding WHERE unused_since_ms < ? ORDER BY name')
  return {
    folder,
    read: (pictureId) => cachedFrom(byId.get(pictureId), nowMs),
    byName: (name) => cachedFrom(byName.get(name), nowMs)?.picture,
    announce: ({ name, widths }) => void register.run(name, JSON.stringify(widths)),
    write(pictureId, { validators, picture }) {
      const { name, width, height, colour, widths } = picture
      const { etag, lastModified } = validators
      insert.run(pictureId, etag, lastModified, nowMs, name, width, height, colour, JSON.stringify(widths))
    },
    noteUse(snapshotFiles, nowMs) {
      database.exec('CREATE TEMP TABLE used (name TEXT PRIMARY KEY) WITHOUT ROWID')
      for (const file of snapshotFiles) noteShown(database, file)
      database.exec('UPDATE encoding SET unused_since_ms = NULL WHERE name IN temp.used')
      database
        .prepare('UPDATE encoding SET unused_since_ms = ? WHERE unused_since_ms IS NULL AND name NOT IN temp.used')
        .run(nowMs)
      database.exec('DROP TABLE temp.used')
    },
    unusedSince: (beforeMs) => v.parse(v.array(Encoding), unused.all(beforeMs)),
    forget(name) {
      database.prepare('DELETE FROM encoding WHERE name = ?').run(name)
      database.prepare('DELETE FROM picture WHERE name = ?').run(name)
    },
    close: () => database.close(),
  }
}

/** Nothing of a damaged snapshot can be shown. */
function noteShown(database: DatabaseSync, snapshotFile: string): void {
  database.prepare('ATTACH ? AS snapshot').run(snapshotFile)
  try {
    database.exec('INSERT OR IGNORE INTO temp.used SELECT name FROM snapshot.picture')
  } catch (error) {
    if (sqliteFault(error) !== 'damaged') throw error
  } finally {
    database.exec('DETACH snapshot')
  }
}

/** Raised with other columns. A recipe that changed makes every encoding of it another picture, so it counts too. */
const VERSION = 1_000 + RECIPE

/** Of another version no picture is known any more; the encodings still are, to be pruned. */
function makeTables(database: DatabaseSync, folder: string): void {
  const version = v.parse(v.object({ user_version: v.number() }), database.prepare('PRAGMA user_version').get())
  if (version.user_version !== VERSION) database.exec('DROP TABLE IF EXISTS picture')
  database.exec(`
    CREATE TABLE IF NOT EXISTS picture (
      id TEXT PRIMARY KEY, etag TEXT NOT NULL, last_modified TEXT NOT NULL, fetched_ms INTEGER NOT NULL,
      name TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, colour TEXT NOT NULL, widths TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS picture_name ON picture (name);
    PRAGMA user_version = ${VERSION};`)
  if (database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'encoding'").get() === undefined) {
    database.exec('BEGIN; CREATE TABLE encoding (name TEXT PRIMARY KEY, widths TEXT NOT NULL, unused_since_ms INTEGER)')
    const insert = database.prepare('INSERT INTO encoding VALUES (?, ?, NULL)')
    for (const [name, widths] of encodingsIn(folder)) insert.run(name, JSON.stringify([...widths]))
    database.exec('COMMIT')
  }
}

/** What lies in a folder whose cache is new or was lost; names had twenty digits once. */
function encodingsIn(folder: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const file of readdirSync(folder)) {
    const [, name, width] = /^([0-9a-f]{14}|[0-9a-f]{20})-(?:(\d+)\.(?:avif|webp)|share\.jpg)$/.exec(file) ?? []
    if (name === undefined) continue
    const widths = found.get(name) ?? new Set()
    found.set(name, width === undefined ? widths : widths.add(Number(width)))
  }
  return found
}

function cachedFrom(row: unknown, nowMs: number): CachedPicture | undefined {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success) return undefined
  const { etag, last_modified: lastModified, fetched_ms: fetchedMs, ...picture } = parsed.output
  const believed = fetchedMs >= nowMs - BELIEVED_MS && fetchedMs <= nowMs
  return { validators: believed ? { etag, lastModified } : { etag: '', lastModified: '' }, picture }
}
