import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { pastedCells } from '#domain/pasted-list.ts'
import { done } from '#domain/steps.ts'
import { workbookOf } from './test-workbook.ts'
import { workbookCells } from './workbook-cells.ts'

test('a workbook is read as its columns say, numbers and all', async () => {
  const cells = await workbookCells(
    workbookOf([
      ['Artikelnummer', 'Menge', 'Preis'],
      ['HH-STB-1812-17', 12, 94.5],
      ['HH-GYM-5050-30', 2.5, 20],
    ]),
  )
  expect(cells[1]).toEqual(['HH-STB-1812-17', '12', '94.5'])
  const { rows, heads } = done(pastedCells(cells))
  expect(heads).toEqual(['Artikelnummer Menge Preis'])
  expect(rows.map(({ wanted, quantity }) => [wanted, quantity.status])).toEqual([
    ['HH-STB-1812-17', 'stated'],
    ['HH-GYM-5050-30', 'wrong'],
  ])
})

test('a cell with nothing in it is empty', async () => {
  expect(await workbookCells(workbookOf([['A', 1], ['B'], ['C', 2]]))).toEqual([
    ['A', '1'],
    ['B', ''],
    ['C', '2'],
  ])
})

test('a day is read without the time of day', async () => {
  expect(await workbookCells(workbookOf([['A', new Date('2026-03-01T10:00:00Z')]]))).toEqual([['A', '2026-03-01']])
})

test('ten thousand rows are all there', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`HH-${index}`, index + 1])
  expect(await workbookCells(workbookOf(rows))).toHaveLength(10_000)
})

test('V1.5.1 what a workbook declares to stand for something else stands for nothing', async () => {
  const parts = unzipSync(workbookOf([['A', 1]]))
  const declared = '<!DOCTYPE sst [<!ENTITY b "bomb"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const texts = '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&b;&f;</t></si></sst>'
  const cells = await workbookCells(zipSync({ ...parts, 'xl/sharedStrings.xml': strToU8(declared + texts) }))
  expect(cells).toEqual([['&b;&f;', '1']])
})

test('V5.2.3 what is no workbook, a broken one and one that unpacks to too much are refused', async () => {
  const whole = workbookOf([['A', 1]])
  await expect(workbookCells(zipSync({ 'content.xml': strToU8('<office/>') }))).rejects.toThrow()
  await expect(workbookCells(whole.slice(0, 600))).rejects.toThrow()
  const unpacking = (bytes: number) => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(bytes) })
  expect(unpacking(31_000_000).length).toBeLessThan(100_000)
  await expect(workbookCells(unpacking(30_000_001))).rejects.toThrow('The workbook is too large.')
  await expect(workbookCells(unpacking(30_000_000))).rejects.not.toThrow('The workbook is too large.')
})

/** A workbook whose only sheet has these rows. */
function withRows(rows: string): Uint8Array {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return zipSync({ ...unzipSync(workbookOf([['A', 1]])), 'xl/worksheets/sheet1.xml': strToU8(sheet) })
}

test.each([
  ['columns', '<row r="1"><c r="A1"><v>1</v></c></row><row r="62"><c r="XFD62"><v>1</v></c></row>'],
  ['rows', '<row r="1"><c r="Z1"><v>1</v></c></row><row r="40000"><c r="A40000"><v>1</v></c></row>'],
  ['rows by their own number', '<row r="1"><c r="Z1"><v>1</v></c></row><row r=\'40000\'><c r="A2"><v>1</v></c></row>'],
  ['rows that no spreadsheet has', '<row r="1048577"></row>'],
  ['rows in a number of another form', '<row r="1e9"></row>'],
  ['cells in an address of another form', '<row r="1"><c r="&#65;1e9"><v>1</v></c></row>'],
  ['cells behind a sign', '<row r="1"><c t="<" r="A1"><v>1</v></c></row>'],
])('V5.2.3 a sheet of few bytes and too many %s is refused before anything is made of it', async (_, rows) => {
  await expect(workbookCells(withRows(rows))).rejects.toThrow('The workbook is too large.')
})

test('a sheet may end far below with rows and cells that have a format and nothing more', async () => {
  const format = '<row r="2"><c r="XFD2" s="1"/></row><row r="1048576" ht="15"/>'
  expect(await workbookCells(withRows(`<row r="1"><c r="A1"><v>7</v></c></row>${format}`))).toEqual([['7']])
})

test('a sheet of a thousand columns and rows is read', async () => {
  const rows = '<row r="1"><c r="ALL1"><v>1</v></c></row><row r="1000"><c r="A1000"><v>1</v></c></row>'
  expect(await workbookCells(withRows(rows))).toHaveLength(1_000)
})
