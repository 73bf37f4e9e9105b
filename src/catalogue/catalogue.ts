import type { MainCategory, SubCategory } from '#domain/category.ts'
import type { Item } from '#domain/item.ts'
import type { Finding } from './finding.ts'

/** A slide whose link stays within the shop. */
export interface CatalogueSlide {
  slideId: string
  title: string
  description: string
  link: string
}

/** A catalogue fit to be published: every id usable and single, every reference resolved. */
export interface Catalogue {
  mainCategories: MainCategory[]
  subCategories: SubCategory[]
  items: Item[]
  /** Which items each sub-category lists, in the store's order. */
  listings: { subCategoryId: string; itemId: string }[]
  /** Ids of new items, newest first as the store lists them. */
  newItemIds: string[]
  galleries: Map<string, string[]>
  slides: CatalogueSlide[]
}

export interface CheckedCrawl {
  catalogue: Catalogue
  findings: Finding[]
  /** How many records of items could be read and are in no place of the catalogue. */
  leftOut: number
}
