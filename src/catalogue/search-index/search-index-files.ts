import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { type CategoryMessage, writeDocument } from '#search/document-message.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION, type SearchHead, type SearchManifest } from '#search/search-index-files.ts'
import type { RankedDocument } from './catalogue-entry.ts'
import { chooseHead } from './choose-head.ts'
import { contentNamed, type IndexFile } from './index-file.ts'
import { lexiconChunks } from './lexicon.ts'
import { rowStamp } from './row-stamp.ts'

/** Items in the file that answers the first keystroke. */
const HEAD_SIZE = 600
const SHARD_SIZE = 300

/**
 * The search index as files, of which a browser loads few however large the catalogue is:
 *
 * - **head**: some hundred items, chosen so that whatever one or two characters somebody types, there are eight. It
 *   answers the first keystroke; a catalogue that fits into it has no other files.
 * - **shards**: all items, like beside like (by sub-category, then name), so that the terms of a query meet in few.
 * - **lexicon**: for each term the shards that hold it, sorted and cut, so that a word or an item code costs one or two
 *   chunks and leads to the shards to load.
 *
 * What it cannot do: a query is answered from a bounded number of shards, so for very common words it shows some of
 * what there is and not all (the store's own search adds the rest); a typo among the first two letters is only mended
 * within what is loaded; and the words of descriptions are left to the store from 2,000 items on.
 */
export function searchIndexFiles(entries: readonly RankedDocument[]): IndexFile[] {
  const categories = numberCategories()
  const row = (document: SearchDocument) => writeDocument(document, categories.numberOf(document))
  const chosen = chooseHead(entries, HEAD_SIZE).map(({ document }) => document)
  const groups = entries.length <= HEAD_SIZE ? [] : shardsOf(entries.map(({ document }) => document))
  const shards = groups.map((documents) => contentNamed('shard', documents.map(row)))
  const chunks = lexiconChunks(groups).map((chunk) => ({
    first: chunk[0]?.[0] ?? '',
    file: contentNamed('lexicon', chunk),
  }))
  const documents = chosen.map(row)
  const head = contentNamed('head', { categories: categories.all, documents } satisfies SearchHead)
  const manifest: SearchManifest = {
    version: SEARCH_INDEX_VERSION,
    items: entries.length,
    stamp: rowStamp(entries),
    head: head.path,
    shards: shards.map(({ path }) => path),
    lexicon: chunks.map(({ first, file }) => [first, file.path]),
  }
  const named = { path: SEARCH_MANIFEST_PATH, text: JSON.stringify(manifest) }
  return [named, head, ...shards, ...chunks.map(({ file }) => file)]
}

function shardsOf(documents: readonly SearchDocument[]): SearchDocument[][] {
  const sorted = documents.toSorted((a, b) => compare(sortKey(a), sortKey(b)))
  return Array.from({ length: Math.ceil(sorted.length / SHARD_SIZE) }, (_, index) =>
    sorted.slice(index * SHARD_SIZE, (index + 1) * SHARD_SIZE),
  )
}

function sortKey({ mainCategory, subCategory, name, code }: SearchDocument): string {
  return [mainCategory, subCategory, name, code].join('\n')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Gives every pair of main and sub-category a number, in the order in which they are first asked for. */
function numberCategories() {
  const all: CategoryMessage[] = []
  const numbers = new Map<string, number>()
  const numberOf = ({ mainCategory, subCategory }: SearchDocument): number => {
    const key = `${mainCategory}\n${subCategory}`
    const number = numbers.get(key) ?? all.push([mainCategory, subCategory]) - 1
    numbers.set(key, number)
    return number
  }
  return { all, numberOf }
}
