import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSnapshot, type Snapshot } from '#catalogue/open-snapshot.ts'
import { catalogueOf, someItem, somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { searchRows } from './search-entries.ts'

let folder = ''
let snapshot: Snapshot

const mainCategories = [
  { mainCategoryId: 'horse', name: 'Horse' },
  { mainCategoryId: 'cattle', name: 'Cattle' },
]
const subCategories = [
  { subCategoryId: 'stable', mainCategoryId: 'horse', name: 'Stable mats' },
  { subCategoryId: 'trailer', mainCategoryId: 'horse', name: 'Trailer mats' },
  { subCategoryId: 'barn', mainCategoryId: 'cattle', name: 'Barn mats' },
]
const items = [
  someItem({ itemId: 'a', name: 'Gym tile, black, 15 mm', description: 'For a warm floor.' }),
  someItem({ itemId: 'b', name: 'Gym tile, blue, 15 mm', description: '' }),
  someItem({ itemId: 'c', name: 'Runner', description: '', subCategoryId: 'barn' }),
]
const listings = [
  { subCategoryId: 'barn', itemId: 'c' },
  { subCategoryId: 'barn', itemId: 'b' },
  { subCategoryId: 'stable', itemId: 'b' },
  { subCategoryId: 'stable', itemId: 'a' },
]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'))
  const file = join(folder, 'catalogue.sqlite')
  const galleries = new Map([
    ['a', ['p', 'q']],
    ['b', ['q']],
  ])
  const content = { mainCategories, subCategories, listings, galleries, newItemIds: ['c', 'a'] }
  const pictures = new Map([
    ['p', somePicture('one')],
    ['q', { ...somePicture('two'), widths: [180, 300] }],
  ])
  placeSomeSnapshot(file, { catalogue: catalogueOf(items, content), pictures })
  snapshot = openSnapshot(file)
})

afterEach(() => {
  snapshot.close()
  rmSync(folder, { recursive: true })
})

test('every item stands there once, in the order of the shelves, with its number', () => {
  expect(
    searchRows(snapshot)
      .entries()
      .map(({ document }) => [document.itemId, document.row]),
  ).toEqual([
    ['b', 0],
    ['a', 1],
    ['c', 2],
  ])
})

test('new items rank first, and the others by their place on the shelf', () => {
  expect(
    searchRows(snapshot)
      .entries()
      .map(({ rank, newness }) => [rank, newness]),
  ).toEqual([
    [0, undefined],
    [-1, 2],
    [-1, 1],
  ])
})

test('an item that two lists have can be chosen by both, and is called by the first', () => {
  const [blue, , runner] = searchRows(snapshot).entries()
  expect(blue?.choices).toMatchObject({
    use: [
      ['horse', 'Horse'],
      ['cattle', 'Cattle'],
    ],
    kind: [
      ['horse/stable-mats', 'Stable mats'],
      ['cattle/barn-mats', 'Barn mats'],
    ],
  })
  expect(blue?.document).toMatchObject({ mainCategory: 'Horse', subCategory: 'Stable mats' })
  expect(runner?.choices).toMatchObject({ use: [['cattle', 'Cattle']], kind: [['cattle/barn-mats', 'Barn mats']] })
})

test('its pictures are named by the width that is nearest to a small one, and the first by a larger one for dense screens', () => {
  expect(
    searchRows(snapshot)
      .entries()
      .map(({ document }) => [document.picture, document.second]),
  ).toEqual([
    ['two-300', ''],
    ['one-360+720', 'two-300'],
    ['', ''],
  ])
})

test('it says how many colours its family has', () => {
  expect(
    searchRows(snapshot)
      .entries()
      .map(({ document }) => document.family),
  ).toEqual([[{ trait: 'colour', count: 2 }], [{ trait: 'colour', count: 2 }], []])
})

test.each([
  [2_000, 'for warm floor'],
  [2_001, ''],
])('of %i items the words of descriptions are %j', (count, words) => {
  const counting: Snapshot = {
    ...snapshot,
    one: (schema, sql, ...values) =>
      sql.includes('count(*)') ? v.parse(schema, { count }) : snapshot.one(schema, sql, ...values),
  }
  expect(searchRows(counting).entries()[1]?.document.keywords.trim()).toBe(words)
})
