import * as v from 'valibot'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { readDocument } from './document-message.ts'
import { once } from './once.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'
import { LexiconChunk, SearchHead, SearchManifest, SearchShard } from './search-index-files.ts'
import { type SearchMatcher, searchMatcher } from './search-matcher.ts'
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
  /**
   * What matches once so much is loaded, with slips mended where nothing does: whatever else is looked for at the same time.
   * Throws when a file cannot be read.
   */
  find(query: SearchQuery, limits: ReachLimits): Promise<SearchHit[]>
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
  let memory = memoryOf(manifest.shards.length === 0 ? headMatcher : searchMatcher(head))

  const loadShard = ({ matcher, loaded }: Memory, number: number): Promise<void> => {
    const path = manifest.shards[number]
    if (path === undefined) return Promise.resolve()
    return once(loaded, number, async () =>
      matcher.add(v.parse(SearchShard, await read(path)).map((message) => readDocument(message, categories))),
    )
  }
  /** The head was chosen for the first two letters, and thousands of terms begin with them elsewhere. */
  const matcherFor = ({ wishes }: SearchQuery, { matcher }: Memory) =>
    wishes.every((wish) => wish.kind === 'word' && isBeginning(wish.term)) ? headMatcher : matcher

  /** What is loaded goes into `own`, which another search may let go of meanwhile. */
  async function reach(query: SearchQuery, { enough, mostShards, signal }: ReachLimits) {
    if (manifest.shards.length === 0) return { own: memory, extent: 'all' as const }
    const numbers = await router.shardsFor(query)
    if (memory.matcher.size() > MOST_IN_MEMORY) memory = memoryOf(searchMatcher(head))
    const own = memory
    let looked = 0
    while (looked < Math.min(numbers.length, mostShards) && own.matcher.match(query).length < enough) {
      signal?.throwIfAborted()
      const next = numbers.slice(looked, Math.min(looked + AT_ONCE, mostShards))
      await Promise.all(next.map((number) => loadShard(own, number)))
      looked += next.length
    }
    return { own, extent: looked >= numbers.length ? ('all' as const) : ('some' as const) }
  }

  return {
    items: manifest.items,
    stamp: manifest.stamp,
    glance: (query) => matcherFor(query, memory).match(query),
    glanceLoosely: (query) => matcherFor(query, memory).matchLoosely(query),
    reach: async (query, limits) => (await reach(query, limits)).extent,
    async find(query, limits) {
      const { own } = await reach(query, limits)
      const matcher = matcherFor(query, own)
      const hits = matcher.match(query)
      return hits.length > 0 ? hits : matcher.matchLoosely(query)
    },
    get: (itemId) => memory.matcher.get(itemId),
  }
}

/** What is loaded of an index: its documents, and which shards they are of. */
interface Memory {
  matcher: SearchMatcher
  loaded: Map<number, Promise<void>>
}

function memoryOf(matcher: SearchMatcher): Memory {
  return { matcher, loaded: new Map() }
}
