import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, now and whenever it changes; 0 before it is known. */
export function useWidth(): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setWidth(Math.floor(current.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return [element, width]
}
