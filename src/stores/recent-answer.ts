import type { LiveAnswer } from '#domain/checked-cart.ts'
import { $now, $unreachedAtMs, askPrices } from './items-now.ts'
import { liveItemOf } from './live-answer.ts'

/** What the store says of items, where what was asked minutes ago is not asked again; undefined where it cannot be asked. */
export async function recentAnswer(itemIds: string[]): Promise<LiveAnswer | undefined> {
  await askPrices(itemIds)
  if (itemIds.some((itemId) => $unreachedAtMs.get().has(itemId))) return undefined
  const told = itemIds.map((itemId) => $now.get().get(itemId))
  return {
    items: told.filter((now) => now !== undefined && now !== 'gone').map(liveItemOf),
    missing: itemIds.filter((_, index) => told[index] === 'gone'),
  }
}
