import { type Cents, cents } from './cents.ts'
import { answerOf, itemsOfSeveral, needsLook, type QuickRow } from './quick-row.ts'

/** How many rows of a quick order stand how, and what those that are right cost. */
export interface QuickCounts {
  filled: number
  right: number
  toLookAt: number
  unsold: number
  total: Cents
}

/** Rows with their counts. */
export interface CountedRows {
  rows: readonly QuickRow[]
  counts: QuickCounts
}

export const NO_ROWS: CountedRows = {
  rows: [],
  counts: { filled: 0, right: 0, toLookAt: 0, unsold: 0, total: cents(0) },
}

/** Rows counted by those of before: the rows that both begin or end with are not counted again. */
export function countedAfter(before: CountedRows, rows: readonly QuickRow[]): CountedRows {
  if (before.rows === rows) return before
  const most = Math.min(before.rows.length, rows.length)
  let begin = 0
  while (begin < most && before.rows[begin] === rows[begin]) begin += 1
  let end = 0
  while (end < most - begin && before.rows.at(-1 - end) === rows.at(-1 - end)) end += 1
  const gone = countsOf(before.rows.slice(begin, before.rows.length - end))
  const come = countsOf(rows.slice(begin, rows.length - end))
  const { counts } = before
  return {
    rows,
    counts: {
      filled: counts.filled - gone.filled + come.filled,
      right: counts.right - gone.right + come.right,
      toLookAt: counts.toLookAt - gone.toLookAt + come.toLookAt,
      unsold: counts.unsold - gone.unsold + come.unsold,
      total: cents(counts.total - gone.total + come.total),
    },
  }
}

/** The counts of rows of which no two are added up; undefined where some are. */
export function countsOfSingles(rows: readonly QuickRow[]): QuickCounts | undefined {
  return itemsOfSeveral(rows).size === 0 ? countsOf(rows) : undefined
}

function countsOf(rows: readonly QuickRow[]): QuickCounts {
  const counts = { filled: 0, right: 0, toLookAt: 0, unsold: 0, total: 0 }
  for (const row of rows) {
    const answer = answerOf(row)
    if (answer.state !== 'blank') counts.filled += 1
    if (needsLook(answer)) counts.toLookAt += 1
    if (answer.state === 'unsold') counts.unsold += 1
    if (answer.state !== 'accepted') continue
    counts.right += 1
    if (answer.item.price !== 'on-request') counts.total += answer.item.price * answer.quantity
  }
  return { ...counts, total: cents(counts.total) }
}
