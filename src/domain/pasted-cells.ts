import { readPastedQuantity } from './pasted-quantity.ts'
import type { PastedRecord } from './pasted-records.ts'

/** What a cell looks like. A number is one that counts no pieces: a price, a share, a date. */
export type CellKind = 'blank' | 'count' | 'number' | 'code' | 'text'

/** How many cells of a column look like what. */
export type ColumnKinds = Record<CellKind, number>

const LONGEST_CODE = 40

export function cellKind(cell: string): CellKind {
  if (cell === '') return 'blank'
  if (/^\d{5,}$/.test(cell)) return 'code'
  if (readPastedQuantity(cell).status === 'stated') return 'count'
  if (/\d/.test(cell) && !/\p{L}/u.test(cell)) return 'number'
  if (AMOUNT.test(cell)) return 'number'
  if (cell.length > LONGEST_CODE || cell.includes(' ')) return 'text'
  return /\d/.test(cell) || CAPITALS.test(cell) ? 'code' : 'text'
}

/** `12.50 EUR`, `3 m`, `A$ 4`. */
const AMOUNT = /^(?:\d[\d.,]* [\p{L}²]{1,6}|[\p{L}$€£]{1,3} \d+[.,]\d\d)$/u
/** `HH-COIR-NAT` */
const CAPITALS = /^\p{Lu}+[-_./][\p{Lu}\d_./-]+$/u

export function columnKinds(records: readonly PastedRecord[]): ColumnKinds[] {
  const columns: ColumnKinds[] = []
  for (const { cells } of records) {
    for (const [index, cell] of cells.entries()) {
      columns[index] ??= { blank: 0, count: 0, number: 0, code: 0, text: 0 }
      columns[index][cellKind(cell)] += 1
    }
  }
  return columns
}
