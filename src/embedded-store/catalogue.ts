import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

export const catalogueTables = `
  CREATE TABLE IF NOT EXISTS main_categories (
    position INTEGER PRIMARY KEY,
    categoryMainID TEXT NOT NULL UNIQUE,
    categoryMainName TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS sub_categories (
    position INTEGER PRIMARY KEY,
    categorySubID TEXT NOT NULL UNIQUE,
    categoryMainID TEXT NOT NULL REFERENCES main_categories (categoryMainID),
    categorySubName TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sub_categories_of_main ON sub_categories (categoryMainID);

  CREATE TABLE IF NOT EXISTS items (
    position INTEGER PRIMARY KEY,
    itemID TEXT NOT NULL UNIQUE,
    itemCode TEXT NOT NULL,
    itemName TEXT NOT NULL,
    itemDescription TEXT,
    brandName TEXT,
    cacheID TEXT NOT NULL,
    categorySubID TEXT NOT NULL REFERENCES sub_categories (categorySubID),
    retailPrice REAL,
    isNew INTEGER NOT NULL,
    searchText TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS items_of_sub_category ON items (categorySubID);
  CREATE INDEX IF NOT EXISTS new_items ON items (isNew) WHERE isNew = 1;

  CREATE TABLE IF NOT EXISTS images (
    position INTEGER PRIMARY KEY,
    imageID TEXT NOT NULL UNIQUE,
    itemID TEXT NOT NULL REFERENCES items (itemID)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS images_of_item ON images (itemID);

  CREATE TABLE IF NOT EXISTS slides (
    position INTEGER PRIMARY KEY,
    slideBannerID TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    description TEXT NOT NULL,
    buttonLink TEXT NOT NULL
  ) STRICT;
`

/** Which items are asked for; all of what is given must hold. */
interface ItemFilter {
  categorySubID?: string | undefined
  /** Each of its words has to be in the name, code, brand or description. */
  keywords?: string | undefined
  onlyNew?: boolean
}

export type Catalogue = ReturnType<typeof openCatalogue>

/** What the store sells, in the order in which it was written down. */
export function openCatalogue(database: DatabaseSync) {
  return {
    isEmpty: () => database.prepare('SELECT 1 FROM main_categories LIMIT 1').get() === undefined,
    mainCategories: () =>
      database.prepare('SELECT categoryMainID, categoryMainName FROM main_categories ORDER BY position').all(),
    subCategories: (categoryMainID: string) =>
      database
        .prepare('SELECT categorySubID, categorySubName FROM sub_categories WHERE categoryMainID = ? ORDER BY position')
        .all(categoryMainID),
    slides: () =>
      database.prepare('SELECT slideBannerID, title, description, buttonLink FROM slides ORDER BY position').all(),
    images: (itemID: string) =>
      database.prepare('SELECT imageID FROM images WHERE itemID = ? ORDER BY position').all(itemID),
    items: (filter: ItemFilter) => v.parse(v.array(Item), selectItems(database, filter)),
    item: (itemID: string) =>
      v.parse(v.optional(Item), database.prepare(`${SELECT_ITEMS} WHERE itemID = ?`).get(itemID)),
  }
}

/** How a text is compared in a search. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

const Item = v.object({
  itemID: v.string(),
  itemCode: v.string(),
  itemName: v.string(),
  itemDescription: v.nullable(v.string()),
  brandName: v.nullable(v.string()),
  cacheID: v.string(),
  categorySubID: v.string(),
  retailPrice: v.nullable(v.number()),
})

const SELECT_ITEMS = `
  SELECT itemID, itemCode, itemName, itemDescription, brandName, cacheID, categorySubID, retailPrice FROM items
`

function selectItems(database: DatabaseSync, { categorySubID, keywords = '', onlyNew = false }: ItemFilter) {
  const words = searchable(keywords).split(/\s+/).filter(Boolean)
  const conditions = [
    ...(categorySubID === undefined ? [] : ['categorySubID = :categorySubID']),
    ...(onlyNew ? ['isNew = 1'] : []),
    ...words.map((_, index) => `instr(searchText, :word${index}) > 0`),
  ]
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return database.prepare(`${SELECT_ITEMS} ${where} ORDER BY position`).all({
    ...(categorySubID === undefined ? {} : { categorySubID }),
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  })
}
