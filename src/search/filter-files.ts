import * as v from 'valibot'
import { CHOICE_FACTS, type ChoiceFact, type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { DocumentMessage } from './document-message.ts'

/** Raised when the files change their form; a browser that kept other scripts then shows the plain lists only. */
export const FILTERS_VERSION = 6

const Numbers = v.custom<number[]>(
  (value) => Array.isArray(value) && value.every((number) => Number.isInteger(number) && number >= 0),
)

/** Of a fact that is chosen from: each row has a set of choices, by its number (column-signs.ts); the first set is empty. */
export const ChoiceColumn = v.object({
  /** Key and name of each choice. */
  choices: v.array(v.tuple([v.string(), v.string()])),
  sets: v.array(Numbers),
  rows: v.string(),
})
export type ChoiceColumn = v.InferOutput<typeof ChoiceColumn>

/**
 * Of a long column of choices: what its rows come to, and for each choice the path of a column that has this one alone. Of
 * nine materials that lie anyhow, one takes a sixth of the bytes that all of them take.
 */
export const ChoiceHead = v.object({
  choices: v.array(v.tuple([v.string(), v.string(), v.number(), v.string()])),
  /** Items that state none. */
  unstated: v.number(),
})
export type ChoiceHead = v.InferOutput<typeof ChoiceHead>

/** Of a fact that is a number: each row has the place of its number in `values`, counted from 1; 0 is not stated. */
export const NumberColumn = v.object({ values: Numbers, rows: v.string() })
export type NumberColumn = v.InferOutput<typeof NumberColumn>

/** Number columns for sorting alone: places in the alphabet of names and of what is said of materials, and from the newest on. */
export const ORDER_COLUMNS = ['name', 'material-text', 'newness'] as const

/** What there is to load; every path is content-named. Rows are all items once, sub-category by sub-category. */
export const FilterManifest = v.object({
  version: v.literal(FILTERS_VERSION),
  items: v.number(),
  /** Which items the rows are, as the search index of the build says it too. Builds before 2026-11-27 have none. */
  stamp: v.optional(v.string(), ''),
  columns: v.record(v.picklist([...CHOICE_FACTS, ...NUMBER_FACTS, ...ORDER_COLUMNS]), v.string()),
  /** Of the columns that are long, what can be said without their rows. */
  heads: v.record(v.picklist(CHOICE_FACTS), v.string()),
  /** Blocks of {@link BLOCK_ROWS} rows, as cards and tables show them: what `blockPath` makes an address of. */
  blocks: v.array(v.string()),
})
export type FilterManifest = v.InferOutput<typeof FilterManifest>

export const BLOCK_ROWS = 100

/** A row as it is shown: the document, then size, thickness and weight in the words of the store. */
export const RowMessage = v.tuple([DocumentMessage, v.string(), v.string(), v.string()])
export type RowMessage = v.InferOutput<typeof RowMessage>
/** Its rows are read one by one, as they are shown. */
export const RowBlock = v.array(v.unknown())
export type RowBlock = v.InferOutput<typeof RowBlock>

export function isChoiceFact(fact: FilterFact): fact is ChoiceFact {
  return CHOICE_FACTS.some((name) => name === fact)
}
