import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRecord } from './build-record.ts'
import { markPublished, wasPublished, writePublishSet } from './publish-set.ts'

let folder = ''
let dist = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  dist = join(folder, 'dist')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

let builds = 0

/** Publishes nothing: writes the set of a site with these files, the retired ones marked by a tilde. */
function build(files: Record<string, string>) {
  builds += 1
  const record = createRecord(join(folder, `${builds}.sqlite`))
  for (const [name, content] of Object.entries(files)) {
    const sha256 = content.padEnd(64, '0')
    if (name.startsWith('~')) record.addRetired([{ path: name.slice(1), sha256, sinceMs: 0 }])
    else record.addFiles([{ path: name, sha256 }])
  }
  const set = writePublishSet(dist, record)
  record.close()
  return set
}

const list = (name: string) =>
  readFileSync(join(`${dist}.publish`, name), 'utf8')
    .split('\n')
    .filter(Boolean)

test('what was never published is all to upload, pages after what they need', () => {
  build({ '/a.html': '1', '/a.html.gz': '2', '/z/b.js': '3', '/_headers': '4' })
  expect(list('upload')).toEqual(['_headers', 'z/b.js', 'a.html', 'a.html.gz'])
  expect(list('manifest')).toContain(`${'1'.padEnd(64, '0')}  a.html`)
})

test('after a publication only what is new, changed or gone is listed', () => {
  build({ '/same.html': '1', '/other.html': '2', '/gone.html': '3' })
  markPublished(dist)
  expect([list('upload'), list('remove')]).toEqual([[], []])
  expect(build({ '/same.html': '1', '/other.html': '5', '/new.html': '6' })).toMatchObject({
    files: 3,
    upload: 2,
    remove: 1,
  })
  expect(list('upload')).toEqual(['new.html', 'other.html'])
  expect(list('remove')).toEqual(['gone.html'])
})

test('builds that were not published add up', () => {
  build({ '/a.html': '1', '/b.html': '1' })
  markPublished(dist)
  build({ '/a.html': '2', '/b.html': '1' })
  build({ '/a.html': '2', '/b.html': '2' })
  expect(list('upload')).toEqual(['a.html', 'b.html'])
})

test('what an upload that broke off may have left is put right, though the next build is as the published one', () => {
  build({ '/mat.html': '1', '/same.html': '1', '/gone.html': '1' })
  markPublished(dist)
  build({ '/mat.html': '2', '/same.html': '1', '/wrong.html': '1' })
  const { id } = build({ '/mat.html': '1', '/same.html': '1', '/gone.html': '1' })
  expect([list('upload'), list('remove')]).toEqual([['gone.html', 'mat.html'], ['wrong.html']])
  markPublished(dist, id)
  expect([list('upload'), list('remove')]).toEqual([[], []])
  build({ '/mat.html': '1', '/same.html': '1', '/gone.html': '1' })
  expect([list('upload'), list('remove')]).toEqual([[], []])
})

test('that is so though so many builds came after it that it can no longer be named', () => {
  const site = { '/mat.html': '1', '/same.html': '1' }
  build(site)
  markPublished(dist)
  build({ ...site, '/mat.html': '2', '/wrong.html': '1' })
  for (let number = 0; number < 12; number += 1) build({ ...site, '/other.html': `${number}` })
  const { id } = build(site)
  expect([list('upload'), list('remove')]).toEqual([['mat.html'], ['other.html', 'wrong.html']])
  markPublished(dist, id)
  expect([list('upload'), list('remove')]).toEqual([[], []])
})

test('where nobody notes what is published, what there was does not add up for ever', () => {
  const names = () => list('manifest-older').map((line) => line.slice(66))
  const builds = (count: number, day: string) => {
    for (let number = 0; number < count; number += 1) {
      build({ '/mat.html': `${number}`, [`/_search/shard-${day}-${number}.json`]: '1', [`/product/${day}.html`]: '1' })
    }
  }
  builds(12, 'never')
  expect(existsSync(join(`${dist}.publish`, 'manifest-older'))).toBe(false)
  markPublished(dist, list('id')[0])
  builds(13, 'later')
  expect(names().toSorted()).toEqual(['mat.html', 'product/later.html'])
})

test('what a build listed before it was cut off counts as sent, whatever set it is noted as', () => {
  const { id } = build({ '/mat.html': '1' })
  markPublished(dist)
  rmSync(join(`${dist}.publish`, 'id'))
  mkdirSync(join(`${dist}.publish`, 'id', 'in the way'), { recursive: true })
  expect(() => build({ '/mat.html': '2' })).toThrow()
  expect(list('upload')).toEqual(['mat.html'])
  rmSync(join(`${dist}.publish`, 'id'), { recursive: true })
  markPublished(dist, id)
  build({ '/mat.html': '1' })
  expect(list('upload')).toEqual(['mat.html'])
})

test('a retired file is neither uploaded again nor removed', () => {
  build({ '/_astro/old.js': '1' })
  markPublished(dist)
  build({ '~/_astro/old.js': '1', '/_astro/new.js': '2' })
  expect([list('upload'), list('remove')]).toEqual([['_astro/new.js'], []])
})

test('what was sent is noted, not what was built meanwhile', () => {
  const { id: sent } = build({ '/a.html': '1', '/b.html': '1' })
  expect(list('id')).toEqual([sent])
  build({ '/a.html': '2', '/c.html': '1' })
  markPublished(dist, sent)
  expect([list('upload'), list('remove')]).toEqual([['a.html', 'c.html'], ['b.html']])
})

test('after several builds it has to be said which one was sent', () => {
  const { id: first } = build({ '/a.html': '1' })
  const { id: second } = build({ '/a.html': '2' })
  expect(() => markPublished(dist)).toThrow(`npm run published -- ${first}`)
  expect(() => markPublished(dist, '0123456789ab')).toThrow('has the name 0123456789ab')
  markPublished(dist, second)
  markPublished(dist, second)
  markPublished(dist)
  build({ '/a.html': '3' })
  markPublished(dist)
  expect(wasPublished(dist)).toBe(true)
})

test('where nothing was built, nothing can have been published', () => {
  expect(() => markPublished(dist)).toThrow('Run npm run build first')
  build({ '/a.html': '1' })
  expect(wasPublished(dist)).toBe(false)
})
