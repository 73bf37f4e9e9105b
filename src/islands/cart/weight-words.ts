import type { CheckedCart } from '#domain/checked-cart.ts'
import { roundedKilograms } from '#domain/sold-weight.ts'
import * as words from '#words/delivery-facts.ts'
import { language } from '#words/language.ts'

/** What a cart weighs, and which of its lines state nothing; no sentence where the store has not been asked. */
export function weightWords(weight: CheckedCart['weight']): string[] {
  if (weight === undefined) return []
  const kilograms = roundedKilograms(weight.grams).toLocaleString(language)
  const whole = weight.atLeast ? words.weighsAtLeast(kilograms) : words.weighs(kilograms)
  const names = weight.unstatedLines.map(({ name, itemId }) => name || itemId)
  return [...(weight.grams > 0 ? [whole] : []), ...(names.length > 0 ? [words.unstated(names)] : [])]
}
