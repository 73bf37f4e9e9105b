import type { CheckedCart } from '#domain/checked-cart.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import * as words from '#words/delivery-facts.ts'

/** What a cart weighs, and which of its lines state nothing; no sentence where the store has not been asked. */
export function weightWords(weight: CheckedCart['weight'], unit: ShownUnit): string[] {
  if (weight === undefined) return []
  const shown = shownWeight(weight.grams, unit)
  const whole = weight.atLeast ? words.weighsAtLeast(shown) : words.weighs(shown)
  const names = weight.unstatedLines.map(({ name, itemId }) => name || itemId)
  return [...(weight.grams > 0 ? [whole] : []), ...(names.length > 0 ? [words.unstated(names)] : [])]
}
