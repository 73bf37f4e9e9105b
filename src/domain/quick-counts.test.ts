import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { countedAfter, countsOf, NO_ROWS } from './quick-counts.ts'
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
  row('1', { state: 'unreachable' }),
  blankRow(9),
]

test('rows are counted by how they stand, and those that are right add up', () => {
  const none = { filled: 0, right: 0, toLookAt: 0, unsold: 0, unreachable: 0, named: 0, total: 0 }
  expect(countedAfter(NO_ROWS, []).counts).toEqual(none)
  const counts = { filled: 8, right: 2, toLookAt: 5, unsold: 1, unreachable: 1, named: 6, total: 18_200 }
  expect(countedAfter(NO_ROWS, ROWS).counts).toEqual(counts)
  expect(countsOf(ROWS)).toEqual(counts)
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
