import type { FilterBase, FilterFact } from '#domain/filter-facts.ts'
import { rowsOfDocuments } from '#search/documents-left.ts'
import type { FilterIndex, ShownRow } from '#search/filter-index.ts'
import { FILTER_LOOKS, type FilterView, writeFilterView } from '#search/filter-selection.ts'
import { type FilteredRows, type FoundRows, filteredRows } from '#search/filtered-rows.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { isColumnOrder, needsColumns } from '#search/search-view.ts'
import { $lookText } from './look-text.ts'

/** A list of the shop, what the search of the page has found, or all mats where there is nothing. */
export type FilteredBase = FilterBase | 'found' | undefined

/** Those of a first screen. */
export const FIRST_ROWS = 6

/** Whether the list stands as the page came with it. */
export function isPlainView(view: FilterView, base: FilteredBase): boolean {
  if (base === 'found') return view.selection.size === 0 && !needsColumns(view)
  return writeFilterView(view) === ''
}

/** What the next step on a page begins from: a list that stands as it came is left in the look that was chosen last. */
export function begunView(view: FilterView, base: FilteredBase): FilterView {
  if (base === 'found' || !isPlainView(view, base)) return view
  return { ...view, look: FILTER_LOOKS.find((look) => look === $lookText.get()) ?? view.look }
}

/**
 * What is left of a list; what tells where its rows are is on its way meanwhile, where rows are shown. `documents` are what
 * a search has found. Throws when a column cannot be read.
 */
export function leftRows(
  index: FilterIndex,
  view: FilterView,
  {
    base,
    documents,
    open,
  }: Readonly<{
    base: FilteredBase
    documents: readonly SearchDocument[] | undefined
    open: Iterable<FilterFact>
  }>,
): Promise<FilteredRows> {
  const hasRows = base !== 'found' || view.look === 'table'
  if (hasRows && !isPlainView(view, base)) index.expectRows()
  return filteredRows(index, base === 'found' ? foundRows(documents) : base, {
    selection: view.selection,
    // A search comes in its order, but for those that it does not know.
    order: base === 'found' && !isColumnOrder(view.order) ? 'listed' : view.order,
    open: new Set(open),
  })
}

/** What a search has found, as far as the build knows it, at the prices that it shows. */
export function foundRows(documents: readonly SearchDocument[] = []): FoundRows {
  const built = documents.filter(({ row }) => row >= 0)
  const priced = built.flatMap(({ row, price }) => (price === 'on-request' ? [] : [[row, price] as const]))
  return { rows: built.map(({ row }) => row), stated: { price: new Map(priced) } }
}

/** What is left of a list as it is shown; a search has its cards without. Throws when a block cannot be read. */
export async function shownRows(
  index: Pick<FilterIndex, 'rows'>,
  left: Uint32Array | readonly SearchDocument[],
  { look }: Pick<FilterView, 'look'>,
): Promise<ShownRow[]> {
  if (left instanceof Uint32Array) return index.rows(left)
  return look === 'table' ? rowsOfDocuments(index, left) : []
}
