import type { LiveItem } from '#domain/checked-cart.ts'
import type { Fact } from '#domain/fact.ts'
import { factLabel, factText } from '#domain/fact-text.ts'
import { roundedKilograms, wholeWeight } from '#domain/sold-weight.ts'
import { settable } from '#pdf/text-runs.ts'
import { factLabels } from '#words/facts.ts'
import { language } from '#words/language.ts'
import * as words from '#words/quotation.ts'

/** Size and thickness in the store's words, and what the whole line weighs; what is not stated is left out. */
export function quotationDetails(quantity: number, { measures, grams }: LiveItem): string {
  const stated = measures.map((fact) => words.detail(labelOf(fact), settable(factText(fact))))
  return [...stated, ...lineWeight(quantity, grams)].join(' · ')
}

/** What turns the order of a label of ours stays. */
function labelOf(fact: Fact): string {
  const label = factLabel(fact, factLabels)
  return fact.line?.label === label ? settable(label) : label
}

function lineWeight(quantity: number, stated: LiveItem['grams']): string[] {
  if (stated === undefined) return []
  const { grams, atLeast } = wholeWeight([{ grams: stated, quantity }])
  const kilograms = roundedKilograms(grams).toLocaleString(language)
  return [atLeast ? words.lineWeighsAtLeast(kilograms) : words.lineWeighs(kilograms)]
}
