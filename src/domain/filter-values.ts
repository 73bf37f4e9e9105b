import { readColours } from './colour-words.ts'
import type { Fact } from './fact.ts'
import type { Item } from './item.ts'
import { COLOUR_KINDS, DRAINAGE_KINDS, kindsIn, MATERIAL_KINDS, SURFACE_KINDS } from './stated-kinds.ts'

/** What items are chosen by: any of several. `use` and `kind` are where an item is listed. */
export const CHOICE_FACTS = ['use', 'kind', 'material', 'colour', 'surface', 'drainage', 'brand'] as const
export type ChoiceFact = (typeof CHOICE_FACTS)[number]

/** What items are measured by, as whole numbers: cents, tenths of a millimetre, grams, Shore A. */
export const NUMBER_FACTS = ['price', 'thickness', 'length', 'width', 'weight', 'hardness'] as const
export type NumberFact = (typeof NUMBER_FACTS)[number]

export type FilterFact = ChoiceFact | NumberFact

/** The list that is filtered: one of a main category or of a kind, by its key. */
export interface FilterBase {
  fact: Extract<ChoiceFact, 'use' | 'kind'>
  key: string
}

/** What is known of an item to filter by; an empty list, or a number that is not there, is not stated. */
export interface FilterValues {
  choices: Record<Exclude<ChoiceFact, 'use' | 'kind'>, string[]>
  numbers: Partial<Record<NumberFact, number>>
}

/** Of several measures the least: who asks for at least 15 mm gets no mat that is thinner anywhere. */
export function filterValues({ name, brand, price }: Item, facts: readonly Fact[]): FilterValues {
  const line = (label: RegExp) =>
    facts.flatMap(({ line }) => (line !== undefined && label.test(line.label) ? [line.text] : [])).join('; ')
  const colours = line(/^colou?rs?$/i)
  const numbers: FilterValues['numbers'] = price === 'on-request' ? {} : { price }
  for (const fact of facts) Object.assign(numbers, { ...measuresOf(fact), ...numbers })
  return {
    choices: {
      material: kindsIn(line(/^materials?$/i), MATERIAL_KINDS),
      colour: kindsIn(
        colours ||
          readColours(name)
            .map(({ text }) => text)
            .join('; '),
        COLOUR_KINDS,
      ),
      surface: kindsIn(line(/^surface$/i), SURFACE_KINDS),
      drainage: kindsIn(line(/^drainage$/i), DRAINAGE_KINDS).slice(0, 1),
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
