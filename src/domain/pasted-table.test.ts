import { expect, test } from 'vitest'
import { MOST_CELLS } from './pasted-records.ts'
import { recordsOfHtml } from './pasted-table.ts'
import { done } from './steps.ts'

const records = (html: string) => done(recordsOfHtml(html))
const cellsOf = (html: string) => records(html).map(({ cells }) => cells)

test('rows are numbered, and their cells are known for cells', () => {
  expect(records('<table border=1><tr><td>A<td>1<tr><th>B</th><th>2</th></table>')).toEqual([
    { line: 1, cells: ['A', '1'], parted: 'cells' },
    { line: 2, cells: ['B', '2'], parted: 'cells' },
  ])
})

test.each(['', 'A;1', '<tablet>A</tablet>', '<p>table</p>'])('%j holds no table', (html) => {
  expect(cellsOf(html)).toEqual([])
})

test.each(['tr', '/tr', 'tbody', 'thead', '/thead', 'tfoot', 'table', '/table'])('<%s> ends a row', (tag) => {
  expect(cellsOf(`<table><tr><td>A<${tag}><td>B`)).toEqual([['A'], ['B']])
})

test.each(['br', 'p', '/p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'pre'])(
  '<%s> ends a line beside tables, and parts words in a cell',
  (tag) => {
    expect(cellsOf(`a<${tag}>b<table><tr><td>c<${tag}>d<td>1</table>`)).toEqual([['a'], ['b'], ['c d', '1']])
  },
)

test('other tags change nothing', () => {
  expect(cellsOf('a<b>b<table><tr><td>c<b>d</b></table>')).toEqual([['ab'], ['cd']])
})

test('what stands between cells is read as text after their row', () => {
  expect(cellsOf('<table><tr><td>A</td>x<th>B</th>y<td>1</td></tr></table>')).toEqual([['A', 'B', '1'], ['xy']])
})

test('ends of cells and rows that nothing began end nothing', () => {
  expect(cellsOf('<table></td></tr><tr></td><td>A</td></td></th><td>1</td></table>')).toEqual([['A', '1']])
})

test.each(['colspan=2', 'colspan="2"', "COLSPAN='2'"])('a cell with %s takes two columns', (span) => {
  expect(cellsOf(`<table><tr><td ${span}>A<td>1</table>`)).toEqual([['A', '', '1']])
})

test('of many columns a cell takes no more than are read', () => {
  const [row = []] = cellsOf('<table><tr><td colspan=12>A<td colspan=900>B</table>')
  expect(row.indexOf('B')).toBe(12)
  expect(row).toHaveLength(12 + MOST_CELLS)
  expect(cellsOf('<table><tr><td data-colspan=2 xcolspan=2>A<td>1</table>')).toEqual([['A', '1']])
})

test('what stands beyond the last cell that is read belongs to it', () => {
  const cells = Array.from({ length: MOST_CELLS + 2 }, (_, index) => `c${index + 1}`)
  const [row = []] = cellsOf(`<table><tr>${cells.map((cell) => `<td>${cell}`).join('')}</table>`)
  expect(row).toEqual([...cells.slice(0, MOST_CELLS - 1), `c${MOST_CELLS} c${MOST_CELLS + 1} c${MOST_CELLS + 2}`])
})

test.each([
  ['rowspan=2', [['A', '1'], ['', '2'], ['3']]],
  [
    'rowspan="3"',
    [
      ['A', '1'],
      ['', '2'],
      ['', '3'],
    ],
  ],
  [
    'rowspan=12',
    [
      ['A', '1'],
      ['', '2'],
      ['', '3'],
    ],
  ],
  ['rowspan=1', [['A', '1'], ['2'], ['3']]],
])('a cell with %s reaches into the rows below', (span, rows) => {
  expect(cellsOf(`<table><tr><td ${span}>A<td>1<tr><td>2<tr><td>3</table>`)).toEqual(rows)
})

test('it does so at the end of a row as well, and never into another table', () => {
  expect(cellsOf('<table><tr><td>A<td rowspan=2>n<tr><td>B</table>')).toEqual([
    ['A', 'n'],
    ['B', ''],
  ])
  expect(cellsOf('<table><tr><td rowspan=9>A<td>1</table><table><tr><td>B<td>2</table>')).toEqual([
    ['A', '1'],
    ['B', '2'],
  ])
})

test('a long table is read in steps, a short one at once', () => {
  const row = '<tr><td>A</td><td>1</td></tr>'
  expect(recordsOfHtml(`<table>${row}</table>`).next().done).toBe(true)
  expect(recordsOfHtml(`<table>${row.repeat(400)}</table>`).next().done).toBe(false)
})
