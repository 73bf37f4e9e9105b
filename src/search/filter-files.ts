import * as v from 'valibot'
import { CHOICE_FACTS, type ChoiceFact, type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { DocumentMessage } from './document-message.ts'

/** Raised when the files change their form; a browser that kept other scripts then shows the plain lists only. */
export const FILTERS_VERSION = 9

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
export interface NumberColumn {
  /** Ascending. */
  values: number[]
  rows: string
  /** Where few rows state any, which ones do, as 0 and 1; `rows` are of these alone. */
  stated?: string | undefined
}

/** Its values travel as what each is more than the one before: of 60,000 prices that takes a tenth of the bytes. */
export const NumberColumn = v.pipe(
  v.object({ gaps: Numbers, rows: v.string(), stated: v.optional(v.string()) }),
  v.transform(({ gaps, rows, stated }): NumberColumn => {
    let value = 0
    return {
      values: gaps.map((gap) => {
        value += gap
        return value
      }),
      rows,
      stated,
    }
  }),
)

/** Values that ascend, as a column of numbers has them on its way. */
export function gapsOf(values: readonly number[]): number[] {
  return values.map((value, place) => value - (values[place - 1] ?? 0))
}

/** What numbers come to: the least and the most, where any is stated, and how many lie in each of the parts between them. */
export const RangeCounts = v.object({
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  counts: Numbers,
  /** Items that state none. */
  unstated: v.number(),
})
export type RangeCounts = v.InferOutput<typeof RangeCounts>

/** Of a long column of many numbers what they come to in each main category, by the key of its use. */
export const RangeLists = v.record(v.string(), RangeCounts)
export type RangeLists = v.InferOutput<typeof RangeLists>

/**
 * Of a long column of numbers: what its rows come to in the whole shop, and what tells which rows lie between two
 * numbers. Which of 100,000 prices are at most some number takes a tenth of the bytes that the prices take.
 */
export const RangeHead = v.object({
  ...RangeCounts.entries,
  /**
   * Numbers that ascend, the first one no more than the least there is. Of each the path of a column with one value that
   * the rows which reach it have, and that of a column with the values of the rows from it up to the next one, empty where
   * all of these are the number itself.
   */
  bounds: v.array(v.tuple([v.number(), v.string(), v.string()])),
})
export type RangeHead = v.InferOutput<typeof RangeHead>

export const AnyHead = v.union([ChoiceHead, RangeHead])
export type AnyHead = v.InferOutput<typeof AnyHead>

/** Number columns for sorting alone: places in the alphabet of names and of what is said of materials, and from the newest on. */
export const ORDER_COLUMNS = ['name', 'material-text', 'newness'] as const

export const ColumnName = v.picklist([...CHOICE_FACTS, ...NUMBER_FACTS, ...ORDER_COLUMNS])
export type ColumnName = v.InferOutput<typeof ColumnName>

/**
 * Of each long column its parts of so many rows, as `columnPartPath` makes addresses of them, each a column by itself: a list
 * of the shop takes few.
 */
export const ColumnParts = v.object({ rows: v.number(), columns: v.record(ColumnName, v.array(v.string())) })
export type ColumnParts = v.InferOutput<typeof ColumnParts>

/** Of each block of {@link BLOCK_ROWS} rows, as cards and tables show them, what `blockPath` makes an address of. */
export const BlockNames = v.array(v.string())
export type BlockNames = v.InferOutput<typeof BlockNames>

/** What there is to load; every path is content-named. Rows are all items once, sub-category by sub-category. */
export const FilterManifest = v.object({
  version: v.literal(FILTERS_VERSION),
  items: v.number(),
  /** Which items the rows are, as the search index of the build says it too. Builds before 2026-11-27 have none. */
  stamp: v.optional(v.string(), ''),
  columns: v.record(ColumnName, v.string()),
  /** Of the columns that are long, what can be said without their rows. */
  heads: v.record(ColumnName, v.string()),
  /** Of those that are long and of many numbers, the path of the {@link RangeLists}. */
  lists: v.record(ColumnName, v.string()),
  /** The path of the {@link ColumnParts}; empty where the shop is too small for any. */
  parts: v.string(),
  /** The {@link BlockNames}; of many, the path of a file with them, since what a search has found is shown without. */
  blocks: v.union([BlockNames, v.string()]),
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
