import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { FilterIndex, ShownRow } from '#search/filter-index.ts'
import { foundRows, shownRows } from './shown-rows.ts'
import { someMat } from './test-index.ts'

const row = (number: number): ShownRow => ({
  document: someMat(`r${number}`, { row: number }),
  size: '1 m',
  thickness: '10 mm',
  weight: '',
})

const index: Pick<FilterIndex, 'rows'> = {
  rows: async (numbers) => [...numbers].map(row),
}

test('of what was found the filters know what was there when they were built, at the price that is shown', () => {
  const documents = [
    someMat('d3', { row: 3, price: cents(4200) }),
    someMat('new', { row: -1, price: cents(100) }),
    someMat('d0', { row: 0, price: 'on-request' }),
  ]
  expect(foundRows(documents)).toEqual({ rows: [3, 0], stated: { price: new Map([[3, 4200]]) } })
  expect(foundRows()).toEqual({ rows: [], stated: { price: new Map() } })
})

test('a list shows its rows', async () => {
  expect(await shownRows(index, Uint32Array.of(2, 1), { look: 'cards' })).toEqual([row(2), row(1)])
})

test('a search shows rows in a table, and has its own cards', async () => {
  const documents = [someMat('r2', { row: 2 })]
  expect(await shownRows(index, documents, { look: 'table' })).toEqual([row(2)])
  expect(await shownRows(index, documents, { look: 'cards' })).toEqual([])
})
