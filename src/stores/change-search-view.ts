import { filtersIn } from '#domain/filter-parameters.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { type SearchView, writeView } from '#search/search-view.ts'
import { $lookText } from './look-text.ts'
import { $searchView } from './search-view.ts'

/** What the address asks for, in the words that are looked for. */
export function askedInAddress(): string {
  return readSearchQuery(new URLSearchParams(location.search).get('q') ?? '').text
}

/** Changes the view and the address; filters that the address states stay. Back does not lead through each view. */
export function changeView(change: Partial<SearchView>): void {
  if (change.look !== undefined) $lookText.set(change.look)
  const view = { ...$searchView.get(), page: 1, ...change }
  const parts = [writeView(askedInAddress(), view), filtersIn(location.search)]
  history.replaceState(history.state, '', `?${parts.filter(Boolean).join('&')}`)
  $searchView.set(view)
}
