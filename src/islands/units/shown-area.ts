import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { FOOT } from '#domain/units.ts'
import { language } from '#words/language.ts'
import * as words from '#words/units.ts'

/** An area in mm², in a sentence: `12.96 m²`, or `139.5 sq ft (12.96 m²)` beside inches and feet. */
export function shownArea(mm2: number, unit: ShownUnit): string {
  const metres = words.squareMetres((mm2 / 1e6).toLocaleString(language, { maximumFractionDigits: 2 }))
  if (!isImperial(unit)) return metres
  const feet = (mm2 / FOOT.mm ** 2).toLocaleString(language, { maximumFractionDigits: 1 })
  return words.withStated(words.squareFeet(feet), metres)
}
