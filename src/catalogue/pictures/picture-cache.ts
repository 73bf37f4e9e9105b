import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
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
  close(): void
}

const Row = v.object({
  etag: v.string(),
  last_modified: v.string(),
  name: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: v.pipe(v.string(), v.parseJson(), v.array(v.number())),
})

/** Opens the cache in a folder, making both when they are not there. A cache of another version starts empty. */
export function openPictureCache(folder: string): PictureCache {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'pictures.sqlite'))
  emptyOtherVersion(database)
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS picture (
      id TEXT PRIMARY KEY, etag TEXT NOT NULL, last_modified TEXT NOT NULL, name TEXT NOT NULL,
      width INTEGER NOT NULL, height INTEGER NOT NULL, colour TEXT NOT NULL, widths TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS picture_name ON picture (name);`)
  const byId = database.prepare('SELECT * FROM picture WHERE id = ?')
  const byName = database.prepare('SELECT * FROM picture WHERE name = ? LIMIT 1')
  const insert = database.prepare('INSERT OR REPLACE INTO picture VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  return {
    folder,
    read: (pictureId) => cachedFrom(byId.get(pictureId)),
    byName: (name) => cachedFrom(byName.get(name))?.picture,
    write(pictureId, { validators, picture }) {
      const { name, width, height, colour, widths } = picture
      const { etag, lastModified } = validators
      insert.run(pictureId, etag, lastModified, name, width, height, colour, JSON.stringify(widths))
    },
    close: () => database.close(),
  }
}

/** A recipe that changed makes every encoding of it another picture. */
function emptyOtherVersion(database: DatabaseSync): void {
  const version = v.parse(v.object({ user_version: v.number() }), database.prepare('PRAGMA user_version').get())
  if (version.user_version === RECIPE) return
  database.exec(`DROP TABLE IF EXISTS picture; PRAGMA user_version = ${RECIPE}`)
}

function cachedFrom(row: unknown): CachedPicture | undefined {
  const parsed = v.safeParse(Row, row)
  if (!parsed.success) return undefined
  const { etag, last_modified: lastModified, ...picture } = parsed.output
  return { validators: { etag, lastModified }, picture }
}
