import { $filtersOpen, toggleFilters } from '#stores/filters-open.ts'
import { $lookText } from '#stores/look-text.ts'

/** Lets the buttons that the page came with open the filters, and show the list as a table. */
export function hearPresses(): void {
  const opener = document.querySelector('[data-filters-open]')
  opener?.addEventListener('click', toggleFilters)
  $filtersOpen.subscribe((open) => opener?.setAttribute('aria-expanded', String(open)))
  document.querySelector('[data-as-table]')?.addEventListener('click', showTable)
}

function showTable(): void {
  $lookText.set('table')
  const address = new URL(location.href)
  // Until the table is there it may be pressed again: one step back is enough.
  if (address.searchParams.get('view') === 'table') return
  address.searchParams.set('view', 'table')
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}
