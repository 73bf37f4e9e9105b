import * as v from 'valibot'
import type { MainCategory, SubCategory } from '#domain/category.ts'
import type { Snapshot } from './open-snapshot.ts'

export interface ListedSubCategory extends SubCategory {
  slug: string
  itemCount: number
}

export interface ListedMainCategory extends MainCategory {
  slug: string
  itemCount: number
  subCategories: ListedSubCategory[]
}

/** All categories with what is listed in them, in the order of the store. */
export function readCategories(snapshot: Snapshot): ListedMainCategory[] {
  const named = { id: v.string(), name: v.string(), slug: v.string() }
  const subCategories = snapshot.all(
    v.object({ ...named, main_id: v.string(), item_count: v.number() }),
    `SELECT id, main_id, name, slug, (SELECT count(*) FROM listing WHERE sub_id = sub_category.id) AS item_count
     FROM sub_category ORDER BY rowid`,
  )
  return snapshot.all(v.object(named), 'SELECT id, name, slug FROM main_category ORDER BY rowid').map((main) => {
    const own = subCategories
      .filter((sub) => sub.main_id === main.id)
      .map(({ id, name, slug, item_count: itemCount }) => {
        return { subCategoryId: id, mainCategoryId: main.id, name, slug, itemCount }
      })
    const itemCount = own.reduce((sum, sub) => sum + sub.itemCount, 0)
    return { mainCategoryId: main.id, name: main.name, slug: main.slug, itemCount, subCategories: own }
  })
}
