import type { Price } from './cents.ts'

/** One thing the maker sells. */
export interface Item {
  itemId: string
  code: string
  name: string
  /** Plain text; blank lines part paragraphs. */
  description: string
  brand: string
  /** Names the item's own picture among the uploads; empty when the store has none. */
  pictureKey: string
  subCategoryId: string
  price: Price
}

/** An item that may be newer than the build, with the ids of its pictures. */
export interface FreshItem {
  item: Item
  pictureIds: string[]
}
