import type { LiveAnswer, LiveItem } from '#domain/checked-cart.ts'
import { briefFacts } from '#domain/fact.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { soldGrams } from '#domain/sold-weight.ts'
import { backend } from './backend.ts'
import { $now, $nowUnknown, askPrices } from './items-now.ts'

/** What the store says now of items that are in a cart or are quoted. Throws where it cannot be asked. */
export async function liveAnswer(itemIds: string[]): Promise<LiveAnswer> {
  const store = await backend.catalogue()
  const { items, missing } = await store.liveItems(itemIds)
  return { items: items.map(liveItemOf), missing }
}

/** The same, where what was asked minutes ago is not asked again; undefined where the store cannot be asked. */
export async function recentAnswer(itemIds: string[]): Promise<LiveAnswer | undefined> {
  await askPrices(itemIds)
  if ($nowUnknown.get()) return undefined
  const told = itemIds.map((itemId) => $now.get().get(itemId))
  return {
    items: told.filter((now) => now !== undefined && now !== 'gone').map(liveItemOf),
    missing: itemIds.filter((_, index) => told[index] === 'gone'),
  }
}

function liveItemOf(item: Item): LiveItem {
  const [terms, facts] = [readSaleTerms(item), itemFacts(item)]
  const { itemId, price } = item
  return { itemId, price, terms, grams: soldGrams(item.name, terms, facts), measures: briefFacts(facts) }
}
