import type { PastedRecord } from './pasted-records.ts'
import { type HeadWord, headWords, mayBeHead, readHead } from './pasted-words.ts'

/** A title and the names of the columns stand within the first few rows. */
export const MOST_HEADS = 5

/** The columns that heads say hold something. */
export interface NamedColumns extends Partial<Record<HeadWord, number>> {
  /** All that may hold quantities: those that say nothing else, those that may, and those that only sound like it. */
  counting: readonly [number[], number[], number[]]
}

/** The first of the first rows that names a column of quantities or codes; none where no row does. */
export function headOf(records: readonly PastedRecord[]): readonly string[] {
  const head = records.slice(0, MOST_HEADS).find(({ cells }) => {
    if (!mayBeHead(cells)) return false
    const named = namedColumns(cells)
    return named.quantity !== undefined || (named.code !== undefined && cells.length > 1)
  })
  return head?.cells ?? []
}

export function isPriced(head: string | undefined): boolean {
  return headWords(head ?? '')[0] === 'price'
}

/** Words that mean one thing come first; what another one may mean, or what a part of a head says, is what they leave. */
export function namedColumns(cells: readonly string[]): NamedColumns {
  const heads = cells.map((cell, column) => ({ column, ...readHead(cell) }))
  const [sure, likely, akin] = [
    heads.filter(({ words, isWhole }) => isWhole && words.length === 1),
    heads.filter(({ words, isWhole }) => isWhole && words.length > 1),
    heads.filter(({ isWhole }) => !isWhole),
  ]
  const columns: Partial<Record<HeadWord, number>> = {}
  for (const { column, words } of [...sure, ...likely, ...akin]) {
    const word = words.find((free) => columns[free] === undefined)
    if (word !== undefined) columns[word] = column
  }
  const counting = (some: typeof heads) =>
    some.filter(({ words }) => words.includes('quantity')).map((head) => head.column)
  return { ...columns, counting: [counting(sure), counting(likely), counting(akin)] }
}
