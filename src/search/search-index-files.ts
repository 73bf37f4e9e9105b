import * as v from 'valibot'
import { CategoryMessage, DocumentMessage } from './document-message.ts'

/** Raised when the files change their form; a browser that kept other scripts then asks the store only. */
export const SEARCH_INDEX_VERSION = 5

/** What there is to load; every path is content-named. */
export const SearchManifest = v.object({
  version: v.literal(SEARCH_INDEX_VERSION),
  items: v.number(),
  /** Which items the rows of documents mean: filters that say the same have the same rows. Builds before 2026-11-27 have none. */
  stamp: v.optional(v.string(), ''),
  head: v.string(),
  /** Paths of the shards, by number; empty where the head holds every item. */
  shards: v.array(v.string()),
  /** Chunks of the lexicon with the first term of each, in the order of code units. */
  lexicon: v.array(v.tuple([v.string(), v.string()])),
})
export type SearchManifest = v.InferOutput<typeof SearchManifest>

export const SearchHead = v.object({ categories: v.array(CategoryMessage), documents: v.array(DocumentMessage) })
export type SearchHead = v.InferOutput<typeof SearchHead>

export const SearchShard = v.array(DocumentMessage)

/** A term with the numbers of the shards that hold it, as ranges: `0-3 7`. */
export const LexiconChunk = v.array(v.tuple([v.string(), v.string()]))
export type LexiconChunk = v.InferOutput<typeof LexiconChunk>

/** `[0, 1, 2, 3, 7]` → `0-3 7`; the numbers ascend. */
export function writeShardNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}

export function readShardNumbers(text: string): number[] {
  return text.split(' ').flatMap((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
