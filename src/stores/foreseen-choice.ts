import { atom } from 'nanostores'
import { loadFilterIndex } from '#client/load-filter-index.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import type { ShownRow } from '#search/filter-index.ts'
import { type FilterView, writeFilterView } from '#search/filter-selection.ts'
import { $foundDocuments } from './narrowing.ts'
import { FIRST_ROWS, type FilteredBase, isPlainView, leftRows, shownRows } from './shown-rows.ts'

/** The first rows of the choice that somebody is about to make, to be drawn before it is made. */
export const $foreseenRows = atom<readonly ShownRow[]>([])

let foreseen: FilterView | undefined

/** Works out what a choice would leave, as far as it takes its columns and its first rows: both are there when it is made. */
export async function foresee(view: FilterView, base: FilteredBase, open: Iterable<FilterFact>): Promise<void> {
  if (asForeseen(view) !== view || isPlainView(view, base)) return
  const found = $foundDocuments.get()
  // A search draws its cards itself, in an order of its own.
  if (base === 'found' && found === undefined) return
  foreseen = view
  try {
    const search = base === 'found' ? found : undefined
    const index = await loadFilterIndex(search?.stamp)
    const left = await leftRows(index, view, { base, documents: search?.documents, open })
    if (base === 'found' || view.look === 'table') return
    const rows = await shownRows(index, left.rows(FIRST_ROWS), view)
    if (foreseen === view) $foreseenRows.set(rows)
  } catch {
    // The choice itself says what cannot be loaded.
    if (foreseen === view) foreseen = undefined
  }
}

/** The view that was foreseen where it is the same: what was worked out is known by its selection. */
export function asForeseen(view: FilterView): FilterView {
  return foreseen !== undefined && writeFilterView(foreseen) === writeFilterView(view) ? foreseen : view
}
