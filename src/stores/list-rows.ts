import { fitLines } from '#domain/fit-lines.ts'
import { type List, type ListLine, listLineOf, MOST_LIST_LINES, noteOf } from '#domain/list.ts'
import { readCsvCell } from '#domain/list-csv.ts'
import { readPastedQuantity } from '#domain/pasted-quantity.ts'
import type { QuickRow } from '#domain/quick-row.ts'
import { makeList } from './lists.ts'
import { pictureOfRow } from './quick-order-cart.ts'

/** Rows parted into lines that a list can keep, and those that somebody has to look at first. */
export interface RowsAsLines {
  lines: ListLine[]
  left: QuickRow[]
}

/**
 * A list keeps every item in every quantity: what is not sold so, or has its price on request, is said when it goes
 * into the cart.
 */
export function linesOfRows(rows: readonly QuickRow[]): RowsAsLines {
  const lineOfRow = new Map(rows.map((row) => [row, lineOf(row)]))
  const wanted = [...lineOfRow.values()].filter((line) => line !== undefined)
  const { fitting } = fitLines([], wanted, MOST_LIST_LINES)
  const kept = new Set(fitting)
  const left = rows.filter((row) => {
    const line = lineOfRow.get(row)
    return line === undefined ? row.wanted.trim() !== '' || row.written.trim() !== '' : !kept.has(line)
  })
  return { lines: fitting, left }
}

/** Undefined for a row whose item or quantity is not known. */
function lineOf({ found, written, note }: QuickRow): ListLine | undefined {
  const quantity = readPastedQuantity(written)
  if (found.state !== 'item' || quantity.status !== 'stated') return undefined
  const { item } = found
  const line = listLineOf(item, item.terms, quantity.quantity, pictureOfRow(item))
  return { ...line, note: noteOf(readCsvCell(note)) }
}

/** What became of rows that were to be a list: none of them is lost without a word. */
export interface RowsAsList {
  /** Undefined where no row could be kept, or there are as many lists as this browser keeps. */
  list: List | undefined
  /** Whether a list was wanted and there was no room for it. */
  full: boolean
  /** Rows that somebody has to look at. */
  left: readonly QuickRow[]
}

/** Makes a list of the rows whose item and quantity are known. */
export function listOfRows(name: string, rows: readonly QuickRow[]): RowsAsList {
  const { lines, left } = linesOfRows(rows)
  const list = lines.length === 0 ? undefined : makeList(name, lines)
  const full = lines.length > 0 && list === undefined
  return { list, full, left: full ? rows : left }
}
