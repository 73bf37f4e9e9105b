import type { Price } from './cents.ts'
import type { PastedRow } from './pasted-list.ts'
import { type PastedQuantity, type QuantityProblem, readPastedQuantity, readTypedQuantity } from './pasted-quantity.ts'
import { isSold, MOST_QUANTITY, soldQuantity } from './sale-quantities.ts'
import type { SaleTerms } from './sale-terms.ts'

/** An item as a quick order needs it. */
export interface QuickItem {
  itemId: string
  code: string
  name: string
  price: Price
  terms: SaleTerms
  /** An `indexPicture`; empty for none. */
  picture: string
}

/** A row of the grid: what somebody wrote, and what was found for it. */
export interface QuickRow {
  key: number
  /** A code or a name. */
  wanted: string
  /** The quantity, as it was written. */
  written: string
  /** Of a list that states quantities elsewhere: none is no order of one. */
  needsQuantity: boolean
  /** What else may name it, from another column of a list. */
  otherwise: string
  /** From a column of notes of a list. */
  note: string
  /** Quantities of the same item that stood in several rows of a list and are added up here. */
  joined: readonly number[]
  found: Found
}

export type Found =
  | { state: 'blank' }
  | { state: 'looking' }
  | { state: 'unreachable' }
  | { state: 'item'; item: QuickItem }
  /** `near` is what may be meant; undefined as long as nobody has looked. */
  | { state: 'unknown'; near: readonly QuickItem[] | undefined }

/** What a row comes to: something that goes into the cart, something to mend, or why not. */
export type RowAnswer =
  | { state: 'blank' | 'looking' | 'unreachable' | 'unknown' }
  | { state: 'accepted'; item: QuickItem; quantity: number }
  /** In this quantity it is not sold, in the other it is. */
  | { state: 'unsold'; item: QuickItem; quantity: number; sold: number }
  | { state: 'on-request'; item: QuickItem }
  | { state: 'wrong-quantity'; item: QuickItem; problem: QuantityProblem; written: string }

export function blankRow(key: number): QuickRow {
  const nothing = { wanted: '', written: '', needsQuantity: false, otherwise: '', note: '', joined: [] }
  return { key, ...nothing, found: { state: 'blank' } }
}

/** A row of a list before anything was looked for. */
export function rowOfList(key: number, { wanted, otherwise, note, quantity }: PastedRow): QuickRow {
  const needsQuantity = quantity.status === 'wrong' && quantity.problem === 'missing'
  const written = writtenQuantity(quantity)
  return { ...blankRow(key), wanted, otherwise, note, written, needsQuantity, found: { state: 'looking' } }
}

export function isFilled({ wanted, written }: QuickRow): boolean {
  return wanted.trim() !== '' || written.trim() !== ''
}

export function answerOf(row: QuickRow): RowAnswer {
  if (!isFilled(row)) return { state: 'blank' }
  const { written, found } = row
  if (found.state === 'blank') return { state: 'unknown' }
  if (found.state !== 'item') return { state: found.state }
  const { item } = found
  if (item.price === 'on-request') return { state: 'on-request', item }
  const read = readTypedQuantity(written)
  if (read.status === 'wrong') return { state: 'wrong-quantity', item, problem: read.problem, written: read.written }
  const { quantity } = read
  if (isSold(item.terms, quantity)) return { state: 'accepted', item, quantity }
  return { state: 'unsold', item, quantity, sold: soldQuantity(item.terms, quantity) }
}

/** Whether a row waits for somebody to look at it. */
export function needsLook({ state }: RowAnswer): boolean {
  return state !== 'blank' && state !== 'looking' && state !== 'accepted'
}

/** A row that has its item; one without a quantity means one, or the least that is sold, unless it has to state it. */
export function withItem(row: QuickRow, item: QuickItem): QuickRow {
  const isOpen = row.written.trim() === '' && !row.needsQuantity
  const written = isOpen ? String(soldQuantity(item.terms, 1)) : row.written
  return { ...row, wanted: nameInRow(item), written, found: { state: 'item', item } }
}

/** What a row that has its item says is wanted. */
export function nameInRow({ code, name }: QuickItem): string {
  return code || name
}

/** The rows of now, and those of before that were taken out, each below the one that it stood below. */
export function withRowsOf(
  before: readonly QuickRow[],
  taken: ReadonlySet<number>,
  now: readonly QuickRow[],
): QuickRow[] {
  const there = new Set(now.map(({ key }) => key))
  const missing = new Map<QuickRow, number | undefined>()
  let above: number | undefined
  for (const row of before) {
    if (there.has(row.key)) above = row.key
    else if (taken.has(row.key) && isFilled(row)) missing.set(row, above)
  }
  const below = Map.groupBy(missing.keys(), (row) => missing.get(row))
  return [...(below.get(undefined) ?? []), ...now.flatMap((row) => [row, ...(below.get(row.key) ?? [])])]
}

/**
 * Rows with those of the same item added up into the first of them, which keeps the single quantities; rows whose
 * quantities cannot be added stay as they are. No row goes without its quantity being counted.
 */
export function joinRows(rows: readonly QuickRow[]): QuickRow[] {
  const several = itemsOfSeveral(rows)
  if (several.size === 0) return [...rows]
  const joined: QuickRow[] = []
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const itemId = itemIdOf(row)
    const quantity = itemId !== undefined && several.has(itemId) ? quantityOf(row) : 0
    const id = quantity > 0 ? itemId : undefined
    const present = id === undefined ? undefined : groups.get(id)
    if (present !== undefined && present.sum + quantity <= MOST_QUANTITY) {
      present.rows.push(row)
      present.sum += quantity
      continue
    }
    if (id !== undefined && present === undefined) groups.set(id, { place: joined.length, rows: [row], sum: quantity })
    joined.push(row)
  }
  for (const group of groups.values()) if (group.rows.length > 1) joined[group.place] = joinedRow(group)
  return joined
}

/** The items that more rows than one have; quantities of others need not be read. */
function itemsOfSeveral(rows: readonly QuickRow[]): ReadonlySet<string> {
  const [seen, several] = [new Set<string>(), new Set<string>()]
  for (const row of rows) {
    const id = itemIdOf(row)
    if (id !== undefined) (seen.has(id) ? several : seen).add(id)
  }
  return several
}

function itemIdOf({ found }: QuickRow): string | undefined {
  return found.state === 'item' ? found.item.itemId : undefined
}

/** The rows that are there and filled, and new ones below them; the same item in several is added up. */
export function rowsBelow(above: readonly QuickRow[], rows: readonly QuickRow[]): QuickRow[] {
  return joinRows([...above.filter(isFilled), ...rows])
}

/** Rows of one item, where the first of them stands, and how many pieces they come to. */
interface Group {
  place: number
  rows: [QuickRow, ...QuickRow[]]
  sum: number
}

function joinedRow({ rows, sum }: Group): QuickRow {
  const [first] = rows
  const note = rows.flatMap((row) => (row.note === '' ? [] : row.note)).join('; ')
  return { ...first, note, written: String(sum), joined: rows.flatMap(singles) }
}

/** 0 where it cannot be added. */
function quantityOf({ written }: QuickRow): number {
  const read = readPastedQuantity(written)
  return read.status === 'stated' ? read.quantity : 0
}

function singles(row: QuickRow): readonly number[] {
  return row.joined.length > 0 ? row.joined : [quantityOf(row)]
}

function writtenQuantity(quantity: PastedQuantity): string {
  if (quantity.status === 'stated') return String(quantity.quantity)
  return quantity.status === 'wrong' ? quantity.written : ''
}
