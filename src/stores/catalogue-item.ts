import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { smallPictureAddress } from '#domain/picture-address.ts'
import type { SearchDocument } from '#search/search-document.ts'
import type { ViewedItem } from './recently-viewed.ts'

/** What a catalogue says of an item; `picture` is the address of a small one. */
export type CatalogueItem = Pick<ViewedItem, 'itemId' | 'name' | 'code' | 'facts' | 'price' | 'sold' | 'picture'>

/** What the search index says of an item, as a catalogue takes it. */
export function catalogueItem(document: SearchDocument): CatalogueItem {
  const { itemId, name, code, brief, material, price, sold, picture } = document
  return {
    ...{ itemId, name, code, price, sold },
    facts: [brief, material].filter((text) => text !== ''),
    picture: picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp'),
  }
}
