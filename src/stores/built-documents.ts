import { loadOnce } from '#domain/load-once.ts'
import type { SearchDocument } from '#search/search-document.ts'

/** An item that is looked for: its code is how it is found in the search index. */
export interface Wanted {
  itemId: string
  code: string
}

/** Items as the build knows them, by their ids. */
export interface BuiltDocuments {
  /** Which items their rows mean. */
  stamp: string
  documents: Map<string, SearchDocument>
  /** Ids of those that the build lacks. */
  missing: Set<string>
}

/** Once: each further import would look for all that it needs in the page again. */
const importCodeFinder = loadOnce(() => import('#client/load-code-finder.ts'))

/**
 * Looks items up in the whole search index, of which it loads what their codes need, or as many shards as are allowed.
 * Throws when it cannot be read.
 */
export async function builtDocuments(wanted: readonly Wanted[], mostShards?: number): Promise<BuiltDocuments> {
  const { loadCodeFinder } = await importCodeFinder()
  const finder = await loadCodeFinder()
  const codes = wanted.map(({ code }) => code)
  const answered = new Set(await finder.load(codes, mostShards))
  const documents = new Map<string, SearchDocument>()
  const missing = new Set<string>()
  for (const { itemId, code } of wanted) {
    const document = finder.item(itemId)
    if (document !== undefined) documents.set(itemId, document)
    else if (answered.has(code)) missing.add(itemId)
  }
  return { stamp: finder.stamp, documents, missing }
}
