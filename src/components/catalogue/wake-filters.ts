import { FILTER_PARAMETERS } from '#domain/filter-parameters.ts'
import { toggleFilters } from '#stores/filters-open.ts'

// A press opens the filters, and wakes them; an address that states filters wakes them by itself.
const opener = document.querySelector('[data-intent="filters"]')
opener?.addEventListener('click', toggleFilters)
const stated = new URLSearchParams(location.search)
if (FILTER_PARAMETERS.some((name) => stated.has(name))) opener?.dispatchEvent(new Event('focusin'))
