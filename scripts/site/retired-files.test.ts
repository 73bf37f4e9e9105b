import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { createRecord, openFiles, openRecord } from './build-record.ts'
import { keepRetired } from './retired-files.ts'

const SCRIPT = '/_astro/search.abc.js'
const SHARD = '/_search/shard-abc.json'
const PICTURE = '/pictures/mat-360.webp'
const PAGE = '/product/S-1.html'

let folder = ''
let builds = 0
let last: string | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retired-'))
  builds = 0
  last = undefined
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Builds a site of these files on the last one, on a day; returns which of all files it has. */
function buildOn(day: number, paths: string[], damaged: string[] = []): string[] {
  builds += 1
  const [siteFolder, recordFile] = [join(folder, `site-${builds}`), join(folder, `${builds}.sqlite`)]
  const record = createRecord(recordFile)
  for (const path of paths) {
    mkdirSync(dirname(join(siteFolder, path)), { recursive: true })
    writeFileSync(join(siteFolder, path), 'content')
  }
  record.addFiles(paths.map((path) => ({ path, sha256: '0'.repeat(64) })))
  const before = last === undefined ? undefined : openFiles(join(folder, `${last}.sqlite`))
  if (before !== undefined) {
    const site = { siteFolder: join(folder, `site-${last}`), record: before, damaged: new Set(damaged) }
    keepRetired(siteFolder, record, site, day * DAY_MS)
    before.close()
  }
  record.close()
  last = String(builds)
  return [SCRIPT, SHARD, PICTURE, PAGE].filter((path) => existsSync(join(siteFolder, path)))
}

test('what is no longer needed stays for its time: scripts and pictures 30 days, search shards 2, pages not at all', () => {
  expect(buildOn(0, [SCRIPT, SHARD, PICTURE, PAGE])).toEqual([SCRIPT, SHARD, PICTURE, PAGE])
  expect(buildOn(1, ['/index.html'])).toEqual([SCRIPT, SHARD, PICTURE])
  expect(buildOn(2.9, ['/index.html'])).toEqual([SCRIPT, SHARD, PICTURE])
  expect(buildOn(3, ['/index.html'])).toEqual([SCRIPT, PICTURE])
  expect(buildOn(30.9, ['/index.html'])).toEqual([SCRIPT, PICTURE])
  expect(buildOn(31, ['/index.html'])).toEqual([])
})

test('what is gone cannot be kept, and keeps nothing else from being', () => {
  buildOn(0, [SCRIPT, PICTURE])
  rmSync(join(folder, 'site-1', SCRIPT))
  expect(buildOn(1, ['/index.html'])).toEqual([PICTURE])
})

test('what is damaged is not kept, and keeps nothing else from being', () => {
  buildOn(0, [SCRIPT, PICTURE])
  expect(buildOn(1, ['/index.html'], [SCRIPT])).toEqual([PICTURE])
})

test('what a build of another version has is kept all the same', () => {
  buildOn(0, [SCRIPT])
  const record = new DatabaseSync(join(folder, '1.sqlite'))
  record.exec('PRAGMA user_version = 3')
  record.close()
  expect(openRecord(join(folder, '1.sqlite'))).toBeUndefined()
  expect(buildOn(1, ['/index.html'])).toEqual([SCRIPT])
})

test('what is needed again counts anew from when it is not', () => {
  buildOn(0, [SCRIPT])
  buildOn(1, ['/index.html'])
  buildOn(20, [SCRIPT])
  expect(buildOn(25, ['/index.html'])).toEqual([SCRIPT])
  expect(buildOn(54.9, ['/index.html'])).toEqual([SCRIPT])
  expect(buildOn(55, ['/index.html'])).toEqual([])
})

test('a file that came back unchanged is no retired one', () => {
  buildOn(0, [SCRIPT])
  buildOn(1, ['/index.html'])
  expect(buildOn(2, [SCRIPT])).toEqual([SCRIPT])
  const record = openRecord(join(folder, `${last}.sqlite`))
  expect(record?.retired()).toEqual([])
  expect(record?.file(SCRIPT)).toMatchObject({ path: SCRIPT })
  record?.close()
})
