import { useEffect, useRef } from 'react'
import { $plansText } from '#stores/plans-text.ts'

/** Begins the note of an order with the strips that its plans take, where nothing is written there. What knows them comes later. */
export function useStripsNote(written: string, write: (note: string) => void): void {
  const now = useRef(write)

  useEffect(() => {
    now.current = written === '' ? write : () => {}
  })

  useEffect(() => {
    // Without it the note stays empty; the plans go with the quotation in any case.
    if ($plansText.get()) import('./begin-note.ts').then((script) => script.beginNote(now), console.warn)
  }, [])
}
