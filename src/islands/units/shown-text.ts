import { poundsText } from '#domain/imperial-text.ts'
import { inShownUnit, isImperial, isSentence } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { roundedKilograms } from '#domain/sold-weight.ts'
import { language } from '#words/language.ts'
import * as words from '#words/units.ts'

/** A weight in a sentence: `84 kg`, or `185 lb (84 kg)` beside inches and feet. */
export function shownWeight(grams: number, unit: ShownUnit): string {
  const kilograms = words.kilograms(roundedKilograms(grams).toLocaleString(language))
  return isImperial(unit) ? words.withStated(poundsText(grams), kilograms) : kilograms
}

/** A fact in a sentence, with what the maker states behind what was worked out. */
export function shownFactText(text: string, unit: ShownUnit): string {
  const shown = inShownUnit(text, unit)
  return shown === text || isSentence(text) ? shown : words.withStated(shown, text)
}
