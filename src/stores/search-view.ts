import { atom } from 'nanostores'
import { FIRST_SEARCH_VIEW, readView, type SearchView } from '#search/search-view.ts'

/** How the results of the search page are looked at, as its address says. */
export const $searchView = atom<SearchView>(FIRST_SEARCH_VIEW)

export function readSearchView(): void {
  $searchView.set(readView(new URLSearchParams(location.search)))
}
