import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { writeDocument } from '#search/document-message.ts'
import { documentOf } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'
import { readItems } from './catalogue-items.ts'

vi.mock('astro:env/client', () => ({ STOREFRONT_MODE: 'gateway', IMAGE_URL_TEMPLATE: '' }))

/** Pages that were asked for, and how each is answered. */
let asked: string[] = []
let status = 404

beforeEach(() => {
  asked = []
  status = 404
  const documents = ['a', 'b'].map((itemId) => {
    const item = { itemId, code: `HH-${itemId}`, name: `Mat ${itemId}`, brand: '', description: '', pictureKey: '' }
    return writeDocument(documentOf({ ...item, subCategoryId: 's', price: cents(900) }, [], ONE_BY_ONE), 0)
  })
  const index = { version: SEARCH_INDEX_VERSION, items: 2, head: '/head.json', shards: [], lexicon: [] }
  const head = { categories: [['Horse', 'Stable']], documents }
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/head.json' ? head : index))
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

test('no more are read than have a place', async () => {
  const { items, all } = await read(['a', 'b', 'x'], 2)
  expect([items.length, all, asked]).toEqual([2, 3, []])
})
