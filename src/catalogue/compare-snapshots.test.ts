import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import type { Catalogue } from './catalogue.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import type { ItemChange } from './item-changes.ts'
import { openSnapshot } from './open-snapshot.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { draftSnapshot, placeSnapshot } from './write-snapshot.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compare it's ?%-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, catalogue: Catalogue, pictures: Record<string, string> = {}): string {
  const encoded = new Map(Object.entries(pictures).map(([id, picture]) => [id, somePicture(picture)]))
  const file = join(folder, name)
  const crawledAt = '2026-03-01T10:00:00Z'
  placeSnapshot(draftSnapshot(file, { catalogue, pictures: encoded, findings: [], crawledAt, store: 'embedded' }), file)
  return file
}

const compare = (now: string, last: string, most = 10) => compareSnapshots(now, last, { most, priceLeapPercent: 50 })

test('equal snapshots have no differences', () => {
  const catalogue = catalogueOf([someItem()])
  const comparison = compare(write('now', catalogue), write('last', catalogue))
  expect(comparison).toMatchObject({
    last: { items: 1, contentHash: expect.stringMatching(/^[0-9a-f]{32}$/) },
    added: { count: 0 },
    gone: { count: 0 },
    changed: { count: 0 },
    categoriesAndSlides: { count: 0 },
    prices: { compared: 1, moved: 0 },
    emptied: [],
  })
})

test.each([
  ['1', 'ALTER TABLE item DROP COLUMN facts; ALTER TABLE item DROP COLUMN sold;'],
  ['2', 'ALTER TABLE item DROP COLUMN sold;'],
])('a snapshot of version %s is one to compare with: what it lacks is not compared', (version, lacking) => {
  const file = write('last', catalogueOf([someItem()]))
  const database = new DatabaseSync(file)
  database.exec(`${lacking} UPDATE meta SET value = '${version}' WHERE key = 'version'`)
  database.close()
  const item = someItem({ price: cents(1) })
  const comparison = compare(write('now', catalogueOf([item])), file)
  expect(comparison).toMatchObject({ last: { items: 1 }, gone: { count: 0 }, changed: { count: 1 } })
  expect(() => openSnapshot(file)).toThrow(/another version.*npm run refresh/)
})

test('every field that a shopper sees is told as old and new', () => {
  const galleries = new Map([['S-1', ['p', 'q']]])
  const was = catalogueOf([someItem()], { galleries })
  const item = someItem({
    name: 'N',
    code: 'C',
    brand: 'B',
    description: 'D',
    price: cents(1),
    subCategoryId: 'trailer',
  })
  const now = catalogueOf([item], { galleries, newItemIds: ['S-1'] })
  const { changed } = compare(write('now', now, { p: 'two', q: 'three' }), write('last', was, { p: 'one', q: 'two' }))
  expect(changed.entries).toEqual([
    {
      itemId: 'S-1',
      name: 'N',
      priceCents: 1,
      picture: 'two-360.webp',
      oldPicture: 'one-360.webp',
      fields: [
        { field: 'price', old: '$89.50', new: '$0.01' },
        { field: 'name', old: 'Stable mat', new: 'N' },
        { field: 'code', old: 'ST-22', new: 'C' },
        { field: 'brand', old: 'Hoof', new: 'B' },
        { field: 'description', old: 'Rubber', new: 'D' },
        { field: 'sub-categories', old: 'Stable mats', new: 'Trailer mats' },
        { field: 'new arrival', old: 'no', new: 'yes' },
        { field: 'pictures', old: '2', new: '2, 1 of them new' },
      ],
    },
  ])
})

test.each<[string, Partial<Item>, string[], string[], Partial<ItemChange>]>([
  [
    'a name alone',
    { name: 'N' },
    ['p'],
    ['p'],
    { picture: 'one-360.webp', oldPicture: null, fields: [{ field: 'name', old: 'Stable mat', new: 'N' }] },
  ],
  [
    'a price that is stated now',
    { price: cents(100) },
    [],
    [],
    { priceCents: 100, oldPicture: null, fields: [{ field: 'price', old: 'Price on request', new: '$1.00' }] },
  ],
  [
    'a first picture',
    {},
    [],
    ['p'],
    {
      picture: 'one-360.webp',
      oldPicture: null,
      fields: [{ field: 'pictures', old: '0', new: '1, 1 of them new' }],
    },
  ],
  [
    'pictures that are gone',
    {},
    ['p', 'q'],
    [],
    { picture: null, oldPicture: 'one-360.webp', fields: [{ field: 'pictures', old: '2', new: '0' }] },
  ],
  [
    'pictures in another order',
    {},
    ['p', 'q'],
    ['q', 'p'],
    { picture: 'two-360.webp', oldPicture: 'one-360.webp', fields: [{ field: 'pictures', old: '2', new: '2' }] },
  ],
])('of an item nothing is told but what changed: %s', (_, changes, was, now, told) => {
  const pictures = { p: 'one', q: 'two' }
  const shop = (item: Item, gallery: string[]) => catalogueOf([item], { galleries: new Map([['S-1', gallery]]) })
  const before = write('last', shop(someItem({ price: 'on-request' }), was), pictures)
  const after = write('now', shop(someItem({ price: 'on-request', ...changes }), now), pictures)
  expect(compare(after, before).changed.entries).toMatchObject([told])
})

test('an item that is in no list any more, and is no new arrival, says so', () => {
  const before = write('last', catalogueOf([someItem()], { newItemIds: ['S-1'] }))
  const after = write('now', catalogueOf([someItem()], { listings: [] }))
  const fieldsOf = (now: string, last: string) => compare(now, last).changed.entries[0]?.fields
  expect(fieldsOf(after, before)).toEqual([
    { field: 'sub-categories', old: 'Stable mats', new: '' },
    { field: 'new arrival', old: 'yes', new: 'no' },
  ])
  expect(fieldsOf(before, after)).toEqual([
    { field: 'sub-categories', old: '', new: 'Stable mats' },
    { field: 'new arrival', old: 'no', new: 'yes' },
  ])
})

test('an item of which nothing but its lists has changed is told, whether it left the last or came into the first', () => {
  const [listed, unlisted] = [
    write('one', catalogueOf([someItem()])),
    write('two', catalogueOf([someItem()], { listings: [] })),
  ]
  const change = (old: string, now: string) => {
    return { count: 1, entries: [{ fields: [{ field: 'sub-categories', old, new: now }] }] }
  }
  expect(compare(unlisted, listed).changed).toMatchObject(change('Stable mats', ''))
  expect(compare(listed, unlisted).changed).toMatchObject(change('', 'Stable mats'))
})

test('what is new, gone and without picture is listed, at most as many as are asked for, and all are counted', () => {
  const items = (...ids: string[]) =>
    catalogueOf(
      ids.map((itemId) => someItem({ itemId })),
      { galleries: new Map([['f', ['p']]]) },
    )
  const { added, gone, withoutPicture } = compare(
    write('now', items('c', 'd', 'e', 'f'), { p: 'one' }),
    write('last', items('a', 'b', 'c')),
    1,
  )
  expect(added).toMatchObject({ count: 3, entries: [{ itemId: 'd', priceCents: 8950, picture: null }] })
  expect(gone).toMatchObject({ count: 2, entries: [{ itemId: 'a' }] })
  expect(withoutPicture).toMatchObject({ count: 3, entries: [{ itemId: 'c' }] })
})

test('a price leaps when it moves by more than the limit or goes; one that comes does not', () => {
  const priced = (prices: Record<string, number | undefined>) =>
    catalogueOf(
      Object.entries(prices).map(([itemId, amount]) =>
        someItem({ itemId, price: amount === undefined ? 'on-request' : cents(amount) }),
      ),
    )
  const was = priced({ half: 100, more: 100, less: 100, went: 100, came: undefined })
  const now = priced({ half: 150, more: 151, less: 49, went: undefined, came: 100 })
  expect(compare(write('now', now), write('last', was)).prices).toEqual({
    compared: 4,
    moved: 3,
    levelPercent: expect.closeTo(50.67, 2),
  })
})

test('a main category that had items and has none is named; one that moved whole is not', () => {
  const main = (mainCategoryId: string) => ({ mainCategoryId, name: `Main ${mainCategoryId}` })
  const sub = (mainCategoryId: string) => ({ subCategoryId: `${mainCategoryId}1`, mainCategoryId, name: 'Sub' })
  const shop = (items: string[], mains: string[]) =>
    catalogueOf(
      items.map((id) => someItem({ itemId: id, subCategoryId: `${id}1` })),
      { mainCategories: mains.map(main), subCategories: mains.map(sub) },
    )
  const last = write('last', shop(['a', 'b'], ['a', 'b', 'c']))
  const { emptied, categoriesAndSlides } = compare(write('now', shop(['a'], ['a', 'b', 'd'])), last)
  expect(emptied).toEqual(['Main b'])
  expect(categoriesAndSlides.entries.filter(({ kind }) => kind === 'main category')).toEqual([
    { kind: 'main category', id: 'c', old: 'Main c', new: null },
    { kind: 'main category', id: 'd', old: null, new: 'Main d' },
  ])
})

test('an item that lost all its pictures is counted', () => {
  const galleries = new Map([['S-1', ['p']]])
  const catalogue = catalogueOf([someItem()], { galleries })
  const { pictures, changed } = compare(write('now', catalogue), write('last', catalogue, { p: 'one' }))
  expect(pictures).toEqual({ compared: 1, lost: 1 })
  expect(changed.entries).toMatchObject([{ picture: null, oldPicture: 'one-360.webp' }])
})

test.each([
  ['is not there', undefined],
  ['is damaged', 'the last good snapshot'],
])('where the last snapshot %s there is nothing to compare with', (_, content) => {
  const last = join(folder, 'last')
  if (content !== undefined) writeFileSync(last, content)
  const comparison = compare(write('now', catalogueOf([someItem()])), last)
  expect(comparison).toMatchObject({
    last: undefined,
    added: { count: 1 },
    gone: { count: 0, entries: [] },
    changed: { count: 0, entries: [] },
    categoriesAndSlides: { count: 0, entries: [] },
  })
  expect(existsSync(last)).toBe(content !== undefined)
})

test('categories and slides that are new, gone or another are told in the words of an editor', () => {
  const slide = (slideId: string, title: string, description: string, link = '/store') => {
    return { slideId, title, description, link }
  }
  const was = catalogueOf([someItem()], {
    slides: [slide('a', 'Mats', 'For horses'), slide('b', 'Gone', ''), slide('c', 'Same', '')],
  })
  const now = catalogueOf([someItem()], {
    mainCategories: [{ mainCategoryId: 'horse', name: 'Horses' }],
    subCategories: [
      { subCategoryId: 'stable', mainCategoryId: 'horse', name: 'Stable mats' },
      { subCategoryId: 'box', mainCategoryId: 'horse', name: 'Box mats' },
    ],
    slides: [slide('a', 'Mats', 'For horses', '/FAQ'), slide('c', 'Same', ''), slide('d', '', 'New')],
  })
  const { categoriesAndSlides } = compare(write('now', now), write('last', was))
  expect(categoriesAndSlides).toEqual({
    count: 6,
    entries: [
      { kind: 'main category', id: 'horse', old: 'Horse', new: 'Horses' },
      { kind: 'sub-category', id: 'box', old: null, new: 'Box mats' },
      { kind: 'sub-category', id: 'trailer', old: 'Trailer mats', new: null },
      { kind: 'slide', id: 'a', old: 'Mats – For horses → /store', new: 'Mats – For horses → /FAQ' },
      { kind: 'slide', id: 'b', old: 'Gone → /store', new: null },
      { kind: 'slide', id: 'd', old: null, new: 'New → /store' },
    ],
  })
  expect(compare(write('now', now), write('last', was), 2).categoriesAndSlides).toMatchObject({
    count: 6,
    entries: [{ id: 'horse' }, { id: 'box' }],
  })
})

test('of items that are still there it is counted how many stand in more lists', () => {
  const items = ['kept', 'doubled', 'halved'].map((itemId) => someItem({ itemId, code: itemId }))
  const inBoth = (itemId: string) => [
    { subCategoryId: 'stable', itemId },
    { subCategoryId: 'trailer', itemId },
  ]
  const inOne = (itemId: string) => inBoth(itemId).slice(0, 1)
  const was = catalogueOf([...items, someItem({ itemId: 'gone', code: 'gone' })], {
    listings: [...inOne('kept'), ...inOne('doubled'), ...inBoth('halved'), ...inOne('gone')],
  })
  const now = catalogueOf([...items, someItem({ itemId: 'new', code: 'new' })], {
    listings: [...inOne('kept'), ...inBoth('doubled'), ...inOne('halved'), ...inBoth('new')],
  })
  expect(compare(write('now', now), write('last', was)).listed).toEqual({ compared: 3, more: 1 })
})
