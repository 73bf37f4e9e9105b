import { listColumns } from './pasted-columns.ts'
import type { PastedQuantity } from './pasted-quantity.ts'
import { type PastedRecord, recordsOfText } from './pasted-records.ts'
import { codesApart, readRecord } from './pasted-row.ts'
import { recordsOfHtml } from './pasted-table.ts'
import { done, type Steps } from './steps.ts'

/** One row of a list of what somebody wants, as it was written; whether there is such an item is another question. */
export interface PastedRow {
  /** Counts from 1, blank lines among them. */
  line: number
  /** The whole row, its cells parted by a space. */
  text: string
  /** A code or a name; empty where the row has none. */
  wanted: string
  /** What else may name it, from a column beside that of the codes; often empty. */
  otherwise: string
  /** From a column of notes; often empty. */
  note: string
  quantity: PastedQuantity
}

/** A list with nothing left out: every row with something in it is a head, a row, or one of those beyond the limit. */
export interface PastedList {
  rows: PastedRow[]
  /** Rows above the others that name the columns. */
  heads: string[]
  /** How many rows came after the first 10,000; they are not read. */
  beyond: number
  /** Whether any row states a quantity; where none does, one of each is meant. */
  counted: boolean
}

/** What came from a clipboard or a file; `html` only where there is some. */
export interface PastedContent {
  text: string
  html?: string
}

export const MOST_PASTED_ROWS = 10_000
/** Rows that are read in one go. */
const STEP = 200

/**
 * Reads what somebody pastes: columns of a spreadsheet, a CSV file in anybody's style, lines such as `12 x CODE`. A table
 * among the HTML comes first, for mail programs tear it apart when they make text of it. In linear time, whatever
 * comes. Never throws.
 */
export function readPastedList(content: PastedContent): PastedList {
  return done(pastedList(content))
}

/** The same in steps. */
export function* pastedList({ text, html = '' }: PastedContent): Steps<PastedList> {
  const table = yield* recordsOfHtml(html)
  if (table.length > 0) return yield* listOf(table)
  const records: PastedRecord[] = []
  for (const record of recordsOfText(text)) {
    records.push(record)
    if (records.length % STEP === 0) yield
  }
  return yield* listOf(records)
}

/** The same for rows whose cells are known, as those of a workbook. */
export function pastedCells(rows: readonly (readonly string[])[]): Steps<PastedList> {
  const records = rows.map((cells, index): PastedRecord => ({ line: index + 1, cells: [...cells], parted: 'cells' }))
  return listOf(records.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')))
}

function* listOf(all: readonly PastedRecord[]): Steps<PastedList> {
  const columns = listColumns(all.slice(0, MOST_PASTED_ROWS))
  const records = all.slice(columns.heads).flatMap((record) => codesApart(record, columns))
  const rows: PastedRow[] = []
  for (const record of records.slice(0, MOST_PASTED_ROWS)) {
    rows.push({ line: record.line, text: textOf(record), ...readRecord(record, columns) })
    if (rows.length % STEP === 0) yield
  }
  const counted = rows.some(({ quantity }) => quantity.status !== 'unstated')
  return {
    rows: counted ? rows.map(withoutGuess) : rows,
    heads: all.slice(0, columns.heads).map(textOf),
    beyond: records.length - rows.length,
    counted,
  }
}

/** An empty field among others with quantities is no order of one. */
function withoutGuess(row: PastedRow): PastedRow {
  if (row.quantity.status !== 'unstated') return row
  return { ...row, quantity: { status: 'wrong', problem: 'missing', written: '' } }
}

function textOf({ cells }: PastedRecord): string {
  return cells.filter((cell) => cell !== '').join(' ')
}
