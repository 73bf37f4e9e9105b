import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuildRecord, createRecord } from './build-record.ts'
import { compressFiles } from './fixed-files.ts'

const PAGES = ['/product/1.html', '/product/2.html', '/store/horse/stable-mats.html']
const OTHERS = ['/index.html', '/store.html', '/store/horse.html', '/_astro/a.js']

let folder: string
let record: BuildRecord

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixed-files-'))
  record = createRecord(join(folder, 'record.sqlite'))
  for (const path of [...PAGES, ...OTHERS]) {
    mkdirSync(join(folder, 'site', path, '..'), { recursive: true })
    writeFileSync(join(folder, 'site', path), '<p>Mat</p>'.repeat(500))
    record.addFiles([{ path, sha256: path }])
  }
})

afterEach(() => {
  record.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  [0, []],
  [2, []],
  [3, PAGES],
])('where up to %i pages of the catalogue have compressed files beside them, so do %j', async (pagesUpTo, pages) => {
  await compressFiles(join(folder, 'site'), record, { pagesUpTo })
  for (const suffix of ['.br', '.gz']) {
    const compressed = [...PAGES, ...OTHERS].filter((path) => existsSync(join(folder, 'site', path + suffix)))
    expect(compressed).toEqual([...pages, ...OTHERS])
    for (const path of compressed) expect(record.file(path + suffix)?.sha256).toHaveLength(64)
  }
})
