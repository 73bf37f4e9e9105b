import { poundsText } from '#domain/pounds.ts'
import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { roundedKilograms } from '#domain/sold-weight.ts'
import { language } from '#words/language.ts'
import * as words from '#words/units.ts'

/** A weight in a sentence: `84 kg`, or `185 lb (84 kg)` beside inches and feet. */
export function shownWeight(grams: number, unit: ShownUnit): string {
  const kilograms = words.kilograms(roundedKilograms(grams).toLocaleString(language))
  return isImperial(unit) ? words.withStated(poundsText(grams), kilograms) : kilograms
}
