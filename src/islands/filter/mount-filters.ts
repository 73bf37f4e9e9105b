import { CHOICE_FACTS, type FilterBase, type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { FILTERS_MARK } from '#domain/paths.ts'
import { goToKeptPlace, keepPlace } from '#islands/kept-place.ts'
import { sayUnitsSoon } from '#islands/units/say-units-soon.ts'
import { $filteredList, openFilteredList } from '#stores/filtered-list.ts'
import { toggleFilters } from '#stores/filters-open.ts'
import { takeKeptLook } from '#stores/kept-look.ts'
import { type FilteredBase, isPlainView } from '#stores/shown-rows.ts'
import { showFilterDialog } from './filter-dialog.ts'
import { hearPresses } from './filter-presses.ts'
import { showFilteredResults } from './filtered-results.ts'

/**
 * Puts the filters into a page, beside the list (`data-plain-list`) whose place what is found takes
 * (`data-filtered-list`); once, whoever asks. No island: a filter waits for no library, and no page for the styles of what
 * is not open.
 */
export function mountFilters(place: HTMLElement): void {
  if (place.hasChildNodes()) return
  const { use, kind, among, page } = place.dataset
  const base = among === 'found' ? among : baseOf(use, kind)
  // A further page says which mats of the list it has: a table would begin with the first of all.
  if (typeof base === 'object' && page === undefined) takeKeptLook()
  openFilteredList(base)
  const results = document.querySelector('[data-filtered-list]')
  if (results !== null) showFilteredResults(results, base)
  showFilterDialog(place, factsOf(base), base !== 'found')
  hearPresses()
  openWhereMarked()
  // The page of a search keeps its place itself, and the browser that of a list which came with its page.
  if (base === 'found') return
  keepPlace()
  if (isPlainView($filteredList.get().view, base)) return
  goToKeptPlace()
  // A shared link, or a look that was kept, has mats drawn in the reader's unit.
  sayUnitsSoon()
}

/** Once: who comes back finds the filters closed, as they were left. */
function openWhereMarked(): void {
  if (location.hash !== FILTERS_MARK) return
  history.replaceState(history.state, '', location.pathname + location.search)
  toggleFilters()
}

function baseOf(use: string | undefined, kind: string | undefined): FilterBase | undefined {
  if (kind !== undefined) return { fact: 'kind', key: kind }
  return use === undefined ? undefined : { fact: 'use', key: use }
}

/** What a list is filtered by: a main category is parted by its kinds, all mats are by their uses. */
function factsOf(base: FilteredBase): FilterFact[] {
  const facts = [...CHOICE_FACTS, ...NUMBER_FACTS]
  if (typeof base !== 'object') return facts.filter((fact) => fact !== 'kind')
  return facts.filter((fact) => fact !== 'use' && fact !== base.fact)
}
