import { inShownUnit, isWorkedOut } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import * as words from '#words/units.ts'

/** A fact in a sentence, with what the maker states behind what was worked out. */
export function shownFactText(text: string, unit: ShownUnit): string {
  const shown = inShownUnit(text, unit)
  return isWorkedOut(shown, text) ? words.withStated(shown, text) : shown
}
