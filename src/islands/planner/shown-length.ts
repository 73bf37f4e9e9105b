import { imperialLength } from '#domain/imperial-text.ts'
import { inShownUnit } from '#domain/shown-measures.ts'
import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { FOOT, INCH } from '#domain/units.ts'

/** A length as it is measured out: `3600 mm`, `360 cm`, `141 3/4"`, `11' 9 3/4"`; of any length, to an eighth of an inch. */
export function shownLength(mm: number, unit: ShownUnit): string {
  // In eighths first, so that no twelve inches are left beside the feet.
  const eighths = Math.round((mm / INCH.mm) * 8)
  if (!isImperial(unit)) return inShownUnit(`${mm} mm`, unit)
  if (mm === 0) return '0"'
  if (eighths === 0) return `${mm}\u00a0mm`
  const feet = unit === 'ft' || mm >= 10 * FOOT.mm ? Math.floor(eighths / 96) : 0
  const rest = eighths - feet * 96
  const inches = rest === 0 ? '' : imperialLength((rest / 8) * INCH.mm, 'in')
  return [feet === 0 ? '' : `${feet}'`, inches].filter((part) => part !== '').join(' ')
}

/** The same without the unit where that is millimetres or centimetres: before another length, which names it for both. */
export function planLength(mm: number, unit: ShownUnit): string {
  return shownLength(mm, unit).replace(/\s[mc]m$/, '')
}

/** Two lengths that are a size: `1830 × 1220 mm`. */
export function sizeText(lengthMm: number, widthMm: number, unit: ShownUnit): string {
  return `${planLength(lengthMm, unit)} × ${shownLength(widthMm, unit)}`
}
