import { FILTER_PARAMETERS } from '#domain/filter-parameters.ts'
import { $filtersOpen, closeFilters, toggleFilters } from '#stores/filters-open.ts'
import { $lookText } from '#stores/look-text.ts'
import { $columnsNeeded, $leftDocuments } from '#stores/narrowing.ts'

const SIGNS_OF_INTEREST = ['pointerenter', 'focus', 'click']

// A press opens the filters, or shows the list as a table, and wakes them; an address that states filters wakes them by
// itself.
const opener = document.querySelector<HTMLElement>('[data-filters-open]')
const asTable = document.querySelector('[data-as-table]')
const place = document.querySelector<HTMLElement>('[data-filters]')
if (opener !== null && place !== null) {
  let awake = false
  const wake = async () => {
    if (awake) return
    awake = true
    try {
      const { mountFilters } = await import('#islands/filter/mount-filters.ts')
      mountFilters(place)
    } catch {
      // Without a signal nothing opens, and the next press tries again.
      awake = false
      $columnsNeeded.set(false)
      $leftDocuments.set('all')
      closeFilters()
    }
  }
  opener.addEventListener('click', toggleFilters)
  asTable?.addEventListener('click', () => {
    $lookText.set('table')
    const address = new URL(location.href)
    // Until the table is there it may be pressed again: one step back is enough.
    if (address.searchParams.get('view') === 'table') return
    address.searchParams.set('view', 'table')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  })
  for (const sign of SIGNS_OF_INTEREST) for (const press of [opener, asTable]) press?.addEventListener(sign, wake)
  $filtersOpen.subscribe((open) => opener.setAttribute('aria-expanded', String(open)))
  const stated = new URLSearchParams(location.search)
  // The page of a search says itself when it needs them.
  if (place.dataset.among === undefined && FILTER_PARAMETERS.some((name) => stated.has(name))) void wake()
  $columnsNeeded.subscribe((needed) => {
    if (needed) void wake()
  })
}
