import { computed } from 'nanostores'
import * as v from 'valibot'
import type { CartLine } from '#domain/cart.ts'
import { parsedJson } from '#domain/parsed-json.ts'
import { $plansText } from './plans-text.ts'

/** What a plan in the cart says of itself, read without what lays floors out. */
export interface PlanNote {
  /** The name of the room. */
  name: string
  itemId: string
  /** How many of the mat, and of what ends its floor. */
  quantity: number
  edging: readonly { itemId: string; quantity: number }[]
  /** Of what is sold by the metre: in which lengths it has to come, in words; empty for others. */
  cutTo: string
  /** The same for the note of an order, with the code of the mat. */
  note: string
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Note: v.GenericSchema<unknown, PlanNote> = v.object({
  name: v.string(),
  itemId: v.string(),
  quantity: Count,
  edging: v.array(v.object({ itemId: v.string(), quantity: Count })),
  cutTo: v.string(),
  note: v.string(),
})

/** The plans that were put into the cart, in their order; what cannot be read is left out. */
export const $planNotes = computed($plansText, (text): PlanNote[] => {
  const parsed = parsedJson(text)
  return (Array.isArray(parsed) ? parsed : []).flatMap((entry: unknown) => {
    const { success, output } = v.safeParse(Note, entry)
    return success ? [output] : []
  })
})

/** Whether a line holds all that the plans of its mat take: else nobody could say which lengths it is cut to. */
export function holdsPlans(
  { itemId, quantity }: Pick<CartLine, 'itemId' | 'quantity'>,
  notes: readonly PlanNote[],
): boolean {
  return notes.reduce((sum, note) => sum + (note.itemId === itemId ? note.quantity : 0), 0) <= quantity
}
