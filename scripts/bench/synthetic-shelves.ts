import { type CatalogueEntry, catalogueEntry } from '#catalogue/search-index/catalogue-entry.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { type SyntheticItem, syntheticItems } from './synthetic-search.ts'

/** The synthetic catalogue in the order of its shelves: main category, sub-category, place in it. */
export function inShelfOrder(count: number): SyntheticItem[] {
  return [...syntheticItems(count)].sort((a, b) => {
    const [first, second] = [a, b].map(({ mainCategory, item }) => `${mainCategory}\n${item.subCategoryId}`)
    return first === second ? a.position - b.position : (first ?? '') < (second ?? '') ? -1 : 1
  })
}

/** The same as lists and search have it. */
export function syntheticShelves(count: number): CatalogueEntry[] {
  return inShelfOrder(count).map(({ item, mainCategory, position, picture, isNew }, row) =>
    catalogueEntry(
      { ...item, facts: itemFacts(item), terms: ONE_BY_ONE },
      {
        use: [[mainCategory.toLowerCase(), mainCategory]],
        kind: [[`${mainCategory}/${item.subCategoryId}`.toLowerCase(), item.subCategoryId]],
        picture,
        second: '',
        family: [],
        row,
        withProse: false,
        position,
        newness: isNew ? position + 1 : undefined,
      },
    ),
  )
}
