import { type QuickRow, withItem } from '#domain/quick-row.ts'
import { findNear, findRows } from './quick-find.ts'
import { $quickRows } from './quick-order.ts'
import { breathe, inSlices } from './slices.ts'

/** Looks for the items of rows that nobody has looked for yet. */
export async function resumeQuickOrder(): Promise<void> {
  const waiting = $quickRows.get().filter(({ found }) => found.state === 'looking' || found.state === 'unreachable')
  takeOver(waiting, await findRows(waiting))
}

/** Looks for what was typed into a row. */
export async function settleRow(key: number): Promise<void> {
  const rows = $quickRows.get().filter((row) => row.key === key && row.found.state === 'looking')
  takeOver(rows, await findRows(rows))
}

/** The rows, once none of them is looked for any more: a row that was just typed may still be. Never throws. */
export async function settledRows(): Promise<readonly QuickRow[]> {
  if ($quickRows.get().some(({ found }) => found.state === 'looking')) await resumeQuickOrder()
  return $quickRows.get()
}

let around: QuickRow[] = []

/** Looks for what may be meant by a row that names no item; rows that are asked for together are answered together. */
export async function lookAround(row: QuickRow): Promise<void> {
  around.push(row)
  if (around.length > 1) return
  await breathe()
  const rows = around
  around = []
  const found = await inSlices(rows, async (asked) => {
    const near = await findNear(asked)
    return near.state === 'item' ? withItem(asked, near.item) : { ...asked, found: near }
  })
  takeOver(rows, found)
}

/** What was found for rows, as far as they still are as they were. */
function takeOver(asked: readonly QuickRow[], found: readonly QuickRow[]): void {
  const answers = new Map(asked.map((row, index) => [row.key, { wanted: row.wanted, answer: found[index] }]))
  $quickRows.set(
    $quickRows.get().map((row) => {
      const known = answers.get(row.key)
      if (known?.answer === undefined || known.wanted !== row.wanted) return row
      // A quantity may have been typed meanwhile.
      const written = row.written.trim() === '' ? known.answer.written : row.written
      return { ...known.answer, written, joined: row.joined }
    }),
  )
}
