import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { countedAfter, countsOfSingles, NO_ROWS } from './quick-counts.ts'
import { blankRow, type QuickItem, type QuickRow } from './quick-row.ts'
import { ONE_BY_ONE } from './sale-terms.ts'

const item = (price: QuickItem['price'], more: Partial<QuickItem> = {}): QuickItem => ({
  ...{ itemId: 'a', code: 'HH-a', name: 'Mat', price, terms: ONE_BY_ONE, picture: '' },
  ...more,
})
const row = (written: string, found: QuickRow['found']): QuickRow => ({ ...blankRow(1), wanted: 'x', written, found })
const TILES = { unit: { of: 'piece', noun: 'tile' }, minimum: 4, step: 4 } as const
const ROWS = [
  row('2', { state: 'item', item: item(cents(8_950)) }),
  row('3', { state: 'item', item: item(cents(100)) }),
  row('5', { state: 'item', item: item(cents(100), { terms: TILES }) }),
  row('1', { state: 'item', item: item('on-request') }),
  row('x', { state: 'item', item: item(cents(100)) }),
  row('1', { state: 'unknown', near: undefined }),
  row('1', { state: 'looking' }),
  blankRow(9),
]

test('rows are counted by how they stand, and those that are right add up', () => {
  expect(countedAfter(NO_ROWS, []).counts).toEqual({ filled: 0, right: 0, toLookAt: 0, unsold: 0, total: 0 })
  expect(countedAfter(NO_ROWS, ROWS).counts).toEqual({ filled: 7, right: 2, toLookAt: 4, unsold: 1, total: 18_200 })
})

test('rows are counted by themselves unless an item is in two of them', () => {
  const apart = ROWS.map(({ found, ...others }, place) => ({
    ...others,
    found: found.state === 'item' ? { ...found, item: { ...found.item, itemId: `i${place}` } } : found,
  }))
  expect(countsOfSingles(apart)).toEqual(countedAfter(NO_ROWS, apart).counts)
  expect(countsOfSingles(ROWS)).toBe(undefined)
})

test('whatever rows were counted before, the counts are those of the rows', () => {
  const some = fc.array(fc.constantFrom(...ROWS), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 5 }), (all) => {
      let counted = NO_ROWS
      for (const rows of all) {
        counted = countedAfter(counted, rows)
        expect(counted).toEqual(countedAfter(NO_ROWS, rows))
      }
    }),
  )
})
