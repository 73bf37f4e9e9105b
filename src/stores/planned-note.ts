import { computed } from 'nanostores'
import type { CartLine } from '#domain/cart.ts'
import { LONGEST_DELIVERY_NOTE } from '#domain/checkout-form.ts'
import { $orderable } from './cart-check.ts'
import { $planNotes, holdsPlans, type PlanNote } from './plan-notes.ts'

/** What planned floors say to whoever cuts, in the note of the order that their mats go with. */
export interface PlannedNote {
  sentences: string[]
  /** The rooms of whose lengths the note says nothing, because it has no room for them. */
  leftOut: string[]
}

/** Of what can be ordered now. */
export const $plannedNote = computed([$orderable, $planNotes], plannedNote)

function plannedNote(lines: readonly CartLine[], notes: readonly PlanNote[]): PlannedNote {
  const held = new Set(lines.filter((line) => holdsPlans(line, notes)).map(({ itemId }) => itemId))
  const planned: PlannedNote = { sentences: [], leftOut: [] }
  for (const { itemId, name, cutTo, note } of notes) {
    if (!held.has(itemId) || (note === '' && cutTo === '')) continue
    const hasRoom = note !== '' && wholeNote([...planned.sentences, note], '').length <= LONGEST_DELIVERY_NOTE
    if (hasRoom) planned.sentences.push(note)
    else planned.leftOut.push(name)
  }
  return planned
}

/** The note of an order: what its planned floors say, unless it is typed there already, and then what is typed. */
export function wholeNote(planned: readonly string[], typed: string): string {
  const missing = planned.filter((sentence) => !typed.includes(sentence))
  return [...missing, typed.trim()].filter((part) => part !== '').join('; ')
}

/** How many more characters can be typed. */
export function roomInNote(planned: readonly string[]): number {
  return Math.max(0, LONGEST_DELIVERY_NOTE - wholeNote(planned, 'x').length + 1)
}
