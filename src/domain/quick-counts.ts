import { type Cents, cents } from './cents.ts'
import { answerOf, needsLook, type QuickRow } from './quick-row.ts'

/** How many rows of a quick order stand how, and what those that are right cost. */
export interface QuickCounts {
  filled: number
  right: number
  toLookAt: number
  unsold: number
  /** Could not be looked for. */
  unreachable: number
  /** Whose product is known, or is looked for. */
  named: number
  total: Cents
}

/** Rows with their counts. */
export interface CountedRows {
  rows: readonly QuickRow[]
  counts: QuickCounts
}

export const NO_ROWS: CountedRows = {
  rows: [],
  counts: { filled: 0, right: 0, toLookAt: 0, unsold: 0, unreachable: 0, named: 0, total: cents(0) },
}

/** Rows counted by those of before: the rows that both begin or end with are not counted again. */
export function countedAfter(before: CountedRows, rows: readonly QuickRow[]): CountedRows {
  if (before.rows === rows) return before
  const most = Math.min(before.rows.length, rows.length)
  let begin = 0
  while (begin < most && before.rows[begin] === rows[begin]) begin += 1
  let end = 0
  const [last, lastBefore] = [rows.length - 1, before.rows.length - 1]
  while (end < most - begin && before.rows[lastBefore - end] === rows[last - end]) end += 1
  const gone = countsOf(before.rows.slice(begin, before.rows.length - end))
  const come = countsOf(rows.slice(begin, rows.length - end))
  const now = (of: keyof QuickCounts) => before.counts[of] - gone[of] + come[of]
  return {
    rows,
    counts: {
      filled: now('filled'),
      right: now('right'),
      toLookAt: now('toLookAt'),
      unsold: now('unsold'),
      unreachable: now('unreachable'),
      named: now('named'),
      total: cents(now('total')),
    },
  }
}

export function countsOf(rows: readonly QuickRow[]): QuickCounts {
  const counts = { filled: 0, right: 0, toLookAt: 0, unsold: 0, unreachable: 0, named: 0, total: 0 }
  for (const row of rows) {
    const answer = answerOf(row)
    if (answer.state !== 'blank') counts.filled += 1
    if (needsLook(answer)) counts.toLookAt += 1
    if (answer.state === 'unreachable') counts.unreachable += 1
    if (row.found.state === 'item' || row.found.state === 'looking') counts.named += 1
    if (answer.state === 'unsold') counts.unsold += 1
    if (answer.state !== 'accepted') continue
    counts.right += 1
    if (answer.item.price !== 'on-request') counts.total += answer.item.price * answer.quantity
  }
  return { ...counts, total: cents(counts.total) }
}
