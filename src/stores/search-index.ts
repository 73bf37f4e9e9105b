import * as v from 'valibot'
import { readDocument, type SearchDocument } from '#domain/search-document.ts'
import type { SearchHit } from '#domain/search-hit.ts'
import {
  LexiconChunk,
  SEARCH_MANIFEST_PATH,
  SearchHead,
  SearchManifest,
  SearchShard,
} from '#domain/search-index-files.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { searchMatcher } from './search-matcher.ts'
import { searchRouter } from './search-router.ts'

export interface SearchIndex {
  /** Items of the whole catalogue when it was built. */
  items: number
  /** Answers from what is loaded. */
  glance(query: SearchQuery): SearchHit[]
  /** The same for when nothing matches as typed: slips mended. */
  glanceLoosely(query: SearchQuery): SearchHit[]
  /**
   * Loads more of the index until enough items match or as many shards were looked into as are allowed, and says
   * whether there may be more. Throws when a file cannot be read.
   */
  reach(query: SearchQuery, limits: ReachLimits): Promise<'all' | 'some'>
  /** Takes in items that are newer than the build, and says which of those given these are. */
  learn(documents: readonly SearchDocument[]): void
  has(itemId: string): boolean
}

export interface ReachLimits {
  enough: number
  mostShards: number
  signal?: AbortSignal
}

const AT_ONCE = 3

/** Opens the index of the build: two small files, however large the catalogue. `read` fetches and parses a file. */
export async function openSearchIndex(read: (path: string) => Promise<unknown>): Promise<SearchIndex> {
  const manifest = v.parse(SearchManifest, await read(SEARCH_MANIFEST_PATH))
  const { shelves, documents } = v.parse(SearchHead, await read(manifest.head))
  const matcher = searchMatcher()
  matcher.add(documents.map((message) => readDocument(message, shelves)))
  const router = searchRouter(manifest, async (path) => v.parse(LexiconChunk, await read(path)))
  const loaded = new Map<number, Promise<void>>()

  const loadShard = (number: number): Promise<void> => {
    const path = manifest.shards[number]
    if (path === undefined) return Promise.resolve()
    const loading =
      loaded.get(number) ??
      read(path).then((content) =>
        matcher.add(v.parse(SearchShard, content).map((message) => readDocument(message, shelves))),
      )
    loaded.set(number, loading)
    loading.catch(() => loaded.delete(number))
    return loading
  }

  return {
    items: manifest.items,
    glance: (query) => matcher.match(query),
    glanceLoosely: (query) => matcher.matchLoosely(query),
    async reach(query, { enough, mostShards, signal }) {
      if (manifest.shards.length === 0) return 'all'
      const numbers = await router.shardsFor(query)
      let looked = 0
      while (looked < Math.min(numbers.length, mostShards) && matcher.match(query).length < enough) {
        signal?.throwIfAborted()
        const next = numbers.slice(looked, Math.min(looked + AT_ONCE, mostShards))
        await Promise.all(next.map(loadShard))
        looked += next.length
      }
      return looked >= numbers.length ? 'all' : 'some'
    },
    learn: (given) => matcher.add(given),
    has: (itemId) => matcher.has(itemId),
  }
}
