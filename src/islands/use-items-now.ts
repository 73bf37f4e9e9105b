import { useEffect } from 'react'
import { askPrices } from '#stores/items-now.ts'
import { whenLookedAtAgain } from './looked-again.ts'

/** While items are looked at the store is asked for them: at once, and when the page is looked at again. */
export function useItemsNow(itemIds: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids, not the array that holds them
  useEffect(() => {
    const ask = () => void askPrices(itemIds)
    ask()
    return whenLookedAtAgain(ask)
  }, [itemIds.join()])
}
