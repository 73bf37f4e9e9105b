import { useEffect, useState } from 'react'
import { $orderable } from '#stores/cart-check.ts'
import { $plansText } from '#stores/plans-text.ts'

/** Begins the note of an order with the strips that its plans take, where nothing is written there. What knows them comes later. */
export function useStripsNote(written: string, write: (note: string) => void): void {
  const [note, setNote] = useState('')

  useEffect(() => {
    if ($plansText.get() === '') return
    // Without it the note stays empty; the plans go with the quotation in any case.
    import('./strips-note.ts')
      .then(({ presentStripsNote }) => setNote(presentStripsNote($orderable.get())))
      .catch(() => {})
  }, [])

  useEffect(() => {
    if (note === '') return
    setNote('')
    if (written === '') write(note)
  }, [note, written, write])
}
