import { useEffect } from 'react'
import { useLate } from '#islands/use-late.ts'

/** What was put aside, loaded once the cart is there. Nobody asked for it: where it cannot be loaded nothing is said. */
export function LateSaved() {
  const [Later, load] = useLate(savedForLater)
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
  return Later && <Later />
}

const savedForLater = async () => (await import('./SavedForLater.tsx')).SavedForLater
