import { useEffect, useState } from 'react'

/**
 * How many of some rows are drawn by now: `step` at first, and as many more with each task, so that none is long and the
 * first are there soon. `list` is what they are rows of: another one begins anew.
 */
export function useDrawn(rows: number, step: number, list: unknown = undefined): number {
  const [drawn, setDrawn] = useState({ list, count: step })
  const count = Object.is(drawn.list, list) ? drawn.count : step
  useEffect(() => {
    if (count > Math.max(rows, step)) setDrawn({ list, count: Math.max(rows, step) })
    if (count >= rows) return
    const next = setTimeout(() => setDrawn({ list, count: count + step }))
    return () => clearTimeout(next)
  }, [rows, step, list, count])
  return Math.min(rows, count)
}
