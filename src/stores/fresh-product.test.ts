import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { FreshItem, Item } from '#domain/item.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { writeDocument } from '#search/document-message.ts'
import { documentOf } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubPage } from './test-page.ts'

const item = (itemId: string, name = `Stable mat ${itemId}`): Item => ({
  ...{ itemId, code: `HH-${itemId}`, name, description: '', brand: '', pictureKey: '', subCategoryId: 's' },
  price: cents(900),
})

beforeEach(() => {
  stubPage('/product/new-1')
})

afterEach(closePage)

/** A page of its own: it reads the search index once. */
async function freshPage() {
  openPage()
  return { ...(await import('./fresh-product.ts')), ...(await import('./test-backend.ts')) }
}

test('a product that is newer than the build is shown as the store tells of it, with its pictures', async () => {
  const page = await freshPage()
  const fresh: FreshItem = { item: item('new-1'), pictureIds: ['p1', 'p2'] }
  const freshItem = vi.fn(async () => fresh)
  page.stubCatalogue({ freshItem, pictureAddress: (id) => `/picture/${id}` })
  expect(page.$freshProduct.get()).toEqual({ status: 'loading' })
  await page.readFreshProduct()
  expect(page.$freshProduct.get()).toEqual({ status: 'ready', fresh, pictures: ['/picture/p1', '/picture/p2'] })
  expect(freshItem.mock.calls).toEqual([['new-1']])
  const again = page.readFreshProduct()
  expect(page.$freshProduct.get()).toEqual({ status: 'loading' })
  await again
})

test('a product that the store does not have is unknown', async () => {
  const page = await freshPage()
  page.stubCatalogue({ freshItem: async () => undefined })
  await page.readFreshProduct()
  expect(page.$freshProduct.get()).toEqual({ status: 'unknown' })
})

test('where the store cannot be reached nobody knows', async () => {
  const page = await freshPage()
  page.stubCatalogue({ freshItem: () => Promise.reject(page.UNREACHABLE) })
  await page.readFreshProduct()
  expect(page.$freshProduct.get()).toEqual({ status: 'unreachable' })
})

/** The search index of a shop with so many stable mats, and a trailer mat that says «stable mats», too. */
function stubIndex(mats: number): void {
  const written = (one: Item, category: number) => writeDocument(documentOf(one, [], ONE_BY_ONE), category)
  const stable = Array.from({ length: mats }, (_, index) => written(item(`s${index}`), 0))
  const files: Record<string, unknown> = {
    '/search-index.json': {
      ...{ version: SEARCH_INDEX_VERSION, items: mats + 1, head: '/head.json', shards: [], lexicon: [] },
    },
    '/head.json': {
      categories: [
        ['Horse', 'Stable mats'],
        ['Horse', 'Trailer mats'],
      ],
      documents: [written(item('t1', 'Trailer mat, as stable mats'), 1), ...stable],
    },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(files[path]))
}

const relatedTo = async (itemId: string) => {
  const { relatedProducts } = await freshPage()
  return (await relatedProducts(itemId, 'Stable mats')).map((found) => found.itemId)
}

test('related are others of the same sub-category', async () => {
  stubIndex(3)
  expect((await relatedTo('s1')).toSorted()).toEqual(['s0', 's2'])
})

test('no more than four are related', async () => {
  stubIndex(6)
  expect(await relatedTo('new-1')).toHaveLength(4)
})

test('where the search index cannot be had nothing is related', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await relatedTo('s1')).toEqual([])
})
