import { type Fact, type FactSubject, subjectOf } from '#domain/fact.ts'
import { type KindFact, statedKinds } from '#domain/filter-values.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'

/** What the shop makes something of when an item states it: a number, or kinds to choose by. */
export const STATED = [
  'size',
  'thickness',
  'weight',
  'hardness',
  'material',
  'colour',
  'surface',
  'drainage',
  'unit of sale',
  'minimum',
  'step',
] as const
export type Stated = (typeof STATED)[number]

/** How many items state something, and which state it in words that leave doubt. */
export interface StatedCount {
  stated: Stated
  items: number
  unreadable: { count: number; itemIds: string[] }
}

/** The longest list of a report; what is beyond is counted. */
const MOST_LISTED = 10_000

/** Counts over items that are handed in one by one. */
export function countStated() {
  const counts = STATED.map((stated): StatedCount => ({ stated, items: 0, unreadable: { count: 0, itemIds: [] } }))
  return {
    counts,
    add(itemId: string, facts: readonly Fact[], terms: SaleTerms): void {
      for (const count of counts) {
        const how = READ[count.stated](facts, terms)
        if (how === 'read') count.items += 1
        if (how !== 'unreadable') continue
        count.unreadable.count += 1
        if (count.unreadable.itemIds.length < MOST_LISTED) count.unreadable.itemIds.push(itemId)
      }
    },
  }
}

type How = 'read' | 'unreadable' | 'not stated'

const measured =
  (subject: FactSubject) =>
  (facts: readonly Fact[]): How => {
    const found = facts.filter((fact) => subjectOf(fact) === subject)
    if (found.length === 0) return 'not stated'
    return found.some(({ kind }) => kind !== 'stated') ? 'read' : 'unreadable'
  }

const told =
  (fact: KindFact) =>
  (facts: readonly Fact[]): How => {
    const { text, kinds } = statedKinds(facts, fact)
    if (text === '') return 'not stated'
    return kinds.length > 0 ? 'read' : 'unreadable'
  }

const READ: Readonly<Record<Stated, (facts: readonly Fact[], terms: SaleTerms) => How>> = {
  size: measured('size'),
  thickness: measured('thickness'),
  weight: measured('weight'),
  hardness: measured('hardness'),
  material: told('material'),
  colour: told('colour'),
  surface: told('surface'),
  drainage: told('drainage'),
  'unit of sale': (_, { unit }) =>
    typeof unit === 'object' ? 'read' : unit === 'unclear' ? 'unreadable' : 'not stated',
  minimum: (_, { minimum }) => (minimum > 1 ? 'read' : 'not stated'),
  step: (_, { step }) => (step > 1 ? 'read' : 'not stated'),
}
