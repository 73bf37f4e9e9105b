import { atom, type ReadableAtom } from 'nanostores'
import { loadSearchIndex, renewSearchIndex } from '#client/load-search-index.ts'
import { liveDocument } from '#search/live-document.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { mergeHits, type SearchHit } from '#search/search-hit.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { readSearchQuery, type SearchQuery } from '#search/search-query.ts'
import { backend } from './backend.ts'
import { builtDocuments } from './built-documents.ts'

/** What is known of a query by now. */
export type SearchAnswer =
  | { status: 'blank' }
  | { status: 'looking'; query: SearchQuery }
  /** The index cannot be had, or not all of it, and nothing was found elsewhere. */
  | { status: 'unreachable'; query: SearchQuery }
  /** The store finds more than it can tell of, and the index does not help. */
  | { status: 'too-many'; query: SearchQuery }
  | {
      status: 'answered'
      query: SearchQuery
      hits: SearchHit[]
      /** Which items the rows of the hits are; undefined where the index has told of none. */
      stamp: string | undefined
      /** Ids of items that the build lacks, as far as they were looked for. */
      newItemIds: ReadonlySet<string>
      /** Whether the catalogue may hold more than was looked into, or the store more than it told of. */
      more: boolean
      /** Whether the index has said all it will, and whether the store has. */
      indexDone: boolean
      store: 'asked' | 'answered' | 'unreachable'
    }

export interface Search {
  $answer: ReadableAtom<SearchAnswer>
  /** Answers a query as it is typed; a newer one makes the answer to an older one void. */
  ask(typed: string): void
  /** Asks for the same once more where the index of the shop has other rows by now, and says whether it does. */
  again(): Promise<boolean>
}

export interface SearchDepth {
  /** Hits after which no more of the index is loaded, and items of the store after which no more are looked up in it. */
  enough: number
  /** For each of the two. */
  mostShards: number
  /** How long typing has to rest before the store is asked. */
  restMs: number
}

/**
 * A search that answers from the index of the build at once and then from the store. Whichever of the two is slow,
 * failing or gone, the other serves alone.
 */
export function createSearch({ restMs, ...reach }: SearchDepth): Search {
  const $answer = atom<SearchAnswer>({ status: 'blank' })
  let current = new AbortController()
  /** What is asked by now: an answer to the word before may be shown still. */
  let asked = ''

  async function answer(query: SearchQuery, signal: AbortSignal): Promise<void> {
    const known: Known = {
      exact: [],
      mended: [],
      answered: [],
      store: 'asked',
      reached: 'asked',
      moreInStore: false,
      built: new Map(),
      newItemIds: new Set(),
    }
    const show = () => {
      if (!signal.aborted) $answer.set(answerFrom(query, known))
    }
    /** What is found is kept: another search may make the index let go of what this one has loaded. */
    const lookUp = () => {
      if (signal.aborted) return
      const { index, reached } = known
      known.exact = index?.glance(query) ?? []
      // Slips are mended only where nothing is what was typed, as far as all could be read.
      const mayBeSlip = known.exact.length === 0 && (reached === 'all' || reached === 'some')
      known.mended = mayBeSlip ? (index?.glanceLoosely(query) ?? []) : []
      show()
    }
    const fromIndex = async () => {
      try {
        known.index = await loadSearchIndex()
        lookUp()
        known.reached = await known.index.reach(query, { ...reach, signal })
      } catch {
        // The store answers alone, or with what is loaded of the index.
        known.reached = 'unreachable'
      }
      lookUp()
    }
    const fromStore = async () => {
      await rest(restMs)
      if (signal.aborted) return
      try {
        const { items, more } = await (await backend.catalogue()).search(query.text, signal)
        known.answered = items.map(liveDocument)
        known.moreInStore = more
        known.store = 'answered'
      } catch {
        known.store = 'unreachable'
      }
      show()
    }
    /** What the store found may stand in parts of the index that this query did not load. */
    const fromAllOfTheIndex = async () => {
      const unseen = known.answered
        .filter(({ itemId }) => known.index?.get(itemId) === undefined)
        .slice(0, reach.enough)
      if (signal.aborted || unseen.length === 0) return
      try {
        const { stamp, documents, missing } = await builtDocuments(unseen, reach.mostShards)
        known.built = stamp === known.index?.stamp ? documents : withoutRows(documents)
        known.newItemIds = missing
        show()
      } catch {
        // Whether they are new is not known.
      }
    }
    await Promise.all([fromIndex(), fromStore()])
    await fromAllOfTheIndex()
  }

  function begin(query: SearchQuery): void {
    asked = query.text
    current.abort()
    current = new AbortController()
    if (query.text === '') {
      $answer.set({ status: 'blank' })
      return
    }
    // What was found for the word before stays to be seen until there is something newer.
    if ($answer.get().status !== 'answered') $answer.set({ status: 'looking', query })
    void answer(query, current.signal)
  }

  return {
    $answer,
    ask(typed) {
      const query = readSearchQuery(typed)
      if (query.text !== asked) begin(query)
    },
    async again() {
      const index = await renewSearchIndex().catch(() => undefined)
      const shown = $answer.get()
      if (index === undefined || shown.status !== 'answered' || shown.stamp === index.stamp) return false
      begin(readSearchQuery(asked))
      return true
    },
  }
}

/** Whether both sides have spoken and there is nothing; where the store does not answer, that is not certain. */
export function isEmptyAnswer(answer: SearchAnswer): boolean {
  return answer.status === 'answered' && answer.hits.length === 0 && answer.store === 'answered'
}

interface Known {
  index?: SearchIndex
  /** What the index finds as it was typed, and where that is nothing, with slips mended. */
  exact: SearchHit[]
  mended: SearchHit[]
  answered: SearchDocument[]
  store: 'asked' | 'answered' | 'unreachable'
  /** How much of what the query asks for in the index was looked into. */
  reached: 'asked' | 'all' | 'some' | 'unreachable'
  moreInStore: boolean
  /** Items of the store's answer that the build has elsewhere than in what is loaded of the index. */
  built: ReadonlyMap<string, SearchDocument>
  newItemIds: ReadonlySet<string>
}

function answerFrom(query: SearchQuery, known: Known): SearchAnswer {
  const { index, exact, mended, answered, store, reached, moreInStore, built, newItemIds } = known
  const indexDone = reached !== 'asked'
  const done = indexDone && store !== 'asked'
  // What the store knows as it was typed is no slip.
  const found = answered.length === 0 ? [...exact, ...mended] : exact
  const hits = mergeHits(found, answered, (itemId) => index?.get(itemId) ?? built.get(itemId))
  if (hits.length === 0 && !done) return { status: 'looking', query }
  if (hits.length === 0 && moreInStore) return { status: 'too-many', query }
  if (hits.length === 0 && reached === 'unreachable') return { status: 'unreachable', query }
  const more = moreInStore || (indexDone && reached !== 'all')
  return { status: 'answered', query, hits, stamp: index?.stamp, newItemIds, more, indexDone, store }
}

/** Rows of another build name other items. */
function withoutRows(documents: ReadonlyMap<string, SearchDocument>): Map<string, SearchDocument> {
  return new Map([...documents].map(([itemId, document]) => [itemId, { ...document, row: -1 }]))
}

function rest(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
