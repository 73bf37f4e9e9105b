import type { LiveItem } from '#domain/checked-cart.ts'
import type { Fact } from '#domain/fact.ts'
import { factLabel, factText } from '#domain/fact-text.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { wholeWeight } from '#domain/sold-weight.ts'
import { shownFactText } from '#islands/units/shown-text.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import { settable } from '#pdf/text-runs.ts'
import { factLabels } from '#words/facts.ts'
import * as words from '#words/quotation.ts'

/** Size and thickness in the store's words, and what the whole line weighs; what is not stated is left out. */
export function quotationDetails(quantity: number, { measures, grams }: LiveItem, unit: ShownUnit): string {
  const stated = measures.map((fact) => words.detail(labelOf(fact), settable(shownFactText(factText(fact), unit))))
  return [...stated, ...lineWeight(quantity, grams, unit)].join(' · ')
}

/** What turns the order of a label of ours stays. */
function labelOf(fact: Fact): string {
  const label = factLabel(fact, factLabels)
  return fact.line?.label === label ? settable(label) : label
}

function lineWeight(quantity: number, stated: LiveItem['grams'], unit: ShownUnit): string[] {
  if (stated === undefined) return []
  const { grams, atLeast } = wholeWeight([{ grams: stated, quantity }])
  const shown = shownWeight(grams, unit)
  return [atLeast ? words.lineWeighsAtLeast(shown) : words.lineWeighs(shown)]
}
