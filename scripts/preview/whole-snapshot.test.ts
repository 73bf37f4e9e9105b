import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { hasWholeSnapshot } from './whole-snapshot.ts'

let DATA_FOLDER = ''
beforeEach(() => {
  DATA_FOLDER = mkdtempSync(join(tmpdir(), 'whole-snapshot-'))
})
afterEach(() => {
  rmSync(DATA_FOLDER, { recursive: true })
})

test('what an update of the shop no longer reads is no snapshot to show', () => {
  const { snapshotFile } = dataFolder({ DATA_FOLDER })
  expect(hasWholeSnapshot({ DATA_FOLDER })).toBe(false)
  placeSomeSnapshot(snapshotFile)
  expect(hasWholeSnapshot({ DATA_FOLDER })).toBe(true)
  const database = new DatabaseSync(snapshotFile)
  database.exec("UPDATE meta SET value = '5' WHERE key = 'version'")
  database.close()
  expect(hasWholeSnapshot({ DATA_FOLDER })).toBe(false)
})

test('a snapshot without one of its pictures is not whole', () => {
  const { snapshotFile, picturesFolder } = dataFolder({ DATA_FOLDER })
  placeSomeSnapshot(snapshotFile, { pictures: new Map([['one', { ...somePicture('one'), widths: [180] }]]) })
  expect(hasWholeSnapshot({ DATA_FOLDER })).toBe(false)
  mkdirSync(picturesFolder)
  for (const file of ['one-180.avif', 'one-180.webp', 'one-share.jpg']) writeFileSync(join(picturesFolder, file), 'x')
  expect(hasWholeSnapshot({ DATA_FOLDER })).toBe(true)
})
