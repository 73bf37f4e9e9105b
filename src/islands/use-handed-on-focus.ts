import { type RefObject, useLayoutEffect, useRef } from 'react'
import { goOnAt } from './leave-pressed.ts'

/**
 * For a part that goes after an answer, if at all, with what was pressed for it: the dialog or the page then takes the focus. What goes
 * with its press is left by `leavePressed`.
 */
export function useHandedOnFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (part?.contains(document.activeElement)) goOnAt(undefined, part)
    }
  }, [])
  return ref
}
