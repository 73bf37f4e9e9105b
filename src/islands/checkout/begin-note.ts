import { $orderable } from '#stores/cart-check.ts'
import { $planNotes } from '#stores/plan-notes.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { stripsNote } from './strips-note.ts'

/** Writes the strips of the plans in the cart, in the unit that is shown; nothing where they take none. */
export function beginNote(write: { current: (note: string) => void }): void {
  const note = stripsNote($planNotes.get(), $orderable.get(), $shownUnit.get())
  if (note !== '') write.current(note)
}
