import type { Fact, FactSubject } from '#domain/fact.ts'
import { NUMBER_FACTS, type NumberFact } from '#domain/filter-facts.ts'
import { type FilterValues, KIND_FACTS, type KindFact, statedKinds } from '#domain/filter-values.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'

/** What the shop makes something of when an item states it: what filters go by, and how it is sold. */
export const STATED = [...NUMBER_FACTS, ...KIND_FACTS, 'brand', 'unit of sale', 'minimum', 'step'] as const
export type Stated = (typeof STATED)[number]

/** How many items state something, and which state it in words that leave doubt. */
export interface StatedCount {
  stated: Stated
  items: number
  unreadable: { count: number; itemIds: string[] }
}

/** The longest list of a report; what is beyond is counted. */
const MOST_LISTED = 10_000

/** What was read of an item. */
export interface StatingItem {
  itemId: string
  facts: readonly Fact[]
  /** Of the same facts: what filters go by is what is counted. */
  values: FilterValues
  terms: SaleTerms
}

/** Counts over items that are handed in one by one. */
export function countStated() {
  const counts = STATED.map((stated): StatedCount => ({ stated, items: 0, unreadable: { count: 0, itemIds: [] } }))
  return {
    counts,
    add(item: StatingItem): void {
      for (const count of counts) {
        const how = READ[count.stated](item)
        if (how === 'read') count.items += 1
        if (how !== 'unreadable') continue
        count.unreadable.count += 1
        if (count.unreadable.itemIds.length < MOST_LISTED) count.unreadable.itemIds.push(item.itemId)
      }
    },
  }
}

type How = 'read' | 'unreadable' | 'not stated'

/** The line that would state a measure: one for length and width. A price has none. */
const SUBJECTS: Readonly<Record<NumberFact, FactSubject | undefined>> = {
  price: undefined,
  thickness: 'thickness',
  length: 'size',
  width: 'size',
  weight: 'weight',
  hardness: 'hardness',
}

const measured =
  (fact: NumberFact) =>
  ({ values, facts }: StatingItem): How => {
    if (values.numbers[fact] !== undefined) return 'read'
    const subject = SUBJECTS[fact]
    const isOpen = facts.some((line) => line.kind === 'stated' && subject !== undefined && line.subject === subject)
    return isOpen ? 'unreadable' : 'not stated'
  }

const told =
  (fact: KindFact) =>
  ({ values, facts }: StatingItem): How => {
    if (values.choices[fact].length > 0) return 'read'
    return statedKinds(facts, fact).text === '' ? 'not stated' : 'unreadable'
  }

const READ: Readonly<Record<Stated, (item: StatingItem) => How>> = {
  price: measured('price'),
  thickness: measured('thickness'),
  length: measured('length'),
  width: measured('width'),
  weight: measured('weight'),
  hardness: measured('hardness'),
  material: told('material'),
  colour: told('colour'),
  surface: told('surface'),
  drainage: told('drainage'),
  brand: ({ values }) => (values.choices.brand.length > 0 ? 'read' : 'not stated'),
  'unit of sale': ({ terms: { unit } }) =>
    typeof unit === 'object' ? 'read' : unit === 'unclear' ? 'unreadable' : 'not stated',
  minimum: ({ terms }) => (terms.minimum > 1 ? 'read' : 'not stated'),
  step: ({ terms }) => (terms.step > 1 ? 'read' : 'not stated'),
}
