import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { DAY_MS } from '#domain/day.ts'
import { openPictureCache, type PictureCache } from './picture-cache.ts'

const NAME = 'aaaaaaaaaaaaaa'
const OTHER = 'bbbbbbbbbbbbbb'
const validators = { etag: '"1"', lastModified: 'Sun, 01 Mar 2026 10:00:00 GMT' }
let folder = ''
let open: PictureCache[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-cache-'))
})

afterEach(() => {
  for (const cache of open) cache.close()
  open = []
  rmSync(folder, { recursive: true })
})

function openCache(nowMs = 0): PictureCache {
  const cache = openPictureCache(join(folder, 'pictures'), nowMs)
  open.push(cache)
  return cache
}

/** A snapshot that shows pictures of these names. */
function showing(...names: string[]): string {
  const file = join(folder, `${names.join(' ')}.sqlite`)
  placeSomeSnapshot(file, { pictures: new Map(names.map((name) => [name, somePicture(name)])) })
  return file
}

/** Changes the file of the cache as another program would. */
function change(sql: string): void {
  const database = new DatabaseSync(join(folder, 'pictures', 'pictures.sqlite'))
  database.exec(sql)
  database.close()
}

const namesOf = (cache: PictureCache, beforeMs: number) => cache.unusedSince(beforeMs).map(({ name }) => name)

test('what is known of a picture is known the next time, by its id and by its name', () => {
  const cached = { validators, picture: somePicture(NAME) }
  openCache().write('p', cached)
  const cache = openCache()
  expect(cache.folder).toBe(join(folder, 'pictures'))
  expect([cache.read('p'), cache.read('q')]).toEqual([cached, undefined])
  expect([cache.byName(NAME), cache.byName(OTHER)]).toEqual([somePicture(NAME), undefined])
})

test.each([
  [7 * DAY_MS, validators],
  [7 * DAY_MS + 1, { etag: '', lastModified: '' }],
  [-1, { etag: '', lastModified: '' }],
])('what was fetched more than a week ago, or by a clock that ran ahead, is asked for anew (%d)', (nowMs, known) => {
  openCache().write('p', { validators, picture: somePicture(NAME) })
  expect(openCache(nowMs).read('p')).toEqual({ validators: known, picture: somePicture(NAME) })
})

test('a cache whose encodings have other columns is begun anew, from what lies in the folder', () => {
  openCache()
  writeFileSync(join(folder, 'pictures', `${NAME}-180.avif`), '')
  change('DROP TABLE encoding; CREATE TABLE encoding (name TEXT)')
  const cache = openCache()
  cache.noteUse([], 1_000)
  expect(namesOf(cache, 9_000)).toEqual([NAME])
})

test('a picture that changed takes the place of what was known of it', () => {
  const cache = openCache()
  cache.write('p', { validators, picture: somePicture(NAME) })
  cache.write('p', { validators: { etag: '', lastModified: '' }, picture: somePicture(OTHER) })
  expect(cache.read('p')).toEqual({ validators: { etag: '', lastModified: '' }, picture: somePicture(OTHER) })
})

test('what is known in a form that cannot be read is not known', () => {
  const cache = openCache()
  cache.write('p', { validators, picture: somePicture(NAME) })
  change("UPDATE picture SET widths = 'wide'")
  expect([cache.read('p'), cache.byName(NAME)]).toEqual([undefined, undefined])
})

test('of what was announced, that which no snapshot shows is out of use from then on', () => {
  const cache = openCache()
  cache.announce({ name: OTHER, widths: [180, 360] })
  cache.announce({ name: NAME, widths: [180] })
  cache.announce({ name: NAME, widths: [180] })
  cache.announce({ name: 'cccccccccccccc', widths: [180] })
  expect(cache.unusedSince(Number.MAX_SAFE_INTEGER)).toEqual([])
  cache.noteUse([showing('cccccccccccccc')], 1_000)
  expect(cache.unusedSince(1_000)).toEqual([])
  expect(cache.unusedSince(1_001)).toEqual([
    { name: NAME, widths: [180] },
    { name: OTHER, widths: [180, 360] },
  ])
})

test('what any of several snapshots shows is in use, and what comes into use again begins anew', () => {
  const cache = openCache()
  for (const name of [NAME, OTHER]) cache.announce({ name, widths: [180] })
  cache.noteUse([showing(NAME), showing(OTHER)], 1_000)
  expect(namesOf(cache, 9_000)).toEqual([])
  cache.noteUse([showing(OTHER)], 2_000)
  cache.noteUse([showing(OTHER)], 3_000)
  expect([namesOf(cache, 2_000), namesOf(cache, 2_001)]).toEqual([[], [NAME]])
  cache.noteUse([showing(NAME), showing(OTHER)], 4_000)
  cache.noteUse([showing(OTHER)], 5_000)
  expect([namesOf(cache, 5_000), namesOf(cache, 5_001)]).toEqual([[], [NAME]])
})

test('a damaged snapshot shows nothing, and the others are looked at all the same', () => {
  const cache = openCache()
  for (const name of [NAME, OTHER]) cache.announce({ name, widths: [180] })
  const damaged = showing(NAME)
  const database = new DatabaseSync(damaged)
  database.exec('DROP TABLE picture')
  database.close()
  cache.noteUse([damaged, showing(OTHER)], 1_000)
  expect(namesOf(cache, 9_000)).toEqual([NAME])
})

test('what is forgotten is not known any more', () => {
  const cache = openCache()
  cache.announce({ name: NAME, widths: [180] })
  cache.write('p', { validators, picture: somePicture(NAME) })
  cache.write('q', { validators, picture: somePicture(OTHER) })
  cache.noteUse([], 1_000)
  cache.forget(NAME)
  expect([cache.read('p'), cache.byName(NAME), cache.unusedSince(9_000)]).toEqual([undefined, undefined, []])
  expect(cache.read('q')?.picture).toEqual(somePicture(OTHER))
})

test('a new cache knows the encodings that lie in its folder, and nothing else that lies there', () => {
  const lying = [
    `${NAME}-180.avif`,
    `${NAME}-180.webp`,
    `${NAME}-1200.webp`,
    `${NAME}-share.jpg`,
    'abcdef0123456789abcd-share.jpg',
    `${OTHER}-180.png`,
    `${OTHER}-180.avif.1.part`,
    `my-${OTHER}-180.avif`,
    'bbbbbbbbbbbbbbb-180.avif',
    `${OTHER}-.avif`,
    'notes.txt',
  ]
  mkdirSync(join(folder, 'pictures'))
  for (const name of lying) writeFileSync(join(folder, 'pictures', name), '')
  const cache = openCache()
  cache.noteUse([], 1_000)
  expect(cache.unusedSince(9_000).map(({ name, widths }) => [name, widths.toSorted((a, b) => a - b)])).toEqual([
    [NAME, [180, 1200]],
    ['abcdef0123456789abcd', []],
  ])
})

test('a cache of another version knows no picture, and still which files there are', () => {
  const before = openCache()
  before.announce({ name: NAME, widths: [180] })
  before.write('p', { validators, picture: somePicture(NAME) })
  change('PRAGMA user_version = 1')
  const cache = openCache()
  expect(cache.read('p')).toBeUndefined()
  cache.noteUse([], 1_000)
  expect(cache.unusedSince(9_000)).toEqual([{ name: NAME, widths: [180] }])
  cache.write('p', { validators, picture: somePicture(NAME) })
  expect(openCache().read('p')?.picture).toEqual(somePicture(NAME))
})
