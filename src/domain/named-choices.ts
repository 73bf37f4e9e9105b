import type { FilterValues } from './filter-values.ts'

/** What items are chosen by beside the place where they are listed. */
export const NAMED_FACTS = ['material', 'colour', 'surface', 'drainage', 'brand'] as const

/** A choice by its key; with the name that the store gives it, or an empty one where it stands among the words. */
export interface NamedChoice {
  fact: (typeof NAMED_FACTS)[number]
  key: string
  name: string
}

/** Kinds of materials and the like have their names among the words; a brand is called as the store calls it. */
export function namedChoices(
  { brand, ...kinds }: FilterValues['choices'],
  slugOf: (name: string) => string,
): NamedChoice[] {
  const unnamed = (fact: keyof typeof kinds) => kinds[fact].map((key) => ({ fact, key, name: '' }))
  return [
    ...unnamed('material'),
    ...unnamed('colour'),
    ...unnamed('surface'),
    ...unnamed('drainage'),
    ...brand.map((name): NamedChoice => ({ fact: 'brand', key: slugOf(name) || name.replaceAll(',', ' '), name })),
  ]
}
