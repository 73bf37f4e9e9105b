import type { LiveAnswer, LiveItem } from '#domain/checked-cart.ts'
import { briefFacts } from '#domain/fact.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { backend } from './backend.ts'

/** What the store says now of items that are in a cart or are quoted. Throws where it cannot be asked. */
export async function liveAnswer(itemIds: string[]): Promise<LiveAnswer> {
  const store = await backend.catalogue()
  const { items, missing } = await store.liveItems(itemIds)
  return { items: items.map(liveItemOf), missing }
}

/** What a cart has to know of an item of the store. */
export function liveItemOf(item: Item): LiveItem {
  const [terms, facts] = [readSaleTerms(item), itemFacts(item)]
  const { itemId, price } = item
  return { itemId, price, terms, grams: soldGrams(item.name, terms, facts), measures: briefFacts(facts) }
}
