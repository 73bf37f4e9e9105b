import { indexDateMs } from '#client/catalogue-date.ts'
import type { FilterBase } from '#domain/filter-facts.ts'
import type { FilterView } from '#search/filter-selection.ts'
import { catalogueItem } from './catalogue-item.ts'
import type { CatalogueItems } from './catalogue-items.ts'
import { filteredDocuments } from './filtered-documents.ts'

/** What filters leave of a list, as a catalogue takes it: all of it stands in the files of the filters. */
export async function filteredItems(
  base: FilterBase | undefined,
  view: FilterView,
  most: number,
): Promise<CatalogueItems> {
  const { documents, all } = await filteredDocuments(base, view, most)
  return { items: documents.map(catalogueItem), all, gone: 0, pricesAtMs: await indexDateMs() }
}
