import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownLength } from '#islands/planner/shown-length.ts'
import type { StripLength } from '#stores/plan-notes.ts'
import * as words from '#words/cart.ts'

/** `2 × 10000 mm, 1 × 3650 mm`. */
export function stripLengthsText(strips: readonly StripLength[], unit: ShownUnit): string {
  return words.lengths(strips.map(({ count, lengthMm }) => words.ofLength(count, shownLength(lengthMm, unit))))
}
