import * as v from 'valibot'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { readDocument } from './document-message.ts'
import { once } from './once.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'
import { LexiconChunk, SearchHead, SearchManifest, SearchShard } from './search-index-files.ts'
import { searchMatcher } from './search-matcher.ts'
import type { SearchQuery } from './search-query.ts'
import { searchRouter } from './search-router.ts'
import { isBeginning } from './search-terms.ts'

export interface SearchIndex {
  /** Items of the whole catalogue when it was built. */
  items: number
  /** Which items the rows of its documents mean. */
  stamp: string
  /** Answers from what is loaded. */
  glance(query: SearchQuery): SearchHit[]
  /** The same for when nothing matches as typed: slips mended. */
  glanceLoosely(query: SearchQuery): SearchHit[]
  /**
   * Loads more of the index until enough items match or as many shards were looked into as are allowed, and says
   * whether there may be more. Throws when a file cannot be read.
   */
  reach(query: SearchQuery, limits: ReachLimits): Promise<'all' | 'some'>
  /** An item as the build knows it, where it is in what is loaded. */
  get(itemId: string): SearchDocument | undefined
}

export interface ReachLimits {
  enough: number
  mostShards: number
  signal?: AbortSignal
}

const AT_ONCE = 3
/** Beyond that an answer takes longer than a keystroke should; what was loaded before is let go. */
const MOST_IN_MEMORY = 6_000

/** Opens the index of the build: two small files, however large the catalogue. `read` fetches and parses a file. */
export async function openSearchIndex(read: (path: string) => Promise<unknown>): Promise<SearchIndex> {
  const manifest = v.parse(SearchManifest, await read(SEARCH_MANIFEST_PATH))
  const { categories, documents } = v.parse(SearchHead, await read(manifest.head))
  const head = documents.map((message) => readDocument(message, categories))
  const headMatcher = searchMatcher(head)
  const router = searchRouter(manifest, async (path) => v.parse(LexiconChunk, await read(path)))
  let matcher = manifest.shards.length === 0 ? headMatcher : searchMatcher(head)
  let loaded = new Map<number, Promise<void>>()

  const loadShard = (number: number): Promise<void> => {
    const path = manifest.shards[number]
    if (path === undefined) return Promise.resolve()
    const into = matcher
    return once(loaded, number, async () =>
      into.add(v.parse(SearchShard, await read(path)).map((message) => readDocument(message, categories))),
    )
  }
  /** The head was chosen for the first two letters, and thousands of terms begin with them elsewhere. */
  const matcherFor = ({ wishes }: SearchQuery) =>
    wishes.every((wish) => wish.kind === 'word' && isBeginning(wish.term)) ? headMatcher : matcher

  return {
    items: manifest.items,
    stamp: manifest.stamp,
    glance: (query) => matcherFor(query).match(query),
    glanceLoosely: (query) => matcherFor(query).matchLoosely(query),
    async reach(query, { enough, mostShards, signal }) {
      if (manifest.shards.length === 0) return 'all'
      const numbers = await router.shardsFor(query)
      if (matcher.size() > MOST_IN_MEMORY) {
        matcher = searchMatcher(head)
        loaded = new Map()
      }
      let looked = 0
      while (looked < Math.min(numbers.length, mostShards) && matcher.match(query).length < enough) {
        signal?.throwIfAborted()
        const next = numbers.slice(looked, Math.min(looked + AT_ONCE, mostShards))
        await Promise.all(next.map(loadShard))
        looked += next.length
      }
      return looked >= numbers.length ? 'all' : 'some'
    },
    get: (itemId) => matcher.get(itemId),
  }
}
