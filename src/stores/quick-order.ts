import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { countedAfter, NO_ROWS, type QuickCounts } from '#domain/quick-counts.ts'
import {
  answerOf,
  blankRow,
  isFilled,
  type QuickItem,
  type QuickRow,
  rowsBelow,
  withItem,
  withRowsOf,
} from '#domain/quick-row.ts'
import { restoredQuickRow, StoredQuickRow, storedQuickRow } from '#domain/stored-quick-row.ts'
import { sessionAtom } from './session-atom.ts'
import { breathe } from './slices.ts'

/** What became of a list. */
export interface ListReport {
  /** How many there were, before any were added up. */
  rows: number
  heads: readonly string[]
  beyond: number
  counted: boolean
}

/** A list whose rows have what was found for them; the same item in several of them is added up. */
export interface FoundList {
  rows: readonly QuickRow[]
  report: ListReport
  /** What a worker has counted. */
  counts?: QuickCounts | undefined
}

const $kept = sessionAtom('quick-order', [], v.array(StoredQuickRow))
/** Typing is not held up by storage. */
const KEEP_AFTER_MS = 300
let nextKey = 0

/** The rows of the grid; the last is always blank. */
export const $quickRows = atom<readonly QuickRow[]>(keptRows())
const $listsRead = atom(0)
/** Whether a list is being read; another may be pasted meanwhile. */
export const $readingList = computed($listsRead, (lists) => lists > 0)
export const $listReport = atom<ListReport | undefined>(undefined)

let countedRows = NO_ROWS

/** How the rows stand, and what those that are right cost. */
export const $quickCounts = computed($quickRows, (rows) => {
  countedRows = countedAfter(countedRows, rows)
  return countedRows.counts
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
  const now = $quickRows.get()
  $quickRows.set(withBlankEnd(to(now), now.at(-1)))
}

/** What reading a list comes to; until then it is known that one is read. */
export async function whileReading<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  $listsRead.set($listsRead.get() + 1)
  try {
    return await read()
  } finally {
    $listsRead.set($listsRead.get() - 1)
  }
}

/** Puts a list below what is there; the same item in several rows is added up. Never throws. */
export async function takeList({ rows, counts, report }: FoundList): Promise<void> {
  // Adding up, counting, drawing the rows and saying what became of them are a task each.
  const before = $quickRows.get()
  const isAlone = !before.some(isFilled)
  const joined = withBlankEnd(isAlone ? rows : rowsBelow(before, rows), before.at(-1))
  await breathe()
  countedRows = isAlone && counts ? { rows: joined, counts } : countedAfter(countedRows, joined)
  await breathe()
  if ($quickRows.get() === before) $quickRows.set(joined)
  else putBelow(rows)
  await breathe()
  $listReport.set(report)
}

/** Puts rows below those that are there; the same item in several is added up. */
export function putBelow(rows: readonly QuickRow[]): void {
  replaceRows((now) => rowsBelow(now, rows))
}

/** Quantities that are not sold become the next ones that are. */
export function mendQuantities(): void {
  replaceRows((rows) =>
    rows.map((row) => {
      const answer = answerOf(row)
      return answer.state === 'unsold' ? { ...row, written: String(answer.sold) } : row
    }),
  )
}

function change(key: number, to: (row: QuickRow) => QuickRow): void {
  $quickRows.set(withBlankEnd($quickRows.get().map((row) => (row.key === key ? to(row) : row))))
}

/** `before` was the last row before: where it is blank it still is the last, and whoever is about to type there does. */
function withBlankEnd(rows: readonly QuickRow[], before?: QuickRow): readonly QuickRow[] {
  const last = rows.at(-1)
  if (last !== undefined && !isFilled(last)) return rows
  return [...rows, before === undefined || isFilled(before) ? blankRow(newKey()) : before]
}

/** A key that no row of this page has. */
export function newKey(): number {
  nextKey += 1
  return nextKey
}
