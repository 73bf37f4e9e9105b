import { type ComponentType, useCallback, useState } from 'react'

/**
 * A component whose script is fetched late: undefined until it is there, and what fetches it once. That rejects where the
 * script does not come. `fetch` is the same function at every drawing.
 */
export function useLate<Props>(
  fetch: () => Promise<ComponentType<Props>>,
): [Late: ComponentType<Props> | undefined, load: () => Promise<void>] {
  const [Late, setLate] = useState<ComponentType<Props>>()
  const load = useCallback(async () => {
    const fetched = await fetch()
    setLate(() => fetched)
  }, [fetch])
  return [Late, load]
}
