import type { ComparedFact } from '#domain/comparison.ts'
import type { Fact } from '#domain/fact.ts'
import { factOf } from '#domain/measured-line.ts'
import { factLabels } from '#words/facts.ts'

/** The facts that a page of a product says, read back into what can be reckoned with. */
export function statedFacts(stated: readonly ComparedFact[]): Fact[] {
  return stated.map(({ label, text }): Fact => factOf({ label: SUBJECTS.get(label) ?? label, text }))
}

/** What the shop read out of a name stands there under a word of the page's language. */
const SUBJECTS = new Map(Object.entries(factLabels).map(([subject, label]) => [label, subject]))
