import { type RefObject, useEffect, useRef } from 'react'

/** For a field that keeps what is typed until it is taken: what the value becomes meanwhile is written into it. */
export function useWritten(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current !== null) field.current.value = value
  }, [value])
  return field
}
