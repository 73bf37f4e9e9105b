import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListLine } from './list.ts'
import { readCsvCell, writeListCsv } from './list-csv.ts'
import { lineNow } from './list-now.ts'
import { readPastedList } from './pasted-list.ts'
import { listLine } from './test-lists.ts'

const HEADS = {
  ...{ code: 'Code', name: 'Name', quantity: 'Quantity' },
  ...{ unitPrice: 'Unit price', total: 'Total price', note: 'Note' },
}
const ON_REQUEST = 'Price on request'
/** As the store says that it sells it now, or no longer does. */
const now = (line: ListLine, item?: 'gone') => lineNow(line, item)
const csvOf = (lines: readonly ListLine[], heads = HEADS) =>
  writeListCsv(
    lines.map((line) => now(line)),
    heads,
    ON_REQUEST,
  )
const note = () =>
  fc.oneof(
    fc.array(fc.constantFrom('gate', 'left, right', '"quoted"', '=1+1', '-2', "'", "'=", 'a;b', '@home', '12'), {
      maxLength: 3,
    }),
    fc.constant([]),
  )

test('codes, quantities and notes come back from CSV, whatever stands in the notes', () => {
  const lines = fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 9_999 }), note())
      .map(([id, quantity, words]) => listLine(`STB-${id}`, quantity, words.join(' '))),
    { selector: ({ itemId }) => itemId, minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (list) => {
      const { rows, heads } = readPastedList({ text: csvOf(list) })
      expect(heads).toEqual(['Code Name Quantity Unit price Total price Note'])
      expect(rows.map((row) => [row.wanted, row.quantity, readCsvCell(row.note)])).toEqual(
        list.map((line) => [line.code, { status: 'stated', quantity: line.quantity }, line.note]),
      )
    }),
  )
})

test('heads in Spanish are known again: what means something else in French does not stand for the quantity', () => {
  const heads = {
    ...{ code: 'Código', name: 'Nombre', quantity: 'Cantidad' },
    ...{ unitPrice: 'Precio unitario', total: 'Precio total', note: 'Nota' },
  }
  const list = [listLine('STB-1', 12, 'gate'), listLine('STB-2', 3)]
  const read = readPastedList({ text: csvOf(list, heads) })
  expect(read.heads).toEqual(['Código Nombre Cantidad Precio unitario Precio total Nota'])
  expect(read.rows.map(({ wanted, otherwise, quantity, note }) => ({ wanted, otherwise, quantity, note }))).toEqual(
    list.map(({ code, name, quantity, note }) => ({
      wanted: code,
      otherwise: name,
      quantity: { status: 'stated', quantity },
      note,
    })),
  )
})

test('no cell begins as a formula does', () => {
  const text = csvOf([{ ...listLine('x', 1, '=HYPERLINK("https://evil.example")'), name: '@sum' }])
  expect(text).toContain(`'@sum`)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
})

test('each line says what one costs and what all of it does, as the shop shows them, as far as it can be bought', () => {
  const lines = [now(listLine('x', 200)), now(listLine('z', 3)), now(listLine('y', 2), 'gone')]
  expect(writeListCsv(lines, HEADS, ON_REQUEST).split('\r\n').slice(1, -1)).toEqual([
    'HH-x-10,Mat x,200,$12.50,"$2,500.00",',
    'HH-z-10,Mat z,3,Price on request,,',
    'HH-y-10,Mat y,2,$12.50,,',
  ])
})
