import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a field that keeps what is typed until somebody leaves it: that is taken also where they print or go while they are
 * in it, be it back within the page.
 */
export function useTakenOnLeaving(take: () => void): void {
  // Before the page is set on paper.
  const takeNow = useEffectEvent(() => flushSync(take))
  useEffect(() => {
    const look = () => takeNow()
    // At `hashchange`, which comes after `popstate`, the page may put the field away.
    const events = ['beforeprint', 'pagehide', 'popstate']
    for (const name of events) addEventListener(name, look)
    return () => {
      for (const name of events) removeEventListener(name, look)
    }
  }, [])
}
