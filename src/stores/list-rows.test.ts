import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { blankRow, type QuickItem, type QuickRow } from '#domain/quick-row.ts'
import { linesOfRows } from './list-rows.ts'

const MAT: QuickItem = {
  ...{ itemId: 'x', code: 'HH-x', name: 'Mat x', price: cents(1_250), picture: 'a1b2-128' },
  terms: { unit: 'unstated', minimum: 4, step: 1 },
}

/** A row that somebody wrote, of a mat that was found for it. */
function row(written: string, more: Partial<QuickRow> = {}): QuickRow {
  return { ...blankRow(1), wanted: 'HH-x', written, found: { state: 'item', item: MAT }, ...more }
}

test('a row becomes a line in the quantity that was written, whether or not it is sold so', () => {
  const { lines, left } = linesOfRows([row('2', { note: "'=stall 4 \n left" })])
  expect(lines).toEqual([
    {
      ...{ itemId: 'x', code: 'HH-x', name: 'Mat x', picture: '/pictures/a1b2-128.webp', price: 1_250, quantity: 2 },
      ...{ terms: MAT.terms, note: '=stall 4 left' },
    },
  ])
  expect(left).toEqual([])
})

test('an item whose price is on request and that has no picture is kept as well', () => {
  const item: QuickItem = { ...MAT, price: 'on-request', picture: '' }
  expect(linesOfRows([row('2', { found: { state: 'item', item } })]).lines).toMatchObject([
    { itemId: 'x', price: 'on-request', picture: '' },
  ])
})

test.each([
  ['of nothing that was found', row('2', { found: { state: 'unknown', near: undefined } })],
  ['without a quantity', row('')],
  ['of a quantity that is none', row('1,5')],
  ['that has nothing but a quantity', row('2', { wanted: ' ', found: { state: 'blank' } })],
  ['that has nothing but a code', row(' ', { found: { state: 'blank' } })],
])('somebody has to look at a row %s', (_, wrong) => {
  const { lines, left } = linesOfRows([wrong, row('3')])
  expect(left).toEqual([wrong])
  expect(lines.map(({ quantity }) => quantity)).toEqual([3])
})

test('nobody has to look at a blank row', () => {
  expect(linesOfRows([blankRow(1), row(' ', { wanted: ' ', found: { state: 'blank' } })])).toEqual({
    lines: [],
    left: [],
  })
})

test('rows beyond what a list has room for are left', () => {
  const rows = Array.from({ length: 502 }, (_, key) =>
    row('1', { key, found: { state: 'item', item: { ...MAT, itemId: `x${key}` } } }),
  )
  const { lines, left } = linesOfRows(rows)
  expect([lines.length, left.map(({ key }) => key)]).toEqual([500, [500, 501]])
})

test('what one item has too many of is left, and nothing of it is lost', () => {
  const rows = [row('6000', { key: 1 }), row('5000', { key: 2 }), row('3999', { key: 3 })]
  const { lines, left } = linesOfRows(rows)
  expect([lines.map(({ quantity }) => quantity), left.map(({ key }) => key)]).toEqual([[6_000, 3_999], [2]])
})
