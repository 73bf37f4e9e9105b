import { atom } from 'nanostores'
import { filtersIn } from '#domain/filter-parameters.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { FIRST_SEARCH_VIEW, readView, type SearchView, writeView } from '#search/search-view.ts'

/** How the results of the search page are looked at, as its address says. */
export const $searchView = atom<SearchView>(FIRST_SEARCH_VIEW)

/** What the address asks for, in the words that are looked for. */
export function askedInAddress(): string {
  return readSearchQuery(new URLSearchParams(location.search).get('q') ?? '').text
}

export function readSearchView(): void {
  $searchView.set(readView(new URLSearchParams(location.search)))
}

/** Changes the view and the address; filters that the address states stay. Back does not lead through each view. */
export function changeView(change: Partial<SearchView>): void {
  const view = { ...$searchView.get(), page: 1, ...change }
  const parts = [writeView(askedInAddress(), view), filtersIn(location.search)]
  history.replaceState(history.state, '', `?${parts.filter(Boolean).join('&')}`)
  $searchView.set(view)
}
