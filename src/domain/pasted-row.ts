import { cellKind } from './pasted-cells.ts'
import type { ListColumns } from './pasted-columns.ts'
import { readPastedLine } from './pasted-line.ts'
import { type PastedQuantity, readPastedQuantity } from './pasted-quantity.ts'
import type { PastedRecord } from './pasted-records.ts'

/** Rows of several codes, as in `HH-1, HH-2, HH-3`, made a row of each where nothing counts them. */
export function codesApart(record: PastedRecord, { quantity, width }: ListColumns): PastedRecord[] {
  const codes = record.cells.filter((cell) => cell !== '')
  const isList = quantity === undefined && width <= 1 && areCodesAlike(codes)
  return isList ? codes.map((code) => ({ ...record, cells: [code] })) : [record]
}

/** A name beside a code may look like one: codes of the same maker begin with the same letters, or are as long. */
function areCodesAlike(cells: readonly string[]): boolean {
  const kinds = new Set(cells.map((cell) => /^\p{L}+/u.exec(cell)?.[0] ?? cell.length))
  return kinds.size === 1 && new Set(cells).size === cells.length && cells.every((cell) => cellKind(cell) === 'code')
}

/** A row as the columns have it; one with a single cell is read as a line, unless that is a quantity of no code. */
export function readRecord({ cells, parted }: PastedRecord, columns: ListColumns) {
  const filled = cells.filter((cell) => cell !== '')
  const cellAt = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  const isCount = cells.length > 1 && columns.instead === undefined && cellKind(cellAt(columns.quantity)) === 'count'
  if (filled.length <= 1 && !isCount) return { otherwise: '', note: '', ...readPastedLine(filled[0] ?? '') }
  const wanted = cellAt(columns.wanted)
  const otherwise = cellAt(columns.otherwise)
  const note = cellAt(columns.note)
  const written = cellAt(columns.quantity)
  // Somebody wrote this row the other way round.
  if (columns.quantity !== undefined && cellKind(wanted) === 'count' && isName(written)) {
    return { wanted: written, otherwise, note, quantity: readPastedQuantity(wanted) }
  }
  const rivals = columns.rivals.map(cellAt)
  // With neither a code nor a quantity it would be a blank row, and left out, whatever stands beside them.
  const beside = otherwise === '' && rivals.every((cell) => cell === '') ? (filled[0] ?? '') : otherwise
  const instead = written === '' ? beside : cellAt(columns.instead)
  const named = { wanted: wanted === '' ? instead : wanted, otherwise, note }
  if (rivals.some((cell) => cell !== '' && cell !== written)) {
    return { ...named, quantity: twoNumbers([written, ...rivals].map((cell) => cell || '–').join(' … ')) }
  }
  const behind = cellAt(columns.quantity === undefined ? undefined : columns.quantity + 1)
  // `CODE,1,5` may be one and a half.
  if (parted === 'comma' && cells.length > columns.width && /^\d+$/.test(written) && /^\d+$/.test(behind)) {
    return { ...named, quantity: twoNumbers(`${written},${behind}`) }
  }
  return { ...named, quantity: readPastedQuantity(written) }
}

function twoNumbers(written: string): PastedQuantity {
  return { status: 'wrong', problem: 'two-numbers', written: written.slice(0, 40) }
}

function isName(cell: string): boolean {
  return cellKind(cell) === 'code' || cellKind(cell) === 'text'
}
