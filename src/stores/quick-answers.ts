import { type Found, type QuickRow, withItem } from '#domain/quick-row.ts'
import { foundNear, foundRows } from './found-list.ts'
import { $quickRows } from './quick-order.ts'

/** Looks for the items of rows that nobody has looked for yet. */
export async function resumeQuickOrder(): Promise<void> {
  await lookFor($quickRows.get().filter(({ found }) => found.state === 'looking' || found.state === 'unreachable'))
}

/** Looks for what was typed into a row. */
export async function settleRow(key: number): Promise<void> {
  await lookFor($quickRows.get().filter((row) => row.key === key && row.found.state === 'looking'))
}

/** Where no row waits, none is written: it would be kept anew, and a list that comes meanwhile be added up again. */
async function lookFor(waiting: readonly QuickRow[]): Promise<void> {
  if (waiting.length > 0) takeOver(waiting, await foundRows(waiting))
}

/** The rows, once none of them is looked for any more: a row that was just typed may still be. Never throws. */
export async function settledRows(): Promise<readonly QuickRow[]> {
  if ($quickRows.get().some(({ found }) => found.state === 'looking')) await resumeQuickOrder()
  return $quickRows.get()
}

const askedAbout = new WeakSet<QuickRow>()

/** Looks for what may be meant by those of some rows that name no item; nobody is asked twice about a row. */
export async function lookAround(rows: readonly QuickRow[]): Promise<void> {
  const asked = rows.filter(
    (row) => row.found.state === 'unknown' && row.found.near === undefined && !askedAbout.has(row),
  )
  if (asked.length === 0) return
  for (const row of asked) askedAbout.add(row)
  const near = await foundNear(asked)
  const found = asked.map((row, place) => withNear(row, near[place]))
  takeOver(asked, found)
}

function withNear(row: QuickRow, near: Found | undefined): QuickRow {
  if (near === undefined) return row
  return near.state === 'item' ? withItem(row, near.item) : { ...row, found: near }
}

/** What was found for rows, as far as they still are as they were. */
function takeOver(asked: readonly QuickRow[], found: readonly QuickRow[]): void {
  const answers = new Map(asked.map((row, index) => [row.key, { wanted: row.wanted, answer: found[index] }]))
  const rows = [...$quickRows.get()]
  for (const [place, row] of rows.entries()) {
    // Those that are asked about stand together at the beginning of a long list, most often.
    if (answers.size === 0) break
    const known = answers.get(row.key)
    answers.delete(row.key)
    if (known?.answer === undefined || known.wanted !== row.wanted) continue
    // A quantity may have been typed meanwhile.
    const written = row.written.trim() === '' ? known.answer.written : row.written
    rows[place] = { ...known.answer, written, joined: row.joined }
  }
  $quickRows.set(rows)
}
