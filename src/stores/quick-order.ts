import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { cents } from '#domain/cents.ts'
import type { PastedList } from '#domain/pasted-list.ts'
import {
  answerOf,
  blankRow,
  isFilled,
  needsLook,
  type QuickItem,
  type QuickRow,
  type RowAnswer,
  rowOfList,
  rowsBelow,
  withItem,
  withRowsOf,
} from '#domain/quick-row.ts'
import { restoredQuickRow, StoredQuickRow, storedQuickRow } from '#domain/stored-quick-row.ts'
import { findRows, ROWS_TOGETHER } from './quick-find.ts'
import { sessionAtom } from './session-atom.ts'
import { breathe, inSlices } from './slices.ts'

/** What became of the last list that was read into the grid. */
export interface ListReport {
  rows: number
  heads: readonly string[]
  beyond: number
  counted: boolean
}

const $kept = sessionAtom('quick-order', [], v.array(StoredQuickRow))
/** Typing is not held up by storage. */
const KEEP_AFTER_MS = 300
let nextKey = 0

/** The rows of the grid; the last is always blank. */
export const $quickRows = atom<readonly QuickRow[]>(keptRows())
/** Whether a list is being read. */
export const $readingList = atom(false)
export const $listReport = atom<ListReport | undefined>(undefined)

const answers = new WeakMap<QuickRow, RowAnswer>()

/** What a row comes to. */
export function answerFor(row: QuickRow): RowAnswer {
  const answer = answers.get(row) ?? answerOf(row)
  answers.set(row, answer)
  return answer
}

/** How the rows stand, and what those that are right cost. */
export const $quickCounts = computed($quickRows, (rows) => {
  const counts = { filled: 0, right: 0, toLookAt: 0, unsold: 0, total: 0 }
  for (const row of rows) {
    const answer = answerFor(row)
    if (answer.state !== 'blank') counts.filled += 1
    if (needsLook(answer)) counts.toLookAt += 1
    if (answer.state === 'unsold') counts.unsold += 1
    if (answer.state !== 'accepted') continue
    counts.right += 1
    if (answer.item.price !== 'on-request') counts.total += answer.item.price * answer.quantity
  }
  return { ...counts, total: cents(counts.total) }
})

let keeping: ReturnType<typeof setTimeout> | undefined

$quickRows.listen(() => {
  clearTimeout(keeping)
  keeping = setTimeout(keep, KEEP_AFTER_MS)
})
if (typeof window !== 'undefined') {
  addEventListener('pagehide', keep)
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain())
}

/** Keeps the rows now, for another page, and says whether the tab has them. */
export function keepRows(): boolean {
  keep()
  return $kept.isKept()
}

/** Other pages of the visit write there too: a page that changed nothing keeps nothing. */
function keep(): void {
  if (keeping === undefined) return
  clearTimeout(keeping)
  keeping = undefined
  $kept.set(storedRows($quickRows.get()))
}

/** Back brings this page as it was left, and another one may have kept rows since. */
function lookAgain(): void {
  const kept = keptRows()
  const isOther = JSON.stringify(storedRows(kept)) !== JSON.stringify(storedRows($quickRows.get()))
  if (isOther) $quickRows.set(kept)
}

function storedRows(rows: readonly QuickRow[]): StoredQuickRow[] {
  return rows.filter(isFilled).map(storedQuickRow)
}

function keptRows(): readonly QuickRow[] {
  return withBlankEnd($kept.get().map((stored) => restoredQuickRow(newKey(), stored)))
}

/** What is typed into the field of a code or name; looked for when the field is left. What a list said of another goes. */
export function writeWanted(key: number, wanted: string): void {
  change(key, ({ note, ...row }) => ({
    ...row,
    wanted,
    otherwise: '',
    joined: [],
    // Whoever mends what named no item means the same line of the list.
    note: row.found.state === 'item' ? '' : note,
    found: { state: wanted.trim() === '' ? 'blank' : 'looking' },
  }))
}

export function writeQuantity(key: number, written: string): void {
  change(key, (row) => ({ ...row, written, joined: [] }))
}

export function chooseItem(key: number, item: QuickItem): void {
  change(key, (row) => withItem(row, item))
}

/** Takes a row out and returns what puts it back. */
export function removeRow(key: number): () => void {
  return takeOut(new Set([key]))
}

/** Empties the grid and returns what fills it again. */
export function clearQuickOrder(): () => void {
  $listReport.set(undefined)
  return takeOut(new Set($quickRows.get().map(({ key }) => key)))
}

/** Takes rows out and returns what puts them back where they were, among all that was written since. */
export function takeOut(keys: ReadonlySet<number>): () => void {
  const before = $quickRows.get()
  replaceRows((rows) => rows.filter(({ key }) => !keys.has(key)))
  return () => replaceRows((rows) => withRowsOf(before, keys, rows))
}

/** Changes the rows of now. */
export function replaceRows(to: (rows: readonly QuickRow[]) => readonly QuickRow[]): void {
  $quickRows.set(withBlankEnd(to($quickRows.get())))
}

/** Puts a list below what is there; the same item in several rows is added up. Never throws. */
export async function takeList(list: PastedList): Promise<void> {
  $readingList.set(true)
  const rows = await rowsOfList(list)
  await inSlices(rows, answerFor, ROWS_TOGETHER)
  await breathe()
  // Adding up, drawing the rows and saying what became of them are a task each.
  const before = $quickRows.get()
  const joined = rowsBelow(before, rows)
  await breathe()
  replaceRows((now) => (now === before ? joined : rowsBelow(now, rows)))
  await breathe()
  const { heads, beyond, counted } = list
  $listReport.set({ rows: list.rows.length, heads, beyond, counted })
  $readingList.set(false)
}

/** The rows of a list, each with what was found for it. Never throws. */
export function rowsOfList({ rows }: PastedList): Promise<QuickRow[]> {
  return findRows(rows.map((row) => rowOfList(newKey(), row)))
}

/** Puts rows below those that are there; the same item in several is added up. */
export function putBelow(rows: readonly QuickRow[]): void {
  replaceRows((now) => rowsBelow(now, rows))
}

/** Quantities that are not sold become the next ones that are. */
export function mendQuantities(): void {
  replaceRows((rows) =>
    rows.map((row) => {
      const answer = answerFor(row)
      return answer.state === 'unsold' ? { ...row, written: String(answer.sold) } : row
    }),
  )
}

function change(key: number, to: (row: QuickRow) => QuickRow): void {
  $quickRows.set(withBlankEnd($quickRows.get().map((row) => (row.key === key ? to(row) : row))))
}

function withBlankEnd(rows: readonly QuickRow[]): readonly QuickRow[] {
  const last = rows.at(-1)
  return last === undefined || isFilled(last) ? [...rows, blankRow(newKey())] : rows
}

function newKey(): number {
  nextKey += 1
  return nextKey
}
