import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import { openSnapshot } from './open-snapshot.ts'
import { shopCatalogue } from './shop-catalogue.ts'
import { NO_SHOP_FILES } from './shop-files.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'
import { draftSnapshot } from './write-snapshot.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
  file = join(folder, 'data', 'of', 'shop', 'catalogue.sqlite')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const content = {
  catalogue: catalogueOf([someItem()]),
  pictures: new Map(),
  findings: [],
  crawledAt: '2026-03-01T10:00:00.000Z',
  store: 'embedded',
}

test('a draft lies beside the place that it is for, under its own name', () => {
  const draft = draftSnapshot(file, content)
  expect(existsSync(file)).toBe(false)
  expect(readdirSync(join(folder, 'data', 'of', 'shop'))).toEqual([`catalogue.sqlite.${process.pid}.part`])
  expect(draft.file).toBe(`${file}.${process.pid}.part`)
})

test('what a draft left half-written is begun anew', () => {
  placeSomeSnapshot(file)
  writeFileSync(`${file}.${process.pid}.part`, 'half a draft')
  placeSomeSnapshot(file, { store: 'https://api.example' })
  const snapshot = openSnapshot(file)
  expect(snapshot.one(v.unknown(), "SELECT value FROM meta WHERE key = 'store'")).toEqual({
    value: 'https://api.example',
  })
  snapshot.close()
})

test('in whatever order pictures came, the snapshot is the same', () => {
  const entries = ['c', 'a', 'b'].map((id) => [id, somePicture(id)] as const)
  placeSomeSnapshot(file, { pictures: new Map(entries) })
  const before = readFileSync(file)
  placeSomeSnapshot(file, { pictures: new Map(entries.toReversed()) })
  expect(readFileSync(file).equals(before)).toBe(true)
  const snapshot = openSnapshot(file)
  expect(snapshot.all(v.unknown(), 'SELECT id FROM picture ORDER BY rowid')).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
  ])
  snapshot.close()
})

test('names without a Latin letter have an address of their own', () => {
  const mainCategories = [
    { mainCategoryId: 'horse', name: 'අශ්ව' },
    { mainCategoryId: 'cattle', name: 'گاو' },
  ]
  const subCategories = [
    { subCategoryId: 'stable', mainCategoryId: 'horse', name: 'مطاط' },
    { subCategoryId: 'barn', mainCategoryId: 'cattle', name: 'مطاط' },
  ]
  placeSomeSnapshot(file, { catalogue: catalogueOf([someItem()], { mainCategories, subCategories }) })
  const snapshot = openSnapshot(file)
  const categories = shopCatalogue(snapshot).categories()
  snapshot.close()
  expect(categories.map(({ slug, subCategories: subs }) => [slug, subs.map((sub) => sub.slug)])).toEqual([
    ['category-horse', ['section-stable']],
    ['category-cattle', ['section-barn']],
  ])
})

test('what was found stands in the snapshot, what the owner’s files say after what the store says', () => {
  const found: Finding = { kind: 'no-price', subject: 'S-1', reason: 'None.' }
  const ofFiles: Finding = { kind: 'shop-file', subject: 'families.txt', reason: 'Odd.' }
  const shopFiles = { ...NO_SHOP_FILES, guides: new Map([['x', '# X']]), findings: [ofFiles] }
  const draft = draftSnapshot(file, { ...content, findings: [found], shopFiles })
  expect(draft.findings.map(({ subject }) => subject)).toEqual(['S-1', 'families.txt', 'guides/x.md, line 1'])
  const snapshot = openSnapshot(draft.file)
  expect(snapshot.all(v.unknown(), 'SELECT * FROM finding ORDER BY rowid')).toEqual(draft.findings)
  snapshot.close()
})

test('a draft tells what its items state', () => {
  const { stated } = draftSnapshot(file, {
    ...content,
    catalogue: catalogueOf([someItem({ description: 'Size: 1 × 2 m\nWeight: light' })]),
  })
  expect(stated.filter(({ items, unreadable }) => items + unreadable.count > 0)).toEqual([
    { stated: 'price', items: 1, unreadable: { count: 0, itemIds: [] } },
    { stated: 'length', items: 1, unreadable: { count: 0, itemIds: [] } },
    { stated: 'width', items: 1, unreadable: { count: 0, itemIds: [] } },
    { stated: 'weight', items: 0, unreadable: { count: 1, itemIds: ['S-1'] } },
    { stated: 'brand', items: 1, unreadable: { count: 0, itemIds: [] } },
  ])
})
