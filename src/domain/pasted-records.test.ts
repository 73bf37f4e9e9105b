import { expect, test } from 'vitest'
import { MOST_CELLS, recordsOfText } from './pasted-records.ts'

const cellsOf = (text: string) => [...recordsOfText(text)].map(({ cells }) => cells)

test.each([
  ['A-1 1,5', [['A-1 1,5']]],
  ['A-1 12,5', [['A-1 12,5']]],
  ['A-1 x1,5', [['A-1 x1,5']]],
  ['1,5 x A-1', [['1,5 x A-1']]],
  ['12,5x A-1', [['12,5x A-1']]],
  ['1,55 × A-1', [['1,55 × A-1']]],
  ['A-1 1 a,5', [['A-1 1 a', '5']]],
  ['A-1 12345,5', [['A-1 12345', '5']]],
  ['A-1 1,b5', [['A-1 1', 'b5']]],
  ['a1,5 x A-1', [['a1', '5 x A-1']]],
  ['1b,5 x A-1', [['1b', '5 x A-1']]],
  ['1,b5 x A-1', [['1', 'b5 x A-1']]],
  ['12345,5 x A-1', [['12345', '5 x A-1']]],
  ['A-1,Mat 1830 x 1220,4,12.00', [['A-1', 'Mat 1830 x 1220', '4', '12.00']]],
  ['A-1,4,6 x 4 ft mat', [['A-1', '4', '6 x 4 ft mat']]],
  ['"Mat 1830 x 1220","4"', [['Mat 1830 x 1220', '4']]],
  [
    'Name,Qty\nMat 1830 x 1220,4',
    [
      ['Name', 'Qty'],
      ['Mat 1830 x 1220', '4'],
    ],
  ],
])('a comma in %j parts cells or belongs to a number', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test.each([
  [
    'a sign that most lines have',
    'a;1,5\nb;2,5\nc,d;3',
    [
      ['a', '1,5'],
      ['b', '2,5'],
      ['c,d', '3'],
    ],
  ],
  [
    'a sign that only this line has',
    'a;1\nb;2\nc,3',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
  ],
  ['no sign', 'a;1\nb', [['a', '1'], ['b']]],
  [
    'a sign that stands in quotation marks no more',
    '"a;b;",1\n"c;d",2',
    [
      ['a;b;', '1'],
      ['c;d', '2'],
    ],
  ],
])('cells are parted by %s', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('it is told whether a comma parted them', () => {
  const parted = [...recordsOfText('a,1\nb;2\n"c",3')].map((record) => record.parted)
  expect(parted).toEqual(['comma', 'cells', 'comma'])
})

test.each([
  ['a;"b"', [['a', 'b']]],
  ['"a" ; "b;c"  ;d', [['a', 'b;c', 'd']]],
  ['"a ""b""";', [['a "b"', '']]],
  ['"a" b;1', [['"a" b', '1']]],
  [
    '"a;1\n2;3',
    [
      ['"a', '1'],
      ['2', '3'],
    ],
  ],
  ['a  b;\u0000 c', [['a b', 'c']]],
])('quotation marks and gaps of %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('a quotation ends within ten lines, or a mark was forgotten', () => {
  const quoted = (lines: number) => `"a${'\n'.repeat(lines)}b";1`
  expect([...recordsOfText(`${quoted(10)}\nc;2`)].map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a b', '1'],
    [12, 'c', '2'],
  ])
  expect(cellsOf(quoted(11))).toEqual([['"a'], ['b"', '1']])
})

test('what stands beyond the last cell that is read belongs to it', () => {
  const cells = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`)
  const read = [...cells(MOST_CELLS - 1), `c${MOST_CELLS} c${MOST_CELLS + 1} c${MOST_CELLS + 2}`]
  expect(cellsOf(cells(MOST_CELLS).join(';'))).toEqual([cells(MOST_CELLS)])
  expect(cellsOf(cells(MOST_CELLS + 2).join(';'))).toEqual([read])
  expect(
    cellsOf(
      cells(MOST_CELLS)
        .map((cell) => `"${cell}"`)
        .join(';'),
    ),
  ).toEqual([cells(MOST_CELLS)])
  expect(
    cellsOf(
      cells(MOST_CELLS + 2)
        .map((cell) => `"${cell}"`)
        .join(';'),
    ),
  ).toEqual([read])
})
