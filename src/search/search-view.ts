import type { SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'

export const SEARCH_ORDERS = ['best', 'price', 'price-down', 'name'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** How results are looked at; it stands in the address, so that Back and a sent link restore it. */
export interface SearchView {
  order: SearchOrder
  /** Name of a main category; empty for all. */
  category: string
  /** Counts from 1; results up to the end of this page are shown. */
  page: number
}

export interface ArrangedResults {
  shown: SearchHit[]
  /** In the chosen category. */
  total: number
  hasMore: boolean
  /** The categories among all results, most results first. */
  categories: { name: string; count: number }[]
}

export const PAGE_SIZE = 48

/** Reads the view that an address states; what it does not state, or states wrongly, is as at first. */
export function readView(parameters: URLSearchParams): SearchView {
  const order = SEARCH_ORDERS.find((name) => name === parameters.get('sort')) ?? 'best'
  const page = Number(parameters.get('page') ?? '1')
  return {
    order,
    category: parameters.get('category') ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query string of a search; only what differs from the first view is written. */
export function writeView(query: string, { order, category, page }: SearchView): string {
  return new URLSearchParams({
    q: query,
    ...(category === '' ? {} : { category }),
    ...(order === 'best' ? {} : { sort: order }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
}

/** Where results stand that are in no category of the build, since they are newer. */
export const NO_CATEGORY = 'other'

/** Orders and filters results, each in one category. A category that none of them is in filters nothing. */
export function arrangeResults(hits: readonly SearchHit[], { order, category, page }: SearchView): ArrangedResults {
  const counts = new Map<string, number>()
  for (const hit of hits) counts.set(categoryOf(hit), (counts.get(categoryOf(hit)) ?? 0) + 1)
  const chosen = counts.has(category) ? hits.filter((hit) => categoryOf(hit) === category) : [...hits]
  const ordered = order === 'best' ? chosen : chosen.toSorted((a, b) => COMPARE[order](a.document, b.document))
  return {
    shown: ordered.slice(0, page * PAGE_SIZE),
    total: ordered.length,
    hasMore: ordered.length > page * PAGE_SIZE,
    categories: [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count),
  }
}

function categoryOf({ document }: SearchHit): string {
  return document.mainCategory || NO_CATEGORY
}

type Compare = (a: SearchDocument, b: SearchDocument) => number

/** What has no price comes last, whichever way prices run. */
const byPrice =
  (direction: 1 | -1): Compare =>
  (a, b) => {
    if (a.price === 'on-request' || b.price === 'on-request') {
      return Number(a.price === 'on-request') - Number(b.price === 'on-request')
    }
    return direction * (a.price - b.price)
  }

const COMPARE: Record<Exclude<SearchOrder, 'best'>, Compare> = {
  price: byPrice(1),
  'price-down': byPrice(-1),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
}
