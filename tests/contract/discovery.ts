import type { SubCategory } from '#domain/category.ts'
import type { Item } from '#domain/item.ts'
import { api } from './api-under-test.ts'

/** How many sub-categories are looked into before a catalogue counts as empty. */
const PATIENCE = 60

/** A sub-category that holds something, found by walking the catalogue; undefined where none does. */
export function filledSubCategory(): Promise<{ subCategory: SubCategory; items: Item[] } | undefined> {
  found ??= walk()
  return found
}

/** The first item that the walk meets, one with a picture and a price if there is one. */
export async function someItem(): Promise<Item | undefined> {
  const items = (await filledSubCategory())?.items ?? []
  return items.find(({ pictureKey, price }) => pictureKey !== '' && price !== 'on-request') ?? items[0]
}

let found: ReturnType<typeof walk> | undefined

async function walk() {
  let visited = 0
  for (const { mainCategoryId } of (await api.mainCategories()).entries) {
    for (const subCategory of (await api.subCategories(mainCategoryId)).entries) {
      const { entries: items } = await api.itemsOf(subCategory.subCategoryId)
      if (items.length > 0) {
        return { subCategory, items }
      }
      visited += 1
      if (visited >= PATIENCE) {
        return undefined
      }
    }
  }
  return undefined
}
