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
