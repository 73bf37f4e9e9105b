import { useEffect, useState } from 'react'

/**
 * How many of some rows are drawn by now: `first` of them in one task with whatever changed them, and `step` more with each
 * task after it, so that none is long and the first are there soon.
 */
export function useDrawn(rows: number, first: number, step: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count > Math.max(rows, first)) setCount(Math.max(rows, first))
    if (count >= rows) return
    const next = setTimeout(() => setCount(count + step))
    return () => clearTimeout(next)
  }, [rows, first, step, count])
  return Math.min(rows, count)
}
