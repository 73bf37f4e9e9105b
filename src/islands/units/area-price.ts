import { type Cents, formatCents, shownCents } from '#domain/cents.ts'
import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { squareFootPrice } from '#domain/square-foot.ts'
import * as words from '#words/sale-terms.ts'

/** What a square metre comes to; beside inches and feet, a square foot. */
export function areaPrice(squareMetre: Cents, unit: ShownUnit): string {
  if (!isImperial(unit)) return words.perSquareMetre(formatCents(squareMetre))
  return words.perSquareFoot(formatCents(squareFootPrice(squareMetre)))
}

/** The same, after what a page says of a square metre. */
export function areaPriceOf(text: string, unit: ShownUnit): string {
  const squareMetre = shownCents(/\d[\d.,]*/.exec(text)?.[0] ?? '')
  return squareMetre === undefined ? text : areaPrice(squareMetre, unit)
}
