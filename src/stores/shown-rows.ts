import { rowsOfDocuments } from '#search/documents-left.ts'
import type { FilterIndex, ShownRow } from '#search/filter-index.ts'
import type { FilterView } from '#search/filter-selection.ts'
import type { FilteredFrom } from '#search/filtered-rows.ts'
import type { SearchDocument } from '#search/search-document.ts'

/** What a search has found, as far as the build knows it. */
export function foundRows(documents: readonly SearchDocument[] = []): FilteredFrom {
  return { rows: documents.map(({ row }) => row).filter((row) => row >= 0) }
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
