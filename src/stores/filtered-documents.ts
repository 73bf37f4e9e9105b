import { loadFilterIndex } from '#client/load-filter-index.ts'
import type { FilterBase } from '#domain/filter-facts.ts'
import type { FilterView } from '#search/filter-selection.ts'
import { filteredRows } from '#search/filtered-rows.ts'
import type { SearchDocument } from '#search/search-document.ts'

/** The first mats that the filters leave of a list, in its order, and how many are left in all. Throws when they cannot be loaded. */
export async function filteredDocuments(
  base: FilterBase | undefined,
  { selection, order }: FilterView,
  most: number,
): Promise<{ documents: SearchDocument[]; all: number }> {
  const index = await loadFilterIndex()
  index.expectRows()
  const { rows, total } = await filteredRows(index, base, { selection, order, open: new Set() })
  const shown = await index.rows(rows(most))
  return { documents: shown.map(({ document }) => document), all: total }
}
