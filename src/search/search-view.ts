import { PAGE_SIZE } from '#domain/page-size.ts'
import { type FilterLook, type FilterOrder, readArrangement } from './filter-selection.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'

/** How results are looked at; it stands in the address, so that Back and a sent link restore it. */
export interface SearchView {
  /** As `listed` the best match comes first. */
  order: FilterOrder
  look: FilterLook
  /** Name of a main category; empty for all. */
  category: string
  /** Counts from 1; results up to the end of this page are shown. */
  page: number
}

export const FIRST_SEARCH_VIEW: SearchView = { order: 'listed', look: 'cards', category: '', page: 1 }

export interface ArrangedResults {
  /** The chosen category; empty for all, and where no result is in the one that was asked for. */
  category: string
  /** Those of the chosen category. */
  hits: SearchHit[]
  /** The categories among all results, most results first. */
  categories: CategoryOfResults[]
}

export interface CategoryOfResults {
  name: string
  /** Undefined where nobody has counted what filters leave of it. */
  count: number | undefined
}

/** Reads the view that an address states; what it does not state, or states wrongly, is as at first. */
export function readView(parameters: URLSearchParams): SearchView {
  const page = Number(parameters.get('page'))
  return {
    ...readArrangement(parameters),
    category: parameters.get('category') ?? '',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The query string of a search; only what differs from the first view is written. */
export function writeView(query: string, { order, look, category, page }: SearchView): string {
  return new URLSearchParams({
    q: query,
    ...(category === '' ? {} : { category }),
    ...(order === 'listed' ? {} : { sort: order }),
    ...(look === 'cards' ? {} : { view: look }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
}

/** Where results stand that are in no category of the build, since they are newer. */
export const NO_CATEGORY = 'other'

/** Whether only the columns of the filters can put results into an order. */
export function isColumnOrder(order: FilterOrder): boolean {
  return order !== 'listed' && COMPARE[order] === undefined
}

/** Whether only the columns of the filters can show results so. */
export function needsColumns({ order, look }: Pick<SearchView, 'order' | 'look'>): boolean {
  return look === 'table' || isColumnOrder(order)
}

/**
 * Filters results by their category and puts them into an order that they know themselves; in another order they stand
 * as they were found. A category that none of them is in filters nothing.
 */
export function arrangeResults(
  hits: readonly SearchHit[],
  { order, category: asked }: Pick<SearchView, 'order' | 'category'>,
): ArrangedResults {
  const counts = countCategories(hits)
  const category = counts.has(asked) ? asked : ''
  const chosen = category === '' ? [...hits] : hits.filter((hit) => categoryOf(hit) === category)
  const compare = COMPARE[order]
  return {
    category,
    hits: compare ? chosen.toSorted((a, b) => compare(a.document, b.document)) : chosen,
    categories: [...counts].toSorted(([, a], [, b]) => b - a).map(([name, count]) => ({ name, count })),
  }
}

/** The categories with what filters leave in each; of those beside a chosen one that is not known. */
export function categoriesLeft(
  { category, hits, categories }: ArrangedResults,
  left: readonly SearchHit[],
): CategoryOfResults[] {
  if (left.length === hits.length) return categories
  const counts = countCategories(left)
  return categories.map(({ name }) => ({
    name,
    count: category !== '' && name !== category ? undefined : (counts.get(name) ?? 0),
  }))
}

function countCategories(hits: readonly SearchHit[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const hit of hits) counts.set(categoryOf(hit), (counts.get(categoryOf(hit)) ?? 0) + 1)
  return counts
}

export interface PageOfResults {
  shown: SearchHit[]
  total: number
  hasMore: boolean
}

/** Results from the first to the end of a page. */
export function pageOf(hits: SearchHit[], page: number): PageOfResults {
  return { shown: hits.slice(0, page * PAGE_SIZE), total: hits.length, hasMore: hits.length > page * PAGE_SIZE }
}

function categoryOf({ document }: SearchHit): string {
  return document.mainCategory || NO_CATEGORY
}

type Compare = (a: SearchDocument, b: SearchDocument) => number

/** What has no price comes last, whichever way prices run. */
function byPrice(direction: 1 | -1): Compare {
  const place = ({ price }: SearchDocument) => (price === 'on-request' ? Number.MAX_SAFE_INTEGER : direction * price)
  return (a, b) => place(a) - place(b)
}

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })

const COMPARE: Partial<Record<FilterOrder, Compare>> = {
  price: byPrice(1),
  'price-down': byPrice(-1),
  name: byName,
  'name-down': (a, b) => byName(b, a),
}
