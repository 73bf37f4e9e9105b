import { expect, test } from 'vitest'
import { documentsLeft, rowsOfDocuments } from './documents-left.ts'
import type { FilterIndex } from './filter-index.ts'
import { conditionOf } from './filter-rows.ts'
import type { FilterSelection } from './filter-selection.ts'
import { filteredRows } from './filtered-rows.ts'
import type { SearchDocument } from './search-document.ts'
import { someDocument } from './test-document.ts'

function documentOf(row: number, name = `Mat ${row}`): SearchDocument {
  return someDocument({ itemId: `id ${name}`, name, brief: '1830 × 1220 mm', row })
}

const NOTHING: FilterSelection = new Map()
const SOMETHING: FilterSelection = new Map([['colour', { kind: 'choices', keys: ['black'], unstated: false }]])
const names = (documents: SearchDocument[]) => documents.map(({ name }) => name)

const column: FilterIndex['column'] = async (name) =>
  name === 'newness'
    ? { column: { rows: Uint32Array.of(5, 4, 3, 2, 1), codes: 6 }, content: { values: [1, 2, 3, 4, 5], rows: '' } }
    : {
        column: { rows: Uint32Array.of(0, 1, 0, 1, 0), codes: 2 },
        content: { choices: [['black', 'Black']], sets: [[], [0]], rows: '' },
      }
/** Rows 0 to 4, of which 1 and 3 are black; row 4 is the newest. */
const INDEX: FilterIndex = {
  items: 5,
  stamp: '',
  column,
  condition: async (fact, chosen) => conditionOf(await column(fact), chosen),
  head: () => undefined,
  expectRows() {},
  rows: async (rows) =>
    [...rows].map((row) => ({ document: documentOf(row, 'of the build'), size: 'S', thickness: 'T', weight: 'W' })),
}

const order = async (rows: number[], view: { order: 'listed' | 'newest'; selection: FilterSelection }) => {
  const filtered = await filteredRows(INDEX, { rows }, { ...view, open: new Set() })
  return [...filtered.rows()]
}

test('what was found keeps its order, filtered or not, unless another is asked for', async () => {
  expect(await order([3, 0, 4, 1], { order: 'listed', selection: NOTHING })).toEqual([3, 0, 4, 1])
  expect(await order([3, 0, 4, 1], { order: 'listed', selection: SOMETHING })).toEqual([3, 1])
  expect(await order([3, 0, 4, 1], { order: 'newest', selection: NOTHING })).toEqual([4, 3, 1, 0])
})

test('documents follow the rows; what is newer than the build stays where nothing is chosen', () => {
  const documents = [documentOf(0), documentOf(-1, 'New'), documentOf(3)]
  expect(names(documentsLeft(documents, [3, 0], { order: 'thickness', selection: NOTHING }))).toEqual([
    'Mat 3',
    'Mat 0',
    'New',
  ])
  // A row that is none of the documents' shows nothing.
  expect(names(documentsLeft(documents, [1, 0], { order: 'listed', selection: SOMETHING }))).toEqual(['Mat 0'])
  expect(names(documentsLeft(documents, [3, 0], { order: 'newest', selection: NOTHING }))[0]).toBe('New')
  expect(names(documentsLeft(documents, [3], { order: 'listed', selection: SOMETHING }))).toEqual(['Mat 3'])
})

test('a row says what the store says now, with the measures of the build', async () => {
  expect(await rowsOfDocuments(INDEX, [documentOf(0), documentOf(2, 'Renamed'), documentOf(-1, 'New')])).toEqual([
    { document: documentOf(0), size: 'S', thickness: 'T', weight: 'W' },
    { document: documentOf(2, 'Renamed'), size: 'S', thickness: 'T', weight: 'W' },
    { document: documentOf(-1, 'New'), size: '1830 × 1220 mm', thickness: '', weight: '' },
  ])
})
