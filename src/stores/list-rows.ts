import { type ListLine, listLineOf, MOST_LIST_LINES, noteOf } from '#domain/list.ts'
import { readCsvCell } from '#domain/list-csv.ts'
import { readPastedQuantity } from '#domain/pasted-quantity.ts'
import type { QuickRow } from '#domain/quick-row.ts'
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
  const lines: ListLine[] = []
  const left: QuickRow[] = []
  for (const row of rows) {
    const quantity = readPastedQuantity(row.written)
    if (row.found.state !== 'item' || quantity.status !== 'stated' || lines.length >= MOST_LIST_LINES) {
      if (row.wanted.trim() !== '' || row.written.trim() !== '') left.push(row)
      continue
    }
    const { item } = row.found
    const line = listLineOf(item, item.terms, quantity.quantity, pictureOfRow(item))
    lines.push({ ...line, note: noteOf(readCsvCell(row.note)) })
  }
  return { lines, left }
}
