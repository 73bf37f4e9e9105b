import { type RefObject, useLayoutEffect, useRef } from 'react'
import { goOnAt } from './leave-pressed.ts'

/**
 * For a part that may go while the keyboard is in it: the dialog or the page then takes the focus. A single button is a
 * `PassingButton`; from one in a row `leavePressed` goes to the link of that row.
 */
export function useHandedOnFocus<Part extends HTMLElement>(given?: RefObject<Part | null>): RefObject<Part | null> {
  const made = useRef<Part>(null)
  const ref = given ?? made
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (part?.contains(document.activeElement)) goOnAt(undefined, part)
    }
  }, [ref])
  return ref
}
