import { LONGEST_NOTE } from '#domain/checkout-form.ts'
import { oneLine } from '#domain/one-line.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { stripLengthsText } from '#islands/cart/strip-lengths.ts'
import type { PlanNote } from '#stores/plan-notes.ts'
import * as words from '#words/strips.ts'

type Ordered = readonly { itemId: string; code: string; name: string }[]

/** In which lengths what is sold by the metre has to come, for the note of an order; empty where nothing is. */
export function stripsNote(notes: readonly PlanNote[], ordered: Ordered, unit: ShownUnit): string {
  const parts = notes.flatMap(({ itemId, strips }) => {
    const line = ordered.find((candidate) => candidate.itemId === itemId)
    if (line === undefined || strips.length === 0) return []
    return [words.cutTo(oneLine(line.code || line.name).replace(/[<>]/g, ''), stripLengthsText(strips, unit))]
  })
  for (let count = parts.length; count > 0; count -= 1) {
    const note = words.strips(parts.slice(0, count), parts.length - count)
    if (note.length <= LONGEST_NOTE) return note
  }
  return parts.length === 0 ? '' : words.stripsOnPlan
}
