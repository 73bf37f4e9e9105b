import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { writeDocument } from '#search/document-message.ts'
import { documentOf } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'
import { readItems } from './catalogue-items.ts'
import { $now, $nowAtMs, $unreachedAtMs, type Now } from './items-now.ts'
import { stubCatalogue } from './test-backend.ts'
import { openPage } from './test-browser.ts'
import { productPage, stubPages } from './test-pages.ts'

/** When the build was made. */
const CRAWLED_MS = 1_700_000_000_000
/** Pages that were asked for, and how each is answered. */
let asked: string[] = []
let status = 404

beforeEach(() => {
  $now.set(new Map())
  $nowAtMs.set(new Map())
  $unreachedAtMs.set(new Map())
  asked = []
  status = 404
  const documents = ['a', 'b'].map((itemId) => {
    const item = { itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, brand: '', description: '', pictureKey: '' }
    return writeDocument(documentOf({ ...item, subCategoryId: 's', price: cents(900) }, [], ONE_BY_ONE), 0)
  })
  const index = { version: SEARCH_INDEX_VERSION, items: 2, head: '/head.json', shards: [], lexicon: [] }
  const head = { categories: [['Horse', 'Stable']], documents }
  const answers = new Map<string, object>([
    ['/head.json', head],
    [CATALOGUE_PATH, { crawledAt: new Date(CRAWLED_MS).toISOString() }],
  ])
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers.get(path) ?? index))
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      onload = () => {}
      open(_: string, path: string) {
        asked.push(path)
      }
      send() {
        this.status = status
        queueMicrotask(() => this.onload())
      }
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

const line = (itemId: string) => ({ itemId, code: `HH-${itemId}` })
const read = (ids: string[], most = 500) =>
  readItems(ids.map(line), most, new AbortController().signal, (done, all) => told.push([done, all]))
let told: [number, number][] = []
afterEach(() => {
  told = []
})

test('what the search index finds is read from it, in the order of the list, and no page is asked for', async () => {
  const { items, all, gone } = await read(['b', 'a'])
  expect(items.map(({ name, price }) => [name, price])).toEqual([
    ['Mat b', 900],
    ['Mat a', 900],
  ])
  expect([all, gone, asked, told.at(-1)]).toEqual([2, 0, [], [2, 2]])
})

test('what it does not find is looked for on its page, and counted as gone where there is none', async () => {
  const { items, gone } = await read(['a', 'x'])
  expect(items.map(({ itemId }) => itemId)).toEqual(['a'])
  expect([gone, asked]).toEqual([1, ['/product/x']])
})

test('a code that another item has by now finds nothing', async () => {
  await readItems([{ itemId: 'x', code: 'HH-a' }], 9, new AbortController().signal, () => {})
  expect(asked).toEqual(['/product/x'])
})

test('a page that cannot be had fails the whole', async () => {
  status = 503
  await expect(read(['a', 'x'])).rejects.toThrow('The page of x')
})

test('how far it has got is told from what the index has found on', async () => {
  await read(['a', 'x', 'y', 'z'])
  expect(told).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ])
})

test('two pages are read at a time', async () => {
  const asking: number[] = []
  await readItems(['x', 'y', 'z'].map(line), 500, new AbortController().signal, () => asking.push(asked.length))
  expect(asking.slice(0, 2)).toEqual([0, 2])
  expect(asked).toEqual(['/product/x', '/product/y', '/product/z'])
})

test('what a page says of itself is taken where the index does not know it', async () => {
  stubPages({ '/product/x': productPage({ itemId: 'x', name: 'Mat of another build' }) })
  const { items, gone } = await read(['x', 'a'])
  expect([items.map(({ name }) => name), gone]).toEqual([['Mat of another build', 'Mat a'], 0])
})

test('without an index all pages are read', async () => {
  openPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const fresh = await import('./catalogue-items.ts')
  stubPages({ '/product/a': productPage({ itemId: 'a' }) })
  const { items } = await fresh.readItems([line('a')], 500, new AbortController().signal, () => {})
  expect(items.map(({ itemId }) => itemId)).toEqual(['a'])
  openPage()
})

test.each([
  ['before anything was read', ['x'], 0, []],
  ['while pages are read', ['a', 'x', 'y', 'z'], 2, ['/product/x', '/product/y']],
  ['when all has been read', ['a'], 1, []],
])('what is cancelled %s comes to nothing', async (_, ids, after, pages) => {
  const stop = new AbortController()
  if (after === 0) stop.abort()
  const advance = vi.fn((done: number) => {
    if (done === after) stop.abort()
  })
  await expect(readItems(ids.map(line), 500, stop.signal, advance)).rejects.toThrow('aborted')
  expect([asked, advance.mock.calls.some(([done]) => done >= after)]).toEqual([pages, after > 0])
})

test('no more are read than have a place', async () => {
  const { items, all } = await read(['a', 'b', 'x'], 2)
  expect([items.length, all, asked]).toEqual([2, 3, []])
})

test('what the store has said of items now stands, and what it no longer sells is left out', async () => {
  const now = { itemId: 'a', code: 'HH-a', name: 'Mat a of now', brand: '', description: '', pictureKey: '' }
  const fresh = { ...now, itemId: 'n', code: 'HH-n', name: 'New mat' }
  const terms = { subCategoryId: 's', price: cents(1_100) }
  $now.set(
    new Map<string, Now>([
      ['a', { ...now, ...terms }],
      ['n', { ...fresh, ...terms }],
      ['b', 'gone'],
    ]),
  )
  const nowMs = Date.now()
  $nowAtMs.set(
    new Map([
      ['a', nowMs],
      ['b', nowMs - 9_000],
      ['n', nowMs - 7_000],
    ]),
  )
  const { items, gone, pricesAtMs } = await read(['a', 'b', 'n'])
  expect(items.map(({ name, price }) => [name, price])).toEqual([
    ['Mat a of now', 1_100],
    ['New mat', 1_100],
  ])
  expect([gone, pricesAtMs]).toEqual([1, nowMs - 7_000])
})

test('the store is asked for what it has not said, or some minutes ago', async () => {
  const known = { code: '', name: 'Mat', description: '', brand: '', pictureKey: '', subCategoryId: 's' }
  const liveItems = vi.fn(async (ids: string[]) => ({
    items: ids.map((itemId): Item => ({ ...known, itemId, price: cents(1_200) })),
    missing: [],
  }))
  stubCatalogue({ liveItems })
  $nowAtMs.set(new Map([['a', Date.now() - 300_000]]))
  const before = Date.now()
  const { items, pricesAtMs } = await read(['a', 'b'])
  expect(items.map(({ price }) => price)).toEqual([1_200, 1_200])
  expect([liveItems.mock.calls, Number(pricesAtMs) >= before]).toEqual([[[['a', 'b']]], true])
})

test('prices of which the store has not been asked are those of the build', async () => {
  const { pricesAtMs } = await read(['a'])
  expect(pricesAtMs).toBe(CRAWLED_MS)
})
