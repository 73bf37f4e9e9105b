/** What items are chosen by: any of several. `use` and `kind` are where an item is listed. */
export const CHOICE_FACTS = ['use', 'kind', 'material', 'colour', 'surface', 'drainage', 'brand'] as const
export type ChoiceFact = (typeof CHOICE_FACTS)[number]

/** What items are measured by, as whole numbers: cents, tenths of a millimetre, grams, Shore A. */
export const NUMBER_FACTS = ['price', 'thickness', 'length', 'width', 'weight', 'hardness'] as const
export type NumberFact = (typeof NUMBER_FACTS)[number]

export type FilterFact = ChoiceFact | NumberFact

/** What the address of a list may state; anything of it is more than the plain list. */
export const FILTER_PARAMETERS = [...CHOICE_FACTS, ...NUMBER_FACTS, 'sort', 'view'] as const

/** The list that is filtered: one of a main category or of a kind, by its key. */
export interface FilterBase {
  fact: Extract<ChoiceFact, 'use' | 'kind'>
  key: string
}
