import { oneLine } from '#domain/one-line.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import type { Alternative } from '#planner/alternative.ts'
import { stripLengths } from '#planner/plan.ts'
import * as words from '#words/planner.ts'
import { shownLength } from './shown-length.ts'

/** Characters: two plans have room in the note of an order. */
const LONGEST = 98

/** In which lengths the strips of a roll have to come, for the cart and for the note of an order; nothing of pieces, and no note of
 * more lengths than have room there. */
export function stripsText(
  { code, name }: { code: string; name: string },
  { plan, figures }: Pick<Alternative, 'plan' | 'figures'>,
  unit: ShownUnit,
): { cutTo: string; note: string } {
  if (figures.rollMm === 0) return { cutTo: '', note: '' }
  const cutTo = words.lengths(
    stripLengths(plan).map(({ count, lengthMm }) => words.ofLength(count, shownLength(lengthMm, unit))),
  )
  const note = words.cutTo(oneLine(code || name).replace(/[<>]/g, ''), cutTo)
  return { cutTo, note: note.length > LONGEST ? '' : note }
}
