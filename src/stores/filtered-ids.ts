import { loadFilterIndex } from '#client/load-filter-index.ts'
import type { FilterBase } from '#domain/filter-values.ts'
import type { FilterView } from '#search/filter-selection.ts'
import { filteredRows } from '#search/filtered-rows.ts'

/** The first items that the filters leave of a list, in its order, and how many are left in all. Throws when they cannot be loaded. */
export async function filteredIds(
  base: FilterBase | undefined,
  { selection, order }: FilterView,
  most: number,
): Promise<{ itemIds: string[]; all: number }> {
  const index = await loadFilterIndex()
  const { rows } = await filteredRows(index, base, { selection, order, open: new Set() })
  const shown = await index.rows(rows.subarray(0, most))
  return { itemIds: shown.map(({ document }) => document.itemId), all: rows.length }
}
