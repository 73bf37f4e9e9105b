import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import type { Catalogue } from './catalogue.ts'
import { openSnapshot } from './open-snapshot.ts'
import { type ShopCatalogue, shopCatalogue } from './shop-catalogue.ts'
import { catalogueOf, someItem, somePicture } from './test-crawl.ts'
import { draftSnapshot, placeSnapshot, type SnapshotContent } from './write-snapshot.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  file = join(folder, 'data', 'catalogue.sqlite')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(catalogue: Catalogue, changes: Partial<SnapshotContent> = {}): void {
  const content = {
    catalogue,
    pictures: new Map(),
    findings: [],
    crawledAt: '2026-03-01T10:00:00Z',
    store: 'embedded',
    ...changes,
  }
  placeSnapshot(draftSnapshot(file, content), file)
}

function read<T>(question: (shop: ShopCatalogue) => T): T {
  const snapshot = openSnapshot(file)
  try {
    return question(shopCatalogue(snapshot))
  } finally {
    snapshot.close()
  }
}

const mats = (...ids: string[]): Item[] => ids.map((itemId) => someItem({ itemId, name: `Mat ${itemId}` }))

test('a snapshot reads back as it was written', () => {
  const items = [
    someItem(),
    someItem({ itemId: 'S-2', price: 'on-request', subCategoryId: 'trailer', pictureKey: 'k' }),
  ]
  write(catalogueOf(items))
  expect(read((shop) => [shop.item('S-1'), shop.item('S-2'), shop.item('S-3')])).toEqual([
    ...items.map((item) => ({ ...item, facts: itemFacts(item), terms: readSaleTerms(item) })),
    undefined,
  ])
  expect(read((shop) => shop.itemIds())).toEqual(['S-1', 'S-2'])
})

/** Any character that there is; fast-check's own take seconds to be gathered. */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

test('text of every kind comes back unchanged', () => {
  const samples = [
    '<script>alert("x")</script>',
    `'"&<>;--`,
    '🐴🦄👩‍🌾',
    'ඇතිරිලි අශ්ව',
    'مطاط ‏طبيعي',
    'a\u0000b',
    '\ud83d',
    'x'.repeat(20_000),
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...samples), fc.string({ unit: anyCharacter })), {
        minLength: 5,
        maxLength: 5,
      }),
      (texts) => {
        const [name = '', description = '', code = '', brand = '', title = ''] = texts
        const item = someItem({ name, description, code, brand })
        const kept = { name: name.toWellFormed(), description: description.toWellFormed() }
        write(catalogueOf([item], { slides: [{ slideId: 'sl', title, description, link: '/store' }] }))
        expect(read((shop) => shop.item('S-1'))).toEqual({
          ...item,
          ...wellFormed({ name, description, code, brand }),
          facts: itemFacts(kept),
          terms: readSaleTerms(kept),
        })
        expect(read((shop) => shop.slides())).toMatchObject([wellFormed({ title, description })])
      },
    ),
    { numRuns: 15 },
  )
})

test('listing pages follow one another without a gap or a repetition', () => {
  const all = Array.from({ length: 23 }, (_, index) => `I-${index}`)
  write(catalogueOf(mats(...all)))
  const pages = read((shop) => [0, 10, 20, 30].map((offset) => shop.itemsOf('stable', 10, offset)))
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3, 0])
  expect(pages.flat()).toEqual(all)
})

test('related items are the following ones, wrapping round, never the item itself', () => {
  write(catalogueOf([...mats('a', 'b', 'c', 'd', 'e'), someItem({ itemId: 'other', subCategoryId: 'trailer' })]))
  const related = (itemId: string, count: number) => read((shop) => shop.relatedTo(someItem({ itemId }), count))
  expect(related('b', 3)).toEqual(['c', 'd', 'e'])
  expect(related('d', 3)).toEqual(['e', 'a', 'b'])
  expect(related('e', 9)).toEqual(['a', 'b', 'c', 'd'])
  expect(related('a', 1)).toEqual(['b'])
  expect(read((shop) => shop.relatedTo(someItem({ itemId: 'other', subCategoryId: 'trailer' }), 4))).toEqual([])
})

test('a tile knows the edges of its range, and asks for it within its sub-category alone', () => {
  const stated = (size: string) => `Interlocking.\n\nSize: ${size}\nThickness: 18 mm`
  const [tile, edge] = [
    someItem({ itemId: 't', name: 'Interlocking tile', description: stated('1200 × 1200 mm') }),
    someItem({ itemId: 'e', name: 'Interlocking ramp edge', description: stated('1200 × 100 mm') }),
  ]
  const [long, short] = [
    someItem({ itemId: 'l', name: 'Interlocking long tile', description: stated('1200 × 900 mm') }),
    someItem({ itemId: 's', name: 'Interlocking short ramp edge', description: stated('900 × 100 mm') }),
  ]
  const stranger = { ...edge, itemId: 'a', subCategoryId: 'trailer' }
  write(catalogueOf([tile, stranger, edge, long, short]))
  const edgingOf = (itemId: string) =>
    read((shop) => {
      const item = shop.item(itemId)
      return item && shop.edgingOf(item)?.edges.map((edge) => edge.itemId)
    })
  expect([edgingOf('t'), edgingOf('e'), edgingOf('a')]).toEqual([['e'], undefined, undefined])
  expect(edgingOf('l')).toEqual(['e', 's'])
})

test('latest items come in the order of the store, as many as are asked for', () => {
  write(catalogueOf(mats('a', 'b', 'c'), { newItemIds: ['c', 'a', 'b'] }))
  expect(read((shop) => shop.latest(2))).toEqual(['c', 'a'])
})

test('a section whose name another one has is named by its id', () => {
  const base = catalogueOf(mats('a'))
  const named = (mainCategoryId: string, name: string) => ({ mainCategoryId, name })
  const mainCategories = [...base.mainCategories, named('m2', 'Door'), named('m3', 'Door'), named('m4', 'content')]
  write({ ...base, mainCategories })
  expect(read((shop) => shop.categories().map(({ anchor }) => anchor)).slice(-3)).toEqual(['Door', 'm3', 'm4'])
})

test('categories count what they list, an item of two lists once, and an empty one is there too', () => {
  const listings = [
    { subCategoryId: 'stable', itemId: 'a' },
    { subCategoryId: 'trailer', itemId: 'a' },
    { subCategoryId: 'stable', itemId: 'b' },
  ]
  write(catalogueOf(mats('a', 'b'), { listings }))
  expect(read((shop) => shop.categories())).toMatchObject([
    {
      mainCategoryId: 'horse',
      slug: 'horse',
      itemCount: 2,
      subCategories: [
        { subCategoryId: 'stable', slug: 'stable-mats', itemCount: 2 },
        { subCategoryId: 'trailer', slug: 'trailer-mats', itemCount: 1 },
      ],
    },
  ])
  expect(read((shop) => shop.itemsOf('trailer', 5))).toEqual(['a'])
  expect(read((shop) => shop.placeOf(someItem()))).toMatchObject({
    main: { slug: 'horse' },
    sub: { slug: 'stable-mats' },
  })
  expect(read((shop) => shop.placeOf(someItem({ subCategoryId: 'gone' })))).toBeUndefined()
})

test('an item shows the pictures that could be had, in order, and its first on lists', () => {
  const galleries = new Map([
    ['a', ['a-1', 'a-2', 'a-in-use']],
    ['b', ['b-1']],
  ])
  const pictures = new Map([
    ['a-in-use', somePicture('three')],
    ['a-2', somePicture('two')],
    ['sl', somePicture('two')],
  ])
  const slides = [
    { slideId: 'sl', title: '', description: '', link: '/store' },
    { slideId: 'bare', title: '', description: '', link: '/store' },
  ]
  write(catalogueOf(mats('a', 'b'), { galleries, slides }), { pictures })
  expect(read((shop) => shop.gallery('a'))).toEqual([
    { ...somePicture('two'), view: undefined },
    { ...somePicture('three'), view: 'in-use' },
  ])
  expect(read((shop) => shop.gallery('b'))).toEqual([])
  expect(read((shop) => ['a', 'b'].map((itemId) => shop.pictureOf(itemId)?.name))).toEqual(['two', undefined])
  expect(read((shop) => shop.slides().map(({ picture }) => picture?.name))).toEqual(['two', undefined])
})

test('a snapshot that cannot be written leaves the last one byte for byte, and nothing beside it', () => {
  write(catalogueOf(mats('a')))
  const before = readFileSync(file)
  expect(() => write(catalogueOf([...mats('b'), ...mats('b')]))).toThrow('UNIQUE')
  expect(() => write(catalogueOf([someItem({ subCategoryId: 'nowhere' })]))).toThrow('FOREIGN KEY')
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(join(folder, 'data'))).toEqual(['catalogue.sqlite'])
})

test('who reads while a snapshot is replaced goes on reading the old one, whole', () => {
  write(catalogueOf(mats('a', 'b')))
  const snapshot = openSnapshot(file)
  const shop = shopCatalogue(snapshot)
  write(catalogueOf(mats('c')))
  expect(shop.itemIds()).toEqual(['a', 'b'])
  snapshot.close()
  expect(read((fresh) => fresh.itemIds())).toEqual(['c'])
})

test('a snapshot cannot be changed by who reads it', () => {
  write(catalogueOf(mats('a')))
  const snapshot = openSnapshot(file)
  expect(() => snapshot.all(v.unknown(), 'DELETE FROM item RETURNING id')).toThrow('readonly')
  snapshot.close()
})

test('the same catalogue gives the same bytes, so that nothing is rebuilt for nothing', () => {
  const content = catalogueOf(mats('a', 'b'))
  write(content)
  const before = readFileSync(file)
  write(content)
  expect(readFileSync(file).equals(before)).toBe(true)
})

const hashOf = () => {
  const snapshot = openSnapshot(file)
  const hash = snapshot.one(v.object({ value: v.string() }), "SELECT value FROM meta WHERE key = 'contentHash'")?.value
  snapshot.close()
  return hash
}

test('the hash of the content knows neither the time of the crawl nor what was found', () => {
  write(catalogueOf(mats('a', 'b')))
  const before = hashOf()
  expect(before).toMatch(/^[0-9a-f]{32}$/)
  const findings = [{ kind: 'no-price' as const, subject: 'a', reason: 'None.' }]
  write(catalogueOf(mats('a', 'b')), { crawledAt: '2026-04-01T10:00:00Z', findings })
  expect(hashOf()).toBe(before)
})

test('whatever a page can show gives another hash', () => {
  const galleries = new Map([['a', ['p']]])
  const slides = [{ slideId: 'sl', title: 'T', description: '', link: '/store' }]
  const base = catalogueOf(mats('a', 'b'), { galleries, slides })
  const pictures = new Map([['p', somePicture('one')]])
  const hashes = new Set<string | undefined>()
  const variants: [Catalogue, typeof pictures][] = [
    [base, pictures],
    [base, new Map([['p', somePicture('two')]])],
    [{ ...base, galleries: new Map() }, pictures],
    [{ ...base, newItemIds: ['b'] }, pictures],
    [{ ...base, slides: [] }, pictures],
    [{ ...base, listings: base.listings.toReversed() }, pictures],
    [{ ...base, subCategories: base.subCategories.toReversed() }, pictures],
    [{ ...base, mainCategories: base.mainCategories.map((main) => ({ ...main, name: 'Horses' })) }, pictures],
    ...(['name', 'code', 'brand', 'description', 'pictureKey'] as const).map((field): [Catalogue, typeof pictures] => [
      { ...base, items: base.items.map((item) => ({ ...item, [field]: 'other' })) },
      pictures,
    ]),
    [{ ...base, items: base.items.map((item) => ({ ...item, price: 'on-request' as const })) }, pictures],
  ]
  for (const [catalogue, encoded] of variants) {
    write(catalogue, { pictures: encoded })
    hashes.add(hashOf())
  }
  expect(hashes.size).toBe(variants.length)
})

test('without a snapshot the reader is told what to run', () => {
  expect(() => openSnapshot(file)).toThrow(/no catalogue snapshot.*npm run refresh/)
})

test('a snapshot of another version is refused with a word on what to do', () => {
  write(catalogueOf(mats('a')))
  const database = new DatabaseSync(file)
  database.exec("UPDATE meta SET value = '999' WHERE key = 'version'")
  database.close()
  expect(() => openSnapshot(file)).toThrow(/another version.*npm run refresh/)
})

test.each([
  ['is no database', 'not a database, but long enough to be taken for one at first sight'],
  ['is empty', ''],
])('a snapshot that %s is refused with a word on what to do', (_, content) => {
  write(catalogueOf(mats('a')))
  writeFileSync(file, content)
  expect(() => openSnapshot(file)).toThrow(/npm run refresh/)
})

/** SQLite keeps UTF-8, which has no lone surrogates. */
function wellFormed<T extends Record<string, string>>(texts: T) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.toWellFormed()]))
}

test('a list is parted by what three of its items have and not all, in the order of the shelves', () => {
  const coir = 'A mat.\n\nMaterial: Coir\nColour: Natural'
  const mat = (itemId: string, description: string, subCategoryId = 'stable') =>
    someItem({ itemId, description, subCategoryId, name: `Mat ${itemId}`, brand: 'Æ' })
  write(catalogueOf([mat('3', coir), mat('1', coir), mat('2', coir), mat('4', 'A mat.'), mat('5', coir, 'trailer')]))
  const stable = { of: 'sub', id: 'stable' } as const
  const material = { fact: 'material', key: 'coir', name: '', count: 3 } as const
  expect(read((shop) => shop.choicesOf(stable))).toEqual([material, { ...material, fact: 'colour', key: 'natural' }])
  expect(read((shop) => shop.itemsWith(stable, material, 2))).toEqual(['3', '1'])
  expect(read((shop) => shop.itemsWith(stable, material, 2, 2))).toEqual(['2'])
  expect(read((shop) => shop.choicesOf({ of: 'sub', id: 'trailer' }))).toEqual([])
  expect(read((shop) => shop.choicesOf({ of: 'range' }).map(({ key, count }) => [key, count]))).toEqual([
    ['coir', 4],
    ['natural', 4],
  ])
  expect(read((shop) => shop.itemsWith({ of: 'range' }, material, 9))).toEqual(['3', '1', '2', '5'])
  const [horse] = read((shop) => shop.categories())
  expect(read((shop) => shop.partsWith({ of: 'main', id: horse?.mainCategoryId ?? '' }, material))).toEqual([
    { id: 'stable', count: 3, paged: true },
    { id: 'trailer', count: 1, paged: false },
  ])
  expect(read((shop) => shop.partsWith({ of: 'range' }, material))).toEqual([
    { id: horse?.mainCategoryId, count: 4, paged: true },
  ])
})

test('what all items of a list have parts it not, and has a page where it parts a longer one', () => {
  const items = ['1', '2', '3'].map((itemId) => someItem({ itemId, description: '', brand: 'Ours' }))
  const others = ['4', '5'].map((itemId) => someItem({ itemId, description: '', brand: '', subCategoryId: 'trailer' }))
  write(catalogueOf([...items, ...others]))
  const ours = { fact: 'brand', key: 'ours', name: 'Ours', count: 3 } as const
  expect(read((shop) => shop.choicesOf({ of: 'sub', id: 'stable' }))).toEqual([])
  expect(read((shop) => shop.choicesOf({ of: 'range' }))).toEqual([ours])
})
