import type * as v from 'valibot'
import { writeSigns } from '#search/column-signs.ts'
import { type ColumnName, gapsOf, type NumberColumn, type RangeHead } from '#search/filter-files.ts'
import { groupContent } from '#search/filter-groups.ts'
import { type ColumnFiles, type ColumnSizes, isLong, partFiles } from './column-files.ts'
import { contentNamed, type IndexFile } from './index-file.ts'

type Stated = number | undefined
type NumberMessage = v.InferInput<typeof NumberColumn>

/** The files of a fact that is a number; `numbers` say which one each item has. */
export function numberFiles(name: ColumnName, numbers: readonly Stated[], sizes: ColumnSizes): ColumnFiles {
  return columnFiles(name, numbers, sizes, (coded) => (coded.values.length < 2 ? undefined : rangeHead(numbers, coded)))
}

/** The files of numbers that are sorted by, and nothing else. */
export function orderFiles(name: ColumnName, numbers: readonly Stated[], sizes: ColumnSizes): ColumnFiles {
  return columnFiles(name, numbers, sizes, () => undefined)
}

function columnFiles(
  name: ColumnName,
  numbers: readonly Stated[],
  sizes: ColumnSizes,
  splitOf: (coded: CodedNumbers) => ColumnFiles['split'] | undefined,
): ColumnFiles {
  const coded = codedNumbers(numbers)
  const column = columnOf(coded)
  const whole = contentNamed('column', column)
  if (!isLong(column.rows, sizes)) return { whole, parts: [] }
  const parts = partFiles(name, numbers, sizes, (part) => columnOf(codedNumbers(part)))
  const split = splitOf(coded)
  return { whole, parts, ...(split && { split }) }
}

interface CodedNumbers {
  /** Ascending. */
  values: number[]
  /** Of each row the place of its number among them, from 1 on; 0 where it states none. */
  codes: number[]
}

function codedNumbers(numbers: readonly Stated[]): CodedNumbers {
  const values = [...new Set(numbers.filter((number) => number !== undefined))].toSorted((a, b) => a - b)
  const places = new Map<Stated, number>(values.map((value, index) => [value, index + 1]))
  return { values, codes: numbers.map((number) => places.get(number) ?? 0) }
}

function columnOf({ values, codes }: CodedNumbers): NumberMessage {
  return { gaps: gapsOf(values), rows: writeSigns(codes, values.length) }
}

/** Up to so many values each is a bound; more are bounded by numbers that grow by a part of themselves. */
const MOST_BOUNDS = 64
const GROWTH = 1.06

function rangeHead(numbers: readonly Stated[], { values, codes }: CodedNumbers): Required<ColumnFiles>['split'] {
  const counts = new Uint32Array(values.length + 1)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  const column = { rows: Uint32Array.from(codes), codes: values.length + 1 }
  const content = groupContent({ column, content: { values, rows: '' } }, counts, undefined)
  if (content.kind !== 'range') throw new TypeError('Numbers make a range.')
  const cells = cellsOf(values)
  const rowsOfCells = rowsByCell(codes, cells, values.length)
  const named: IndexFile[] = []
  const add = (column: NumberMessage): string => {
    const file = contentNamed('column', column)
    named.push(file)
    return file.path
  }
  const reaching = Uint8Array.from(codes, (code) => (code === 0 ? 0 : 1))
  const bounds = cells.map(([bound, first], cell): RangeHead['bounds'][number] => {
    const rows = rowsOfCells[cell] ?? []
    const reached = add({ gaps: [bound], rows: writeSigns(reaching, 1) })
    for (const row of rows) reaching[row] = 0
    const [, next = values.length] = cells[cell + 1] ?? []
    const isBound = next - first === 1 && values[first] === bound
    return [bound, reached, isBound ? '' : add(sparseColumn(numbers, rows))]
  })
  const { from = 0, to = 0, bins, unstated } = content
  return { head: contentNamed('range', { from, to, bins, unstated, bounds } satisfies RangeHead), named }
}

/** A column that only some rows state. */
function sparseColumn(numbers: readonly Stated[], rows: readonly number[]): NumberMessage {
  const stated = new Uint8Array(numbers.length)
  for (const row of rows) stated[row] = 1
  return { ...columnOf(codedNumbers(rows.map((row) => numbers[row]))), stated: writeSigns(stated, 1) }
}

/** Of each cell the rows whose values are in it, in their order. */
function rowsByCell(codes: readonly number[], cells: readonly Cell[], values: number): number[][] {
  const cellOfCode = new Uint32Array(values + 1)
  for (const [cell, [, first]] of cells.entries()) cellOfCode.fill(cell, first + 1)
  const rows: number[][] = cells.map(() => [])
  for (const [row, code] of codes.entries()) if (code > 0) rows[cellOfCode[code] ?? 0]?.push(row)
  return rows
}

/** Where values are cut: the bound of a cell, and the place of the first value in it. */
type Cell = [bound: number, first: number]

function cellsOf(values: readonly number[]): Cell[] {
  if (values.length <= MOST_BOUNDS) return values.map((value, place) => [value, place])
  const cells: Cell[] = []
  let bound = 0
  for (const [place, value] of values.entries()) {
    while (grown(bound) <= value) bound = grown(bound)
    if (cells.at(-1)?.[0] !== bound) cells.push([bound, place])
  }
  return cells
}

function grown(bound: number): number {
  return Math.max(bound + 1, Math.floor(bound * GROWTH))
}
