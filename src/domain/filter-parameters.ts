import { CHOICE_FACTS, NUMBER_FACTS } from './filter-values.ts'

/** What the address of a list may state; anything of it is more than the plain list. */
export const FILTER_PARAMETERS = [...CHOICE_FACTS, ...NUMBER_FACTS, 'sort', 'view'] as const
