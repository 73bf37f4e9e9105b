import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $unreachedAtMs, askPrices } from '#stores/items-now.ts'
import { whenLookedAtAgain } from './looked-again.ts'

/**
 * While items are looked at the store is asked for them: at once, and when the page is looked at again. Says whether it
 * could not be asked for one of them.
 */
export function useItemsNow(itemIds: readonly string[]): boolean {
  const unreached = useStore($unreachedAtMs)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids, not the array that holds them
  useEffect(() => {
    const ask = () => void askPrices(itemIds)
    ask()
    return whenLookedAtAgain(ask)
  }, [itemIds.join()])
  return itemIds.some((itemId) => unreached.has(itemId))
}
