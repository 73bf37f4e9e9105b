import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueOf, someItem, somePicture } from '#catalogue/test-crawl.ts'
import { draftSnapshot, placeSnapshot } from '#catalogue/write-snapshot.ts'
import { DAY_MS } from '#domain/day.ts'
import { pictureFiles } from './collect-pictures.ts'
import { openPictureCache, type PictureCache } from './picture-cache.ts'
import { prunePictures } from './prune-pictures.ts'

const OLD = 'aaaaaaaaaaaaaaaaaaaa'
const NEW = 'bbbbbbbbbbbbbb'
let folder = ''
let snapshotFile = ''
let cache: PictureCache

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'))
  snapshotFile = join(folder, 'catalogue.sqlite')
  mkdirSync(join(folder, 'pictures'))
  for (const name of [OLD, NEW]) for (const file of filesOf(name)) writeFileSync(join(folder, 'pictures', file), name)
  cache = openPictureCache(join(folder, 'pictures'))
})

afterEach(() => {
  cache.close()
  rmSync(folder, { recursive: true })
})

const filesOf = (name: string) => pictureFiles(somePicture(name))
const lying = (name: string) => filesOf(name).filter((file) => existsSync(join(folder, 'pictures', file))).length

function show(name: string): void {
  const pictures = new Map([['p', somePicture(name)]])
  const content = { catalogue: catalogueOf([someItem()]), pictures, findings: [], crawledAt: '', store: 'embedded' }
  placeSnapshot(draftSnapshot(snapshotFile, content), snapshotFile)
}

const prune = (day: number) => prunePictures(cache, [snapshotFile], join(folder, 'dist/pictures'), day * DAY_MS)

test('a picture goes when it has been out of use for 30 days, and not before', () => {
  show(OLD)
  expect(prune(0)).toBe(0)
  show(NEW)
  expect([prune(40), prune(70)]).toEqual([0, 0])
  expect([lying(OLD), lying(NEW)]).toEqual([5, 5])
  expect(prune(70.1)).toBe(1)
  expect([lying(OLD), lying(NEW)]).toEqual([0, 5])
})

test('a picture that is gone is not pruned again, and one that is short of a file goes too', () => {
  show(NEW)
  prune(0)
  rmSync(join(folder, 'pictures', filesOf(OLD)[0] ?? ''))
  expect([prune(31), prune(32), lying(OLD), lying(NEW)]).toEqual([1, 0, 0, 5])
})

test('a snapshot that is not there shows nothing, and where no site is built nothing is served', () => {
  show(NEW)
  const nowhere = join(folder, 'nowhere.sqlite')
  const pruned = [0, 31].map((day) => prunePictures(cache, [nowhere, snapshotFile], undefined, day * DAY_MS))
  expect([pruned, lying(OLD), lying(NEW)]).toEqual([[0, 1], 0, 5])
  expect(existsSync(nowhere)).toBe(false)
})

test('a picture that comes into use again begins anew', () => {
  show(NEW)
  prune(0)
  show(OLD)
  prune(20)
  show(NEW)
  prune(35)
  expect([prune(60), lying(OLD)]).toEqual([0, 5])
})

test('a picture that the built site still serves stays', () => {
  show(NEW)
  prune(0)
  mkdirSync(join(folder, 'dist/pictures'), { recursive: true })
  writeFileSync(join(folder, 'dist/pictures', filesOf(OLD)[0] ?? ''), '')
  expect([prune(365), lying(OLD)]).toEqual([0, 5])
})

test('pictures whose cache was lost are found by their files', () => {
  cache.close()
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `pictures/pictures.sqlite${end}`), { force: true })
  cache = openPictureCache(join(folder, 'pictures'))
  show(NEW)
  prune(0)
  expect([prune(31), lying(OLD), lying(NEW)]).toEqual([1, 0, 5])
})
