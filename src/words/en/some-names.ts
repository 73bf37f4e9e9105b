import { formatNumber } from '#counts.ts'

/** So many are read; more fill a page. */
const MOST_NAMED = 3

/** Names one after the other; of many the first few, and how many others there are. */
export function someNames(names: readonly string[]): string {
  const others = names.length - MOST_NAMED
  return others > 1 ? `${names.slice(0, MOST_NAMED).join('; ')} and ${formatNumber(others)} more` : names.join('; ')
}
