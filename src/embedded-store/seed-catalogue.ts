import type { DatabaseSync } from 'node:sqlite'
import { searchable } from './catalogue.ts'
import { prepareInsert } from './insert.ts'
import { inTransaction } from './transaction.ts'

/** A catalogue to start with. What a real store may leave out can be null here. */
export interface SeedMainCategory {
  readonly categoryMainID: string
  readonly categoryMainName: string
  readonly subCategories: readonly SeedSubCategory[]
}

interface SeedSubCategory {
  readonly categorySubID: string
  readonly categorySubName: string
  readonly mats: readonly SeedItem[]
}

export interface SeedItem {
  readonly itemID: string
  readonly itemCode: string
  readonly itemName: string
  readonly itemDescription: string | null
  readonly brandName: string | null
  /** In dollars. */
  readonly retailPrice: number | null
  readonly isNew?: boolean
  /** What the keys of its pictures end with after `{itemID}-`, in order. */
  readonly pictures: readonly string[]
}

export interface SeedSlide {
  readonly slideBannerID: string
  readonly title: string
  readonly description: string
  readonly buttonLink: string
}

/** Writes a catalogue and its slides behind what is there, all or nothing. Throws when an id is taken. */
export function seedCatalogue(
  database: DatabaseSync,
  catalogue: readonly SeedMainCategory[],
  slides: readonly SeedSlide[],
): void {
  const insert = prepareInserts(database)
  inTransaction(database, () => {
    for (const { categoryMainID, categoryMainName, subCategories } of catalogue) {
      insert.mainCategory.run({ categoryMainID, categoryMainName })
      for (const { categorySubID, categorySubName, mats } of subCategories) {
        insert.subCategory.run({ categorySubID, categoryMainID, categorySubName })
        for (const item of mats) {
          insertItem(insert, categorySubID, item)
        }
      }
    }
    for (const { slideBannerID, title, description, buttonLink } of slides) {
      insert.slide.run({ slideBannerID, title, description, buttonLink })
    }
  })
}

function prepareInserts(database: DatabaseSync) {
  return {
    mainCategory: prepareInsert(database, 'main_categories', ['categoryMainID', 'categoryMainName']),
    subCategory: prepareInsert(database, 'sub_categories', ['categorySubID', 'categoryMainID', 'categorySubName']),
    item: prepareInsert(database, 'items', ITEM_COLUMNS),
    image: prepareInsert(database, 'images', ['imageID', 'itemID']),
    slide: prepareInsert(database, 'slides', ['slideBannerID', 'title', 'description', 'buttonLink']),
  }
}

const ITEM_COLUMNS = [
  'itemID',
  'itemCode',
  'itemName',
  'itemDescription',
  'brandName',
  'cacheID',
  'categorySubID',
  'retailPrice',
  'isNew',
  'searchText',
]

function insertItem(insert: ReturnType<typeof prepareInserts>, categorySubID: string, item: SeedItem): void {
  const { itemID, itemCode, itemName, itemDescription, brandName, retailPrice } = item
  const imageIds = item.pictures.map((ending) => `${itemID}-${ending}`)
  insert.item.run({
    itemID,
    itemCode,
    itemName,
    itemDescription,
    brandName,
    cacheID: imageIds[0] ?? '',
    categorySubID,
    retailPrice,
    isNew: item.isNew === true ? 1 : 0,
    searchText: searchable([itemName, itemCode, brandName, itemDescription].join('\n')),
  })
  for (const imageID of imageIds) {
    insert.image.run({ imageID, itemID })
  }
}
