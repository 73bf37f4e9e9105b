import type * as v from 'valibot'
import { writeSigns } from '#search/column-signs.ts'
import { type ColumnName, gapsOf, type NumberColumn, type RangeHead, type RangeLists } from '#search/filter-files.ts'
import { rangeCounts } from '#search/filter-groups.ts'
import { type ColumnFiles, type FilterSizes, isLong, partFiles } from './column-files.ts'
import { contentNamed, type IndexFile } from './index-file.ts'

type Stated = number | undefined
type NumberMessage = v.InferInput<typeof NumberColumn>

/** The files of a fact that is a number; `numbers` say which one each item has, `uses` by their keys what it is for. */
export function numberFiles(
  name: ColumnName,
  numbers: readonly Stated[],
  uses: readonly (readonly string[])[],
  sizes: FilterSizes,
): ColumnFiles {
  return columnFiles(name, numbers, sizes, (coded) => {
    if (coded.values.length < 2) return undefined
    const split = rangeHead(numbers, coded)
    // Of few numbers the parts that a list lies in take less than which rows of the shop reach a bound.
    if (coded.values.length <= MOST_BOUNDS) return split
    return { ...split, lists: contentNamed('lists', rangeLists(coded, uses)) }
  })
}

/** The files of numbers that are sorted by, and nothing else. */
export function orderFiles(name: ColumnName, numbers: readonly Stated[], sizes: FilterSizes): ColumnFiles {
  return columnFiles(name, numbers, sizes, () => undefined)
}

function columnFiles(
  name: ColumnName,
  numbers: readonly Stated[],
  sizes: FilterSizes,
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

/** Up to so many values each is a bound; more are bounded by what is more than a round number, which people ask for at most. */
const MOST_BOUNDS = 64
/** Round numbers from one power of ten to the next, of three digits; each is some parts in a hundred more than the last. */
const ROUND = [
  ...[100, 105, 110, 115, 120, 125, 130, 135, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 260, 280],
  ...[300, 320, 340, 360, 380, 400, 420, 450, 480, 500, 520, 550, 580, 600, 650, 700, 750, 800, 850, 900, 950],
]

function rangeHead(
  numbers: readonly Stated[],
  { values, codes }: CodedNumbers,
): Pick<Required<ColumnFiles>['split'], 'head' | 'named'> {
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
  const counts = rangeCounts(values, countsOf(codes, values))
  return { head: contentNamed('range', { ...counts, bounds } satisfies RangeHead), named }
}

function rangeLists({ values, codes }: CodedNumbers, uses: readonly (readonly string[])[]): RangeLists {
  const listed = new Map<string, number[]>()
  for (const [row, keys] of uses.entries()) {
    for (const key of keys) {
      const own = listed.get(key) ?? []
      own.push(codes[row] ?? 0)
      listed.set(key, own)
    }
  }
  const lists = [...listed].map(([key, own]) => {
    const counts = countsOf(own, values)
    return [key, rangeCounts(values, counts, counts)] as const
  })
  return Object.fromEntries(lists)
}

/** How often each code is there. */
function countsOf(codes: readonly number[], { length }: readonly number[]): Uint32Array {
  const counts = new Uint32Array(length + 1)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return counts
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
  const bounds = [0, ...roundBounds(values.at(-1) ?? 0)]
  const cells: Cell[] = []
  let own = 0
  for (const [place, value] of values.entries()) {
    while ((bounds[own + 1] ?? Number.POSITIVE_INFINITY) <= value) own += 1
    const bound = bounds[own] ?? 0
    if (cells.at(-1)?.[0] !== bound) cells.push([bound, place])
  }
  return cells
}

/** What is more than each round number, up to `most`, ascending. */
function roundBounds(most: number): number[] {
  const bounds = new Set<number>()
  for (let power = 0.01; 100 * power <= most; power *= 10) {
    for (const round of ROUND) bounds.add(Math.floor(round * power + 1e-6) + 1)
  }
  return [...bounds]
}
