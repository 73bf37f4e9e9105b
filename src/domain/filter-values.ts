import { readColours } from './colour-words.ts'
import type { Fact } from './fact.ts'
import type { ChoiceFact, NumberFact } from './filter-facts.ts'
import type { Item } from './item.ts'
import { COLOUR_KINDS, DRAINAGE_KINDS, kindsIn, MATERIAL_KINDS, SURFACE_KINDS, withoutDenied } from './stated-kinds.ts'

/** What is known of an item to filter by; an empty list, or a number that is not there, is not stated. */
export interface FilterValues {
  choices: Record<Exclude<ChoiceFact, 'use' | 'kind'>, string[]>
  numbers: Partial<Record<NumberFact, number>>
}

/** Facts that texts tell by words, each by the label of its line. */
const KINDS = {
  material: { label: /^materials?$/i, kinds: MATERIAL_KINDS },
  colour: { label: /^colou?rs?$/i, kinds: COLOUR_KINDS },
  surface: { label: /^surface$/i, kinds: SURFACE_KINDS },
  drainage: { label: /^drainage$/i, kinds: DRAINAGE_KINDS },
} as const
export const KIND_FACTS = ['material', 'colour', 'surface', 'drainage'] as const
export type KindFact = (typeof KIND_FACTS)[number]

/** What the lines of a fact say, and the kinds that they tell of; no text where there is no line. */
export function statedKinds(facts: readonly Fact[], fact: KindFact): { text: string; kinds: string[] } {
  const { label, kinds } = KINDS[fact]
  const text = facts.flatMap(({ line }) => (line !== undefined && label.test(line.label) ? [line.text] : [])).join('; ')
  return { text, kinds: kindsIn(fact === 'material' ? withoutDenied(text) : text, kinds) }
}

/** Of several measures the least: who asks for at least 15 mm gets no mat that is thinner anywhere. */
export function filterValues({ name, brand, price }: Item, facts: readonly Fact[]): FilterValues {
  const numbers: FilterValues['numbers'] = price === 'on-request' ? {} : { price }
  for (const fact of facts) Object.assign(numbers, { ...measuresOf(fact), ...numbers })
  const colour = statedKinds(facts, 'colour')
  const named = readColours(name).map(({ text }) => text)
  return {
    choices: {
      material: statedKinds(facts, 'material').kinds,
      colour: colour.text === '' ? kindsIn(named.join('; '), COLOUR_KINDS) : colour.kinds,
      surface: statedKinds(facts, 'surface').kinds,
      drainage: statedKinds(facts, 'drainage').kinds.slice(0, 1),
      brand: brand === '' ? [] : [brand],
    },
    numbers,
  }
}

function measuresOf(fact: Fact): FilterValues['numbers'] {
  switch (fact.kind) {
    case 'size': {
      const { lengthMm, widthMm } = fact
      return { length: tenths(Math.max(lengthMm, widthMm)), width: tenths(Math.min(lengthMm, widthMm)) }
    }
    case 'thickness':
      return { thickness: tenths(fact.mm.least) }
    case 'width':
      return { width: tenths(fact.mm.least) }
    case 'weight':
      return fact.per === 'piece' ? { weight: Math.round(fact.grams.least) } : {}
    case 'hardness':
      return { hardness: Math.round(fact.shoreA.least) }
    case 'stated':
      return {}
  }
}

function tenths(mm: number): number {
  return Math.round(mm * 10)
}
