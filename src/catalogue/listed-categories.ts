import * as v from 'valibot'
import type { MainCategory, SubCategory } from '#domain/category.ts'
import { readSize } from './listed-choices.ts'
import type { Snapshot } from './open-snapshot.ts'

export interface ListedSubCategory extends SubCategory {
  slug: string
  itemCount: number
}

export interface ListedMainCategory extends MainCategory {
  slug: string
  /** Names its section of the store page: its name, or its id where another section has that name. */
  anchor: string
  /** Of different items: one may stand in several of its sub-categories. */
  itemCount: number
  subCategories: ListedSubCategory[]
}

/** Ids of other parts of the store page that are words. */
const OTHER_ANCHORS = ['categories', 'content', 'contact-prompt', 'mobile-menu', 'site-search']

/** All categories with what is listed in them, in the order of the store. */
export function readCategories(snapshot: Snapshot): ListedMainCategory[] {
  const named = { id: v.string(), name: v.string(), slug: v.string() }
  const subCategories = snapshot.all(
    v.object({ ...named, main_id: v.string(), item_count: v.number() }),
    `SELECT id, main_id, name, slug, (SELECT count(*) FROM listing WHERE sub_id = sub_category.id) AS item_count
     FROM sub_category ORDER BY rowid`,
  )
  const anchors = new Set(OTHER_ANCHORS)
  return snapshot.all(v.object(named), 'SELECT id, name, slug FROM main_category ORDER BY rowid').map((main) => {
    const own = subCategories
      .filter((sub) => sub.main_id === main.id)
      .map(({ id, name, slug, item_count: itemCount }) => {
        return { subCategoryId: id, mainCategoryId: main.id, name, slug, itemCount }
      })
    const itemCount = readSize(snapshot, { of: 'main', id: main.id })
    const anchor = anchors.has(main.name) ? main.id : main.name
    anchors.add(anchor)
    return { mainCategoryId: main.id, name: main.name, slug: main.slug, anchor, itemCount, subCategories: own }
  })
}
