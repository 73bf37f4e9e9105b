import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsvCell, writeListCsv } from './list-csv.ts'
import { readPastedList } from './pasted-list.ts'
import { listLine } from './test-lists.ts'

const HEADS = { code: 'Code', name: 'Name', quantity: 'Quantity', note: 'Note' }
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
      const { rows, heads } = readPastedList({ text: writeListCsv(list, HEADS) })
      expect(heads).toEqual(['Code Name Quantity Note'])
      expect(rows.map((row) => [row.wanted, row.quantity, readCsvCell(row.note)])).toEqual(
        list.map((line) => [line.code, { status: 'stated', quantity: line.quantity }, line.note]),
      )
    }),
  )
})

test('heads in Spanish are known again: what means something else in French does not stand for the quantity', () => {
  const heads = { code: 'Código', name: 'Nombre', quantity: 'Cantidad', note: 'Nota' }
  const list = [listLine('STB-1', 12, 'gate'), listLine('STB-2', 3)]
  const read = readPastedList({ text: writeListCsv(list, heads) })
  expect(read.heads).toEqual(['Código Nombre Cantidad Nota'])
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
  const text = writeListCsv([{ ...listLine('x', 1, '=HYPERLINK("https://evil.example")'), name: '@sum' }], HEADS)
  expect(text).toContain(`'@sum`)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
})
