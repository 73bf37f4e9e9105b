import { fieldText, SEARCH_FIELDS } from '#search/search-document.ts'
import type { RankedDocument } from './catalogue-entry.ts'

/** As many items as a panel shows, for whatever one or two characters a query begins with. */
const OF_EACH_BEGINNING = 8

/**
 * The items that answer the first keystroke: in order of rank, each that is among the first eight for the beginning of
 * one of its terms; then, while there is room, the next by rank.
 */
export function chooseHead(entries: readonly RankedDocument[], size: number): RankedDocument[] {
  if (entries.length <= size) return [...entries]
  const ranked = entries.toSorted((a, b) => a.rank - b.rank)
  const counts = new Map<string, number>()
  const chosen = new Set<RankedDocument>()
  for (const entry of ranked) {
    if (chosen.size === size) break
    const beginnings = beginningsOf(entry)
    if (beginnings.every((beginning) => (counts.get(beginning) ?? 0) >= OF_EACH_BEGINNING)) continue
    for (const beginning of beginnings) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
    chosen.add(entry)
  }
  for (const entry of ranked) {
    if (chosen.size === size) break
    chosen.add(entry)
  }
  return ranked.filter((entry) => chosen.has(entry))
}

function beginningsOf({ document }: RankedDocument): string[] {
  const terms = SEARCH_FIELDS.filter((field) => field !== 'measures' && field !== 'keywords').flatMap((field) =>
    fieldText(document, field).split(' '),
  )
  return [...new Set(terms.flatMap((term) => [term.slice(0, 1), term.slice(0, 2)]))]
}
