import { type ComponentType, useEffect, useState } from 'react'

/** What was put aside, loaded once the cart is there. Nobody asked for it: where it cannot be loaded nothing is said. */
export function LateSaved() {
  const [Later, setLater] = useState<ComponentType>()
  useEffect(() => {
    import('./SavedForLater.tsx').then(
      ({ SavedForLater }) => setLater(() => SavedForLater),
      () => undefined,
    )
  }, [])
  return Later && <Later />
}
