import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { listLine } from '#domain/test-lists.ts'
import { stubLocalStorage } from '#domain/test-local-storage.ts'
import { writeDocument } from '#search/document-message.ts'
import { documentOf } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubPage } from './test-page.ts'

/** The search index of a shop that has two mats. */
const DOCUMENTS = ['a', 'b'].map((itemId) => {
  const item = { itemId, code: `HH-${itemId}-10`, name: `Mat ${itemId}`, brand: '', description: '', pictureKey: '' }
  return writeDocument(documentOf({ ...item, subCategoryId: 's', price: cents(900) }, [], ONE_BY_ONE), 0)
})
const FILES: Record<string, unknown> = {
  '/search-index.json': { version: SEARCH_INDEX_VERSION, items: 2, head: '/head.json', shards: [], lexicon: [] },
  '/head.json': { categories: [['Horse', 'Stable']], documents: DOCUMENTS },
}

beforeEach(() => {
  stubLocalStorage()
  vi.stubGlobal('fetch', async (path: string) => Response.json(FILES[path]))
})

afterEach(closePage)

async function freshPage() {
  openPage()
  return {
    ...(await import('./list-file.ts')),
    ...(await import('./lists.ts')),
    ...(await import('./quick-order.ts')),
  }
}

const file = (text: string, name = 'Barn 2.csv') => new File([text], name)

test('a file becomes a list under its name; what stands in several rows is added up, and what is unknown is left', async () => {
  const page = await freshPage()
  const read = await page.readFileAsList(
    file('Code,Quantity,Note\nHH-a-10,2,left\nHH-nope-10,1,\nHH-b-10,3,\nHH-a-10,4,\n'),
  )
  expect(read).toMatchObject({ full: false, rows: 4, heads: ['Code Quantity Note'], beyond: 0, counted: true })
  expect(read).toMatchObject({ left: [{ wanted: 'HH-nope-10' }] })
  expect(page.$lists.get()).toMatchObject([
    {
      name: 'Barn 2',
      lines: [
        { itemId: 'a', quantity: 6, note: 'left' },
        { itemId: 'b', quantity: 3, note: '' },
      ],
    },
  ])
  expect(read).toMatchObject({ list: page.$lists.get()[0] })
})

test('a file without a name that says anything makes a list all the same', async () => {
  const page = await freshPage()
  await page.readFileAsList(file('HH-a-10 x 2', '.csv'))
  expect(page.$lists.get()).toMatchObject([{ name: 'Shared list', lines: [{ itemId: 'a', quantity: 2 }] }])
})

test('a file of which nothing is known makes no list', async () => {
  const page = await freshPage()
  const read = await page.readFileAsList(file('HH-nope-10 x 2'))
  expect(read).toMatchObject({ list: undefined, full: false, rows: 1, left: [{ wanted: 'HH-nope-10' }] })
  expect(page.$lists.get()).toEqual([])
})

test('where there is no room for another list all rows are left', async () => {
  const page = await freshPage()
  for (let count = 0; count < 50; count += 1) page.makeList('List', [])
  const read = await page.readFileAsList(file('HH-a-10 x 2\nHH-nope-10 x 1'))
  expect(read).toMatchObject({ list: undefined, full: true, left: [{ wanted: 'HH-a-10' }, { wanted: 'HH-nope-10' }] })
})

test('a file that is no list says why', async () => {
  const page = await freshPage()
  expect(await page.readFileAsList(file('\u0050\u004b\u0003\u0004 but no workbook', 'a.xlsx'))).toBe('workbook')
  expect(page.$lists.get()).toEqual([])
})

test('rows that have to be mended go below those of the quick order', async () => {
  const page = await freshPage()
  const [blank] = page.$quickRows.get()
  if (blank === undefined) throw new Error('The grid ends with a blank row.')
  stubPage()
  expect(page.moveToQuickOrder([{ ...blank, key: 7, wanted: 'HH-nope-10', written: '2' }])).toBe(true)
  expect(page.$quickRows.get()).toMatchObject([{ wanted: 'HH-nope-10', written: '2' }, { wanted: '' }])
})

test('rows that the tab does not keep for the quick order do not go there, and can be copied', async () => {
  const page = await freshPage()
  const before = page.$quickRows.get()
  const [blank] = before
  if (blank === undefined) throw new Error('The grid ends with a blank row.')
  const rows = [
    { ...blank, key: 7, wanted: 'HH-nope-10', written: '2', note: 'left' },
    { ...blank, key: 8, wanted: 'HH-nope-20' },
  ]
  expect(page.moveToQuickOrder(rows)).toBe(false)
  expect(page.$quickRows.get()).toEqual(before)
  expect(page.textOfRows(rows)).toBe('HH-nope-10\t2\tleft\nHH-nope-20')
})

test('a list is a file of comma-separated values that says its columns', async () => {
  const { csvFileOf } = await freshPage()
  const made = await csvFileOf({
    id: 'l1',
    name: 'Barn 2: "Tom & Jerry" (old)/new',
    lines: [listLine('x', 2, 'left, door')],
  })
  expect([made.name, made.file.type]).toEqual(['Barn 2- -Tom - Jerry- -old-new.csv', 'text/csv;charset=utf-8'])
  // A byte order mark comes first, and is taken off as it is read.
  expect([...new Uint8Array(await made.file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(await made.file.text()).toBe(
    'Code,Name,Quantity,Unit price,Total price,Note\r\nHH-x-10,Mat x,2,$12.50,$25.00,"left, door"\r\n',
  )
})

test('a file of a list has the prices of now, and what comes back of it is the same list', async () => {
  const page = await freshPage()
  const { $now } = await import('./items-now.ts')
  const [a, b] = [listLine('a', 2, 'left'), listLine('b', 3)]
  const item = { itemId: 'a', code: 'HH-a-10', name: 'Mat a', brand: '', description: '', pictureKey: '' }
  $now.set(new Map([['a', { ...item, subCategoryId: 's', price: cents(900) }]]))
  const { file: made } = await page.csvFileOf({ id: 'l1', name: 'Barn 2', lines: [a, b] })
  expect(await made.text()).toContain('HH-a-10,Mat a,2,$9.00,$18.00,left\r\nHH-b-10,Mat b,3,$12.50,$37.50,\r\n')
  expect(await page.readFileAsList(new File([made], 'Barn 2.csv'))).toMatchObject({ left: [], rows: 2 })
  expect(page.$lists.get()).toMatchObject([
    {
      name: 'Barn 2',
      lines: [
        { itemId: 'a', quantity: 2, note: 'left' },
        { itemId: 'b', quantity: 3, note: '' },
      ],
    },
  ])
})

test('each file asks a store that could not be reached just now', async () => {
  const { csvFileOf } = await freshPage()
  const { stubCatalogue, UNREACHABLE } = await import('./test-backend.ts')
  const liveItems = vi.fn(() => Promise.reject(UNREACHABLE))
  stubCatalogue({ liveItems })
  for (let time = 0; time < 2; time += 1) await csvFileOf({ id: 'l1', name: 'Barn 2', lines: [listLine('x', 2)] })
  expect(liveItems).toHaveBeenCalledTimes(2)
})

test('the name of a file keeps the letters of other scripts', async () => {
  const { csvFileOf } = await freshPage()
  expect((await csvFileOf({ id: 'l1', name: 'Stall_Süd-1.2 අශ්ව', lines: [] })).name).toBe('Stall_Süd-1.2 අශ්ව.csv')
})
