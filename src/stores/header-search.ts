import { createSearch } from './search.ts'
import { $searchQuery } from './search-query.ts'

/** The search of the header: enough for a short list, asked anew as the box changes. */
export const headerSearch = createSearch({ enough: 24, mostShards: 6, restMs: 180 })

/** Answers what stands in the box, now and from now on; returns what ends it. */
export function followSearchBox(): () => void {
  return $searchQuery.subscribe((typed) => headerSearch.ask(typed))
}
