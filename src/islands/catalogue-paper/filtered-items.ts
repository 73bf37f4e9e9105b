import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import type { FilterBase } from '#domain/filter-values.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import type { FilterView } from '#search/filter-selection.ts'
import type { CatalogueItems } from '#stores/catalogue-items.ts'
import { filteredDocuments } from '#stores/filtered-documents.ts'

/** What filters leave of a list, as a catalogue takes it: all of it stands in the files of the filters. */
export async function filteredItems(
  base: FilterBase | undefined,
  view: FilterView,
  most: number,
): Promise<CatalogueItems> {
  const { documents, all } = await filteredDocuments(base, view, most)
  const items = documents.map(({ itemId, name, code, brief, material, price, sold, picture }) => ({
    ...{ itemId, name, code, price, sold },
    facts: [brief, material].filter((text) => text !== ''),
    picture: picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp'),
  }))
  return { items, all, gone: 0 }
}
