import type { LiveItem } from '#domain/checked-cart.ts'
import { briefFacts } from '#domain/fact.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'

/** What a cart or a quotation has to know of an item that the store has answered with. */
export function liveItemOf(item: Item): LiveItem {
  const [terms, facts] = [readSaleTerms(item), itemFacts(item)]
  const { itemId, price } = item
  return { itemId, price, terms, grams: soldGrams(item.name, terms, facts), measures: briefFacts(facts) }
}
