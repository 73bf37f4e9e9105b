import { type ColumnKinds, cellKind, columnKinds } from './pasted-cells.ts'
import { headOf, isPriced, MOST_HEADS, type NamedColumns, namedColumns } from './pasted-heads.ts'
import { readPastedLine } from './pasted-line.ts'
import type { PastedRecord } from './pasted-records.ts'
import { headWords } from './pasted-words.ts'

/** Which column is which, as found by what they hold. Columns count from 0. */
export interface ListColumns {
  /** How many rows at the beginning name the columns. */
  heads: number
  /** Cells in the last of them; 0 where there is none. */
  width: number
  wanted: number
  /** Undefined where no column holds quantities. */
  quantity: number | undefined
  /** Columns that may hold them as well as that one. */
  rivals: readonly number[]
  /** A column of names beside that of codes. */
  otherwise: number | undefined
  /** The column that names what has no code: another one, but where heads say which holds codes and none says names. */
  instead: number | undefined
  /** A column whose head says that it holds notes. */
  note: number | undefined
}

/** Enough to tell by. */
const SAMPLE = 500
/** What notes and prices count for when columns are told apart. */
const NO_CELLS: ColumnKinds = { blank: 0, count: 0, number: 0, code: 0, text: 0 }

export function listColumns(records: readonly PastedRecord[]): ListColumns {
  const wide = records.filter(isWide).slice(0, SAMPLE)
  const head = headOf(records)
  const named = namedColumns(head)
  const apart = new Set([...head.keys()].filter((column) => column === named.note || isPriced(head[column])))
  const kinds = columnKinds(wide).map((kind, column) => (apart.has(column) ? NO_CELLS : kind))
  const columns = chooseColumns(wide, kinds, named)
  const heads = countHeads(records, kinds, columns)
  return { ...columns, heads, width: heads === 0 ? 0 : (records[heads - 1]?.cells.length ?? 0) }
}

function isWide({ cells }: PastedRecord): boolean {
  return cells.filter((cell) => cell !== '').length > 1
}

type ChosenColumns = Pick<ListColumns, 'wanted' | 'quantity' | 'rivals' | 'otherwise' | 'instead' | 'note'>

function chooseColumns(
  wide: readonly PastedRecord[],
  kinds: readonly ColumnKinds[],
  named: NamedColumns,
): ChosenColumns {
  const wanted = mostOf(kinds, 'code', named.code) ?? mostOf(kinds, 'text', named.name) ?? anyOf(kinds, named.code) ?? 0
  const [quantity, ...rivals] = quantityColumns(wide, kinds, named, wanted)
  const names = kinds.map((kind, column) => (column === wanted || column === quantity ? { ...kind, text: 0 } : kind))
  const otherwise = mostOf(names, 'text', named.name)
  const instead = named.code === wanted && named.name !== otherwise ? undefined : otherwise
  return { wanted, quantity, rivals, otherwise, instead, note: named.note }
}

/** The column of quantities, and those that nothing tells from it. */
function quantityColumns(
  wide: readonly PastedRecord[],
  kinds: readonly ColumnKinds[],
  named: NamedColumns,
  wanted: number,
): readonly number[] {
  const others = [...kinds.keys()].filter((column) => column !== wanted)
  const counts = others.filter((column) => (kinds[column]?.count ?? 0) > 0 && mayCount(kinds[column]))
  const unpriced = counts.filter((column) => !hasPrices(wide, column))
  const pieces = unpriced.length > 0 ? unpriced : counts
  const [sure, likely, akin] = named.counting
  const running = runningColumn(wide)
  // `No.` before the codes only counts the rows.
  const countsRows = (column: number) => column === running || (column < wanted && likely.includes(column))
  const ofItems = pieces.filter((column) => !countsRows(column))
  const real = ofItems.length > 0 ? ofItems : pieces
  for (const claiming of [sure, likely.filter((column) => real.includes(column)), akin]) {
    const columns = claiming.filter((column) => column !== wanted)
    const counting = columns.filter((column) => pieces.includes(column))
    if (columns.length > 0) return counting.length > 0 ? counting : columns.slice(0, 1)
  }
  // A head that names the codes would name the quantities, did we know its word.
  if (named.code !== undefined && real.length > 1) return real
  const isNumber = (column: number) => mayCount(kinds[column]) && (kinds[column]?.number ?? 0) > 0
  const best = real.find((column) => column > wanted) ?? real.at(-1) ?? others.find(isNumber)
  return best === undefined ? [] : [best]
}

/** The column that has most of a kind, or the one that is named so if it has any. */
function mostOf(kinds: readonly ColumnKinds[], kind: 'code' | 'text', named: number | undefined): number | undefined {
  const count = (column: number) => kinds[column]?.[kind] ?? 0
  if (named !== undefined && count(named) > 0) return named
  const best = [...kinds.keys()].reduce((most, column) => (count(column) > count(most) ? column : most), 0)
  // A single word over many numbers is the name of their column.
  return count(best) > (kind === 'text' ? 1 : 0) || (count(best) === 1 && filled(kinds[best]) <= 2) ? best : undefined
}

function anyOf(kinds: readonly ColumnKinds[], named: number | undefined): number | undefined {
  const first = kinds.findIndex((kind) => filled(kind) > 0)
  return named ?? (first === -1 ? undefined : first)
}

function filled(kind: ColumnKinds | undefined): number {
  return kind === undefined ? 0 : kind.count + kind.number + kind.code + kind.text
}

/** Numbers, but for a head and a few slips. */
function mayCount(kind: ColumnKinds | undefined): boolean {
  return kind !== undefined && kind.count + kind.number >= Math.max(1, filled(kind) / 2)
}

/** `89.00` among what may count: whole prices look like quantities. */
function hasPrices(wide: readonly PastedRecord[], column: number): boolean {
  return wide.some(({ cells }) => /\d[.,]\d\d?$/.test(cells[column] ?? ''))
}

/** The column that only counts the rows: 1, 2, 3. */
function runningColumn(wide: readonly PastedRecord[]): number | undefined {
  const last = wide.slice(1)
  return [...(last[0]?.cells.keys() ?? [])].find((column) => {
    const first = Number(last[0]?.cells[column])
    return last.length > 1 && last.every(({ cells }, index) => cells[column] === String(first + index))
  })
}

/** Titles and names of columns, as far as no row of the list stands above them. */
function countHeads(records: readonly PastedRecord[], kinds: readonly ColumnKinds[], columns: ChosenColumns): number {
  const firstData = records.slice(0, MOST_HEADS).findIndex((record) => isData(record, columns))
  const above = records.slice(0, firstData === -1 ? MOST_HEADS : firstData)
  const holds = kinds[columns.wanted]
  const ofCodes = holds !== undefined && holds.code > holds.text
  const first = above.findIndex(isWide)
  return above.findLastIndex((record, index) => namesColumns(record, ofCodes && index === first)) + 1
}

function isData(record: PastedRecord, { wanted, quantity }: ChosenColumns): boolean {
  const { cells } = record
  if (!isWide(record)) {
    const line = cells.find((cell) => cell !== '') ?? ''
    return cellKind(readPastedLine(line).wanted) === 'code' || /^\d|[x×] ?\d+$/i.test(line)
  }
  const count = quantity === undefined ? 'blank' : cellKind(cells[quantity] ?? '')
  return count === 'count' || count === 'number' || cellKind(cells[wanted] ?? '') === 'code'
}

/** Over codes, the first row that has neither a code nor a number only names them, in whatever words. */
function namesColumns(record: PastedRecord, anyWords: boolean): boolean {
  if (!isWide(record)) return isSoleHead(record)
  const words = record.cells.flatMap(headWords)
  return anyWords || words.includes('quantity') || words.includes('code')
}

/** A list of one column that begins with what it is called. */
function isSoleHead({ cells }: PastedRecord): boolean {
  const [name = ''] = cells.filter((cell) => cell !== '')
  return headWords(name)[0] === 'code' && !name.includes(' ') && cellKind(name) === 'text'
}
