import { FILTER_PARAMETERS } from '#domain/filter-facts.ts'
import { $lookText } from '#stores/look-text.ts'

// The first sign that somebody wants the filters brings them, and so do an address that states some, and a list where the
// last one was left as a table. They hear presses themselves once they are there; one that came before is made again.

const SIGNS_OF_INTEREST = ['pointerenter', 'focus', 'click']

const place = document.querySelector<HTMLElement>('[data-filters]')
if (place !== null) {
  const wake = async () => (await import('#islands/filter/mount-filters.ts')).mountFilters(place)
  for (const press of document.querySelectorAll<HTMLElement>('[data-filters-open], [data-as-table]')) {
    for (const sign of SIGNS_OF_INTEREST) {
      press.addEventListener(sign, () => {
        if (!place.hasChildNodes()) void wake().then(() => sign === 'click' && press.click(), unheard)
      })
    }
  }
  const stated = new URLSearchParams(location.search)
  const { use, kind, among, page } = place.dataset
  const isTable = page === undefined && (use !== undefined || kind !== undefined) && $lookText.get() === 'table'
  // The page of a search knows itself when it needs them.
  if (among === undefined && (isTable || FILTER_PARAMETERS.some((name) => stated.has(name)))) void wake().catch(unheard)
}

/** Nothing opens, and the next press tries again. */
function unheard(): void {}
