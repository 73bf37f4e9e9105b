import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { whenLookedAtAgain } from '#islands/looked-again.ts'
import { $unasked, checkOldPrices, checkPrices } from '#stores/cart-check.ts'

/** While the cart is looked at the store is asked for the prices of now: at once, and again for what comes into it. */
export function usePricesOfNow(isLookedAt: boolean): void {
  const unasked = useStore($unasked).join()

  useEffect(() => {
    if (isLookedAt) void checkPrices()
  }, [isLookedAt])

  useEffect(() => {
    if (isLookedAt && unasked !== '') void checkPrices()
  }, [isLookedAt, unasked])

  useEffect(() => {
    if (!isLookedAt) return undefined
    return whenLookedAtAgain(() => void checkOldPrices())
  }, [isLookedAt])
}
