import { expect, test } from 'vitest'
import { cents, type Price } from '#domain/cents.ts'
import { PAGE_SIZE } from '#domain/page-size.ts'
import type { SearchHit } from './search-hit.ts'
import {
  arrangeResults,
  FIRST_SEARCH_VIEW as FIRST,
  needsColumns,
  pageOf,
  readView,
  type SearchView,
  writeView,
} from './search-view.ts'
import { someDocument } from './test-document.ts'

function hit(name: string, price: Price, mainCategory = 'Gym'): SearchHit {
  return { document: someDocument({ itemId: name, code: name, name, price, row: -1, mainCategory }), terms: [] }
}

const names = (view: Partial<SearchView>, hits: SearchHit[]) =>
  arrangeResults(hits, { ...FIRST, ...view }).hits.map(({ document }) => document.name)

test('results are ordered by price or name, and what is on request comes last', () => {
  const hits = [hit('Mat 10', cents(300)), hit('Mat 9', 'on-request'), hit('Mat 2', cents(100))]
  expect(names({}, hits)).toEqual(['Mat 10', 'Mat 9', 'Mat 2'])
  expect(names({ order: 'price' }, hits)).toEqual(['Mat 2', 'Mat 10', 'Mat 9'])
  expect(names({ order: 'price-down' }, hits)).toEqual(['Mat 10', 'Mat 2', 'Mat 9'])
  expect(names({ order: 'name' }, hits)).toEqual(['Mat 2', 'Mat 9', 'Mat 10'])
  expect(names({ order: 'name-down' }, hits)).toEqual(['Mat 10', 'Mat 9', 'Mat 2'])
})

test('results of one price stay as they were found, and so does what is on request', () => {
  const prices = ['on-request', cents(300), 'on-request', cents(100), cents(300), 'on-request'] as const
  const hits = prices.map((price, place) => hit(String(place), price))
  expect(names({ order: 'price' }, hits)).toEqual(['3', '1', '4', '0', '2', '5'])
  expect(names({ order: 'price-down' }, hits)).toEqual(['1', '4', '3', '0', '2', '5'])
})

test('what only the filters know leaves results as they were found, and is asked of them', () => {
  const hits = [hit('Mat 2', cents(300)), hit('Mat 1', cents(100))]
  for (const order of ['newest', 'size', 'size-up', 'thickness', 'weight', 'weight-up', 'material'] as const) {
    expect(names({ order }, hits)).toEqual(['Mat 2', 'Mat 1'])
    expect(needsColumns({ order, look: 'cards' })).toBe(true)
  }
  for (const order of ['listed', 'price', 'price-down', 'name', 'name-down'] as const) {
    expect(needsColumns({ order, look: 'cards' })).toBe(false)
    expect(needsColumns({ order, look: 'table' })).toBe(true)
  }
})

test('categories are counted over all results and filter them; an unknown one filters nothing', () => {
  const hits = [hit('B', cents(1), 'Dairy'), hit('A', cents(1)), hit('C', cents(1))]
  const arranged = arrangeResults(hits, { ...FIRST, category: 'Dairy' })
  expect(arranged.categories).toEqual([
    { name: 'Gym', count: 2 },
    { name: 'Dairy', count: 1 },
  ])
  expect([arranged.category, arranged.hits.length]).toEqual(['Dairy', 1])
  const unknown = arrangeResults(hits, { ...FIRST, category: 'Nowhere' })
  expect([unknown.category, unknown.hits.length]).toEqual(['', 3])
})

test('a long list is shown page by page', () => {
  const hits = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => hit(`Mat ${index}`, cents(100)))
  expect(pageOf(hits, 1)).toEqual({ shown: hits.slice(0, PAGE_SIZE), total: PAGE_SIZE + 1, hasMore: true })
  expect(pageOf(hits, 2)).toEqual({ shown: hits, total: PAGE_SIZE + 1, hasMore: false })
  expect(pageOf(hits.slice(1), 1)).toEqual({ shown: hits.slice(1), total: PAGE_SIZE, hasMore: false })
})

test('a view survives its address, and a wrong address is the first view', () => {
  const view: SearchView = { order: 'price-down', look: 'table', category: 'Gym & Commercial', page: 3 }
  expect(readView(new URLSearchParams(writeView('a mat', view)))).toEqual(view)
  expect(writeView('a mat', FIRST)).toBe('q=a+mat')
  expect(readView(new URLSearchParams('sort=wild&page=-2'))).toEqual(FIRST)
})

test('every count is the length of what a press on it shows, also of what is newer than the build', () => {
  const hits = [hit('A', cents(1)), hit('B', cents(1), 'Dairy'), hit('C', cents(1), ''), hit('D', cents(1), '')]
  const { hits: all, categories } = arrangeResults(hits, FIRST)
  expect(categories.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(all.length)
  for (const { name, count } of categories) expect(names({ category: name }, hits)).toHaveLength(count ?? 0)
})
