import { CHOICE_FACTS, FILTER_PARAMETERS, NUMBER_FACTS } from './filter-facts.ts'

const FACTS: readonly string[] = [...CHOICE_FACTS, ...NUMBER_FACTS]
const VIEWED: readonly string[] = [...FILTER_PARAMETERS, 'page']

/** The part of a query string that filters, as it stands there; empty where nothing is filtered. */
export function filtersIn(search: string): string {
  return partsOf(search).filter(isFilter).join('&')
}

/** A query string without what a list is filtered and looked at by, down to its page. */
export function withoutFilters(search: string): string {
  return partsOf(search)
    .filter((part) => !VIEWED.includes(nameOf(part)))
    .join('&')
}

function partsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean)
}

function isFilter(part: string): boolean {
  return FACTS.includes(nameOf(part))
}

function nameOf(part: string): string {
  return part.split('=')[0] ?? ''
}
