import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Build } from './build-folders.ts'
import { createRecord } from './build-record.ts'
import { damagedFiles, isEmptied } from './damaged-files.ts'

const PATHS = ['/catalogue.json', '/index.html', '/product/A-1.html', '/store.html']

let build: Build
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  build = { folder, siteFolder: join(folder, 'site'), recordFile: join(folder, 'record.sqlite') }
  mkdirSync(join(build.siteFolder, 'product'), { recursive: true })
  const record = createRecord(build.recordFile)
  for (const path of PATHS) writeFileSync(join(build.siteFolder, path), path)
  record.addFiles(PATHS.map((path) => ({ path, sha256: createHash('sha256').update(path).digest('hex') })))
  record.close()
})
afterEach(() => {
  rmSync(build.folder, { recursive: true })
})

test('every file that is not what was written is told, or as many as are asked for', () => {
  expect(damagedFiles(build)).toEqual([])
  truncateSync(join(build.siteFolder, '/product/A-1.html'))
  rmSync(join(build.siteFolder, '/store.html'))
  expect(damagedFiles(build)).toEqual(['/product/A-1.html', '/store.html'])
  expect(damagedFiles(build, 1)).toEqual(['/product/A-1.html'])
})

test('a record that cannot be read counts as a file', () => {
  truncateSync(build.recordFile, 100)
  expect(damagedFiles(build)).toEqual(['/'])
})

test('the date of a later crawl, whose hash is noted in a second step, is no damage', () => {
  writeFileSync(join(build.siteFolder, '/catalogue.json'), 'later')
  expect(damagedFiles(build)).toEqual([])
})

test.each(['/index.html', '/catalogue.json'])('a site without %s was emptied by somebody', (path) => {
  expect(isEmptied(build)).toBe(false)
  rmSync(join(build.siteFolder, path))
  expect(isEmptied(build)).toBe(true)
})
