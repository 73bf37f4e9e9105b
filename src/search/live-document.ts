import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { documentOf, type SearchDocument } from './search-document.ts'

/** An item of which nothing is known but what the store says of it now. */
export function liveDocument(item: Item): SearchDocument {
  return documentOf(item, itemFacts(item), readSaleTerms(item))
}
