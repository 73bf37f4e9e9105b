import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuildRecord, createRecord } from './build-record.ts'
import { compressFiles, recordFixedFiles } from './fixed-files.ts'

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

test.skipIf(!existsSync('/dev/shm'))('compressed files are taken over from another disk, too', async () => {
  const siteFolder = mkdtempSync(join('/dev/shm', 'earlier-site-'))
  const earlier = createRecord(join(folder, 'earlier.sqlite'))
  try {
    earlier.addFiles(
      ['/index.html', '/index.html.br', '/index.html.gz'].map((path) => ({ path, sha256: '/index.html' })),
    )
    for (const suffix of ['.br', '.gz']) writeFileSync(join(siteFolder, `index.html${suffix}`), 'from before')
    await compressFiles(join(folder, 'site'), record, { pagesUpTo: 0, earlier: { siteFolder, record: earlier } })
    expect(readFileSync(join(folder, 'site/index.html.br'), 'utf8')).toBe('from before')
    expect(record.file('/index.html.gz')?.sha256).toBe('/index.html')
  } finally {
    earlier.close()
    rmSync(siteFolder, { recursive: true })
  }
})

test('a picture or a file of the search index keeps the hash that an earlier site knows, but for one that was empty there', async () => {
  const siteFolder = join(folder, 'site')
  const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
  const earlier = createRecord(join(folder, 'earlier.sqlite'))
  earlier.addFiles([
    { path: '/pictures/known.avif', sha256: 'known' },
    { path: '/pictures/emptied.avif', sha256: sha256('') },
    { path: '/_search/shard.json', sha256: 'shard' },
    { path: '/robots.txt', sha256: 'robots' },
  ])
  for (const name of ['pictures', '_search']) mkdirSync(join(siteFolder, name))
  const paths = ['/pictures/known.avif', '/pictures/emptied.avif', '/_search/shard.json', '/robots.txt']
  for (const path of paths) writeFileSync(join(siteFolder, path), 'picture')
  await recordFixedFiles(paths, siteFolder, record, { siteFolder, record: earlier })
  expect(paths.map((path) => record.file(path)?.sha256)).toEqual([
    'known',
    sha256('picture'),
    'shard',
    sha256('picture'),
  ])
  earlier.close()
})
