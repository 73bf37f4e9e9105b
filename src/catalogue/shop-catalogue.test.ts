import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { openSnapshot, type Snapshot } from './open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from './shop-catalogue.ts'
import { slideTarget } from './slide-target.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { placeSomeSnapshot } from './test-snapshot.ts'
import type { SnapshotContent } from './write-snapshot.ts'

let folder = ''
let file = ''
let open: Snapshot | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  file = join(folder, 'catalogue.sqlite')
})

afterEach(() => {
  open?.close()
  open = undefined
  rmSync(folder, { recursive: true })
})

function shopOf(content: Partial<SnapshotContent> = {}): ShopCatalogue {
  placeSomeSnapshot(file, content)
  return reopened()
}

function reopened(): ShopCatalogue {
  open?.close()
  open = openSnapshot(file)
  return shopCatalogue(open)
}

test('a page is found by the parts of its address', () => {
  const shop = shopOf()
  expect(shop.mainCategories()).toEqual([{ mainCategoryId: 'horse', name: 'Horse', slug: 'horse' }])
  expect([shop.mainSection('horse')?.name, shop.mainSection('stable-mats')]).toEqual(['Horse', undefined])
  expect(shop.section('horse', 'trailer-mats')).toMatchObject({
    main: { mainCategoryId: 'horse' },
    sub: { subCategoryId: 'trailer', name: 'Trailer mats' },
  })
  expect([shop.section('horse', 'horse'), shop.section('cattle', 'trailer-mats')]).toEqual([undefined, undefined])
})

test('an item that stands in two sub-categories is one item of their main category and of the range', () => {
  const items = [someItem({ itemId: 'S-1' }), someItem({ itemId: 'S-2' })]
  const shop = shopOf({ catalogue: catalogueOf(items) })
  const [main] = shop.categories()
  expect([shop.itemCount(), main?.itemCount]).toEqual([2, 2])
  const database = new DatabaseSync(file)
  database.exec("INSERT INTO listing SELECT 'trailer', 99, item_id FROM listing WHERE item_id = 'S-1'")
  database.close()
  const twice = reopened()
  expect([twice.itemCount(), twice.categories()[0]?.itemCount]).toEqual([2, 2])
  expect(
    twice
      .categories()[0]
      ?.subCategories.map(({ itemCount }) => itemCount)
      .toSorted(),
  ).toEqual([1, 2])
})

test('the catalogue says when it was crawled and what it holds', () => {
  const contentHash = placeSomeSnapshot(file)
  const shop = reopened()
  expect([shop.crawledAt(), shop.contentHash()]).toEqual(['2026-03-01T10:00:00.000Z', contentHash])
})

test('one that does not say so says nothing', () => {
  placeSomeSnapshot(file)
  const database = new DatabaseSync(file)
  database.exec("DELETE FROM meta WHERE key <> 'version'")
  database.close()
  const shop = reopened()
  expect([shop.crawledAt(), shop.contentHash()]).toEqual(['', ''])
})

test('a card has the first picture of a gallery and the next', () => {
  const galleries = new Map([
    ['a', ['p', 'q', 'r']],
    ['b', ['q']],
  ])
  const pictures = new Map(['p', 'q', 'r'].map((id) => [id, { ...somePicture(`picture-${id}`), colour: `#${id}` }]))
  const items = ['a', 'b', 'c'].map((itemId) => someItem({ itemId }))
  const shop = shopOf({ catalogue: catalogueOf(items, { galleries }), pictures })
  const cards = shop.itemsOf('stable', 9).map((itemId) => shop.card(itemId))
  expect(cards.map(({ picture, second }) => [picture, second])).toEqual([
    [
      { ...somePicture('picture-p'), colour: '#p' },
      { ...somePicture('picture-q'), colour: '#q' },
    ],
    [{ ...somePicture('picture-q'), colour: '#q' }, undefined],
    [undefined, undefined],
  ])
  expect(items.map(({ itemId }) => shop.pictureOf(itemId))).toEqual(cards.map(({ picture }) => picture))
  expect([shop.firstPicture('stable'), shop.firstPicture('trailer')]).toEqual([cards[0]?.picture, undefined])
})

test('items are named sub-category by sub-category', () => {
  const items = [
    someItem({ itemId: 'c', subCategoryId: 'trailer' }),
    someItem({ itemId: 'b' }),
    someItem({ itemId: 'a', subCategoryId: 'trailer' }),
  ]
  expect(shopOf({ catalogue: catalogueOf(items) }).itemIds()).toEqual(['b', 'a', 'c'])
})

test('what is not there is not found', () => {
  const shop = shopOf()
  expect([shop.item('x'), shop.gallery('x'), shop.familyOf('x'), shop.guide('horse')]).toEqual([
    undefined,
    [],
    undefined,
    undefined,
  ])
  expect([shop.itemsOf('x', 9), shop.latest(9), shop.slides()]).toEqual([[], [], []])
  expect([shop.pictureOf('x'), shop.firstPicture('x')]).toEqual([undefined, undefined])
  expect(() => shop.card('x')).toThrow('Item x is not in the snapshot.')
  expect(shop.relatedTo({ itemId: 'x', subCategoryId: 'stable' }, 4)).toEqual([])
  expect(shop.relatedTo({ itemId: 'S-1', subCategoryId: 'x' }, 4)).toEqual([])
  expect(shop.choicesOf({ of: 'sub', id: 'x' })).toEqual([])
  expect(shop.partsWith({ of: 'range' }, { fact: 'material', key: 'coir' })).toEqual([])
})

/** Of six mats three are of rubber, two of coir and four in a natural colour; three are made by Coir. */
function mats() {
  const of = (itemId: string, brand: string, ...lines: string[]) =>
    someItem({ itemId, brand, description: ['A mat.', lines.join('\n')].join('\n\n') })
  return [
    ...['1', '2', '3'].map((id) => of(id, 'Coir', 'Material: Rubber', 'Colour: Natural')),
    of('4', '', 'Material: Coir', 'Colour: Natural'),
    of('5', '', 'Material: Coir', 'Colour: Black'),
    of('6', ''),
  ]
}

test.each([
  ['/product/S-1', true],
  ['/product/GONE-1', false],
  ['/store', true],
  ['/find?material=coir', true],
  ['/contact-us#about=cart', true],
  ['/store/', false],
  ['/Store', false],
  ['/faq', false],
  ['/checkout-now', false],
  ['/store/horse', true],
  ['/store/horse/stable-mats', true],
  ['/store/horse/stable-mats/2', true],
  ['/store/horse/stable-mats/3', false],
  ['/store/horse/stable-mats-of-old', false],
  ['/store/cattle', false],
  ['/store/horse/stable-mats/material-coir', true],
  ['/store/horse/stable-mats/material-wool', false],
])('a slide leads to %s: %j; where there is no such page, to the store', (link, isThere) => {
  const items = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
    someItem({
      itemId: `S-${index}`,
      description: `A mat.\n\nMaterial: ${index < 5 ? 'Coir' : 'Rubber'}\nColour: Black`,
    }),
  )
  expect(slideTarget(shopOf({ catalogue: catalogueOf(items) }), link)).toBe(isThere ? link : '/store')
})

test('choices come in the order of the facts, whichever has more items', () => {
  const shop = shopOf({ catalogue: catalogueOf(mats()) })
  expect(shop.choicesOf({ of: 'sub', id: 'stable' }).map(({ fact, key, count }) => [fact, key, count])).toEqual([
    ['material', 'rubber', 3],
    ['colour', 'natural', 4],
    ['brand', 'coir', 3],
  ])
})

test('a part of a list has a page for that choice alone, not for another of the fact or of the name', () => {
  const shop = shopOf({ catalogue: catalogueOf(mats()) })
  const horse = { of: 'main', id: 'horse' } as const
  expect(shop.partsWith(horse, { fact: 'colour', key: 'natural' })).toEqual([{ id: 'stable', count: 4, paged: true }])
  expect(shop.partsWith(horse, { fact: 'material', key: 'coir' })).toEqual([{ id: 'stable', count: 2, paged: false }])
  expect(shop.partsWith(horse, { fact: 'colour', key: 'red' })).toEqual([])
})

test('an item that many kinds list counts once in the range and in its main category, where it stands first', () => {
  const kinds = ['k0', 'k1', 'k2', 'k3', 'k4']
  const mainCategories = [
    { mainCategoryId: 'horse', name: 'Horse' },
    { mainCategoryId: 'cattle', name: 'Cattle' },
  ]
  const subCategories = [
    ...kinds.map((subCategoryId) => ({ subCategoryId, mainCategoryId: 'horse', name: subCategoryId })),
    { subCategoryId: 'barn', mainCategoryId: 'cattle', name: 'Barn' },
  ]
  const items = mats().map((item) => ({ ...item, subCategoryId: 'k4' }))
  // The first mat in each kind of two main categories, the others in the last kind of the first.
  const listings = [
    ...[...kinds, 'barn'].map((subCategoryId) => ({ subCategoryId, itemId: '1' })),
    ...items.slice(1).map(({ itemId }) => ({ subCategoryId: 'k4', itemId })),
  ]
  const shop = shopOf({ catalogue: catalogueOf(items, { mainCategories, subCategories, listings }) })
  const natural = { fact: 'colour', key: 'natural' } as const
  const ids = (list: Parameters<ShopCatalogue['itemsWith']>[0], count: number, offset = 0) =>
    shop.itemsWith(list, natural, count, offset)
  expect([ids({ of: 'range' }, 2), ids({ of: 'range' }, 2, 2), ids({ of: 'range' }, 9)]).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['1', '2', '3', '4'],
  ])
  expect([ids({ of: 'main', id: 'horse' }, 2), ids({ of: 'main', id: 'cattle' }, 9)]).toEqual([['1', '2'], ['1']])
  expect([ids({ of: 'sub', id: 'k4' }, 9), ids({ of: 'sub', id: 'k0' }, 9)]).toEqual([['1', '2', '3', '4'], ['1']])
  expect(shop.choicesOf({ of: 'range' }).find(({ key }) => key === 'natural')?.count).toBe(4)
  expect(shop.partsWith({ of: 'range' }, natural).map(({ id, count }) => [id, count])).toEqual([
    ['cattle', 1],
    ['horse', 4],
  ])
})
