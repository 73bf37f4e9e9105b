import type { FilterIndex, ShownRow } from './filter-index.ts'
import type { FilterView } from './filter-selection.ts'
import type { SearchDocument } from './search-document.ts'

/**
 * Documents of some rows, in the order of the rows. Where nothing is chosen, those that are newer than the build and so
 * in no row stay: first among the newest, else last.
 */
export function documentsLeft(
  documents: readonly SearchDocument[],
  rows: Iterable<number>,
  { order, selection }: Pick<FilterView, 'order' | 'selection'>,
): SearchDocument[] {
  const byRow = new Map(documents.map((document) => [document.row, document]))
  const left = [...rows].flatMap((row) => byRow.get(row) ?? [])
  if (selection.size > 0) return left
  const newer = documents.filter(({ row }) => row < 0)
  return order === 'newest' ? [...newer, ...left] : [...left, ...newer]
}

/** Documents with their measures, as a table shows them. Throws when a block of rows cannot be read. */
export async function rowsOfDocuments(
  index: Pick<FilterIndex, 'rows'>,
  documents: readonly SearchDocument[],
): Promise<ShownRow[]> {
  const told = await index.rows(documents.map(({ row }) => row).filter((row) => row >= 0))
  const byRow = new Map(told.map((row) => [row.document.row, row]))
  return documents.map((document) => ({
    size: document.brief,
    thickness: '',
    weight: '',
    ...byRow.get(document.row),
    document,
  }))
}
