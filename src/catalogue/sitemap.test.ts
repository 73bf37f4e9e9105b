import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/page-size.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'
import { sitemapFiles } from './sitemap.ts'

/** What a sitemap asks of a catalogue of that many items. */
function catalogueOf(count: number): ShopCatalogue {
  const sub = { subCategoryId: 's', mainCategoryId: 'm', name: 'S', slug: 's', itemCount: count }
  const unasked = () => {
    throw new Error('A sitemap need not know this.')
  }
  return {
    item: unasked,
    itemCount: unasked,
    gallery: unasked,
    familyOf: unasked,
    mainSection: unasked,
    guide: unasked,
    mainCategories: unasked,
    section: unasked,
    placeOf: unasked,
    card: unasked,
    pictureOf: unasked,
    firstPicture: unasked,
    itemsOf: unasked,
    itemsWith: unasked,
    partsWith: unasked,
    choicesOf: ({ of }) => (of === 'sub' ? [{ fact: 'material', key: 'coir', name: '', count: 40 }] : []),
    relatedTo: unasked,
    edgingOf: unasked,
    latest: unasked,
    slides: unasked,
    crawledAt: unasked,
    contentHash: unasked,
    categories: () => [
      { mainCategoryId: 'm', name: 'M', slug: 'm', anchor: 'M', itemCount: count, subCategories: [sub] },
    ],
    itemIds: () => Array.from({ length: count }, (_, index) => `I-${index}`),
  }
}

test('every page, listing page and item is in the sitemap once', () => {
  const [file, ...others] = sitemapFiles(catalogueOf(100))
  expect(others).toEqual([])
  expect(file?.paths.slice(0, -99)).toEqual([
    '/',
    '/store',
    '/find',
    '/planner',
    '/about-us',
    '/contact-us',
    '/FAQ',
    '/shipping-info',
    '/return-policy',
    '/terms-of-service',
    '/store/m',
    '/store/m/s',
    '/store/m/s/2',
    '/store/m/s/3',
    '/store/m/s/material-coir',
    '/store/m/s/material-coir/2',
    '/product/I-0',
  ])
  expect(file?.paths.at(-1)).toBe('/product/I-99')
  expect(new Set(file?.paths).size).toBe(file?.paths.length)
})

test('a large catalogue is spread over files of at most 40,000 addresses, losing none', () => {
  const files = sitemapFiles(catalogueOf(100_000))
  expect(files.map(({ name }) => name)).toEqual(['part-1', 'part-2', 'part-3'])
  expect(Math.max(...files.map(({ paths }) => paths.length))).toBe(40_000)
  expect(new Set(files.flatMap(({ paths }) => paths)).size).toBe(100_000 + 13 + Math.ceil(100_000 / PAGE_SIZE))
})
