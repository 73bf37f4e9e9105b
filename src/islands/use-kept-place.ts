import { useEffect } from 'react'
import { goToKeptPlace, keepPlace } from './kept-place.ts'

/** The page is where it was when Back comes to it, though its island draws it late. */
export function useKeptPlace(): void {
  useEffect(() => {
    keepPlace()
    goToKeptPlace()
  }, [])
}
