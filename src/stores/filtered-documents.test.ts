import { afterEach, expect, test } from 'vitest'
import { type FilterView, PLAIN_VIEW } from '#search/filter-selection.ts'
import { closePage, openPage } from './test-browser.ts'
import { matOfRow, stubFilterIndex } from './test-filter-index.ts'

afterEach(closePage)

const COIR: FilterView = {
  ...PLAIN_VIEW,
  selection: new Map([['material', { kind: 'choices', keys: ['coir'], unstated: false }]]),
}

async function freshPage() {
  const shop = stubFilterIndex()
  openPage()
  return { shop, ...(await import('./filtered-documents.ts')) }
}

test('of a filtered list the first mats are read, in its order, and how many there are in all', async () => {
  const { shop, filteredDocuments } = await freshPage()
  const { documents, all } = await filteredDocuments({ fact: 'use', key: 'barn' }, COIR, 3)
  expect([documents, all]).toEqual([[1, 4, 7].map(matOfRow), 20])
  const asked = shop.asked.filter((path) => path !== '/catalogue.json')
  // Where rows are is asked for with the first column.
  expect(asked.slice(0, 2)).toEqual(['/filters.json', '/blocks.json'])
  expect(asked.slice(2)).toEqual(['/material.json', '/use.json', '/_search/rows-0-a.json'])
})

test('all mats are a list, too, in whichever order', async () => {
  const { filteredDocuments } = await freshPage()
  const { documents, all } = await filteredDocuments(undefined, { ...COIR, order: 'price' }, 2)
  expect([documents, all]).toEqual([[148, 145].map(matOfRow), 50])
})

test('a list that cannot be loaded is no empty one', async () => {
  const { shop, filteredDocuments } = await freshPage()
  shop.reach('cut')
  await expect(filteredDocuments(undefined, COIR, 2)).rejects.toThrow('Failed to fetch')
})
