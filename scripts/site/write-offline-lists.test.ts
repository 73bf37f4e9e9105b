import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OFFLINE_CATALOGUE_PATH } from '#domain/offline-paths.ts'
import { createRecord } from './build-record.ts'
import { writeOfflineCatalogue } from './write-offline-lists.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-lists-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const FINDING = {
  '/search-index.json': '{"shards":["/_search/shard-1.json"]}',
  '/filters.json': '{"blocks":"/_search/blocks-1.json"}',
  '/_search/shard-1.json': '["ä"]',
  '/_search/blocks-1.json': '["aa"]',
  '/_search/rows-0-aa.json': '[]',
  '/_search/of-a-build-before.json': '[[[]]]',
}
/** 36, 35, 6, 6 and 2 bytes. */
const finding = { files: 5, bytes: 85 }

/** What is written of a site of these files, by path. */
async function catalogueOf(files: Record<string, string>) {
  const record = createRecord(join(folder, 'record.sqlite'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  record.together(() => record.addFiles(Object.keys(files).map((path) => ({ path, sha256: `${'0'.repeat(11)}17b` }))))
  await writeOfflineCatalogue(folder, record)
  record.close()
  return JSON.parse(readFileSync(join(folder, OFFLINE_CATALOGUE_PATH), 'utf8'))
}

test('a catalogue is its pages, its small pictures, and what products are found by with all that it names', async () => {
  const pages = { '/index.html': 'Home', '/product/1.html': 'Mat', '/log-in.html': 'Log in' }
  const pictures = { '/pictures/a1-360.webp': 'webp', '/pictures/a1-960.webp': 'larger' }
  expect(await catalogueOf({ ...FINDING, ...pages, ...pictures })).toEqual({
    pages: [
      ['/', '000000000001'],
      ['/product/1', '000000000001'],
    ],
    ...{ bytes: 7, finding, pictures: ['/pictures/a1-360.webp'], pictureBytes: 4 },
  })
})

test('of more than five thousand pages none is named, and what products are found by is', async () => {
  const pages = Array.from({ length: 5_001 }, (_, number) => [`/product/${number}.html`, ''] as const)
  expect(await catalogueOf({ ...FINDING, ...Object.fromEntries(pages) })).toEqual({
    ...{ pages: [], bytes: 0, finding, pictures: [], pictureBytes: 0 },
  })
})

test('a site without a list of what products are found by offers none', async () => {
  expect(await catalogueOf({ '/index.html': 'Home' })).toMatchObject({ finding: { files: 0, bytes: 0 } })
})
