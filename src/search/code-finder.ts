import * as v from 'valibot'
import { forEachConcurrently } from '#domain/for-each-concurrently.ts'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { codeKey, slipsApart } from './code-key.ts'
import { type CategoryMessage, type DocumentMessage, readDocument } from './document-message.ts'
import { placeOf, placesLike, shardsOf } from './lexicon-places.ts'
import { once } from './once.ts'
import type { SearchDocument } from './search-document.ts'
import { LexiconChunk, readShardNumbers, SearchHead, SearchManifest, SearchShard } from './search-index-files.ts'
import { codeTerm } from './search-terms.ts'

/** Finds items by their codes in the index of the build, of which it loads what the codes need. */
export interface CodeFinder {
  /** Which items the rows of its documents mean. */
  stamp: string
  /**
   * Loads what is needed to answer for these codes, in tasks of a few milliseconds, and returns those that it answers for
   * now: all, unless that takes more shards than are allowed. Throws when a file cannot be read.
   */
  load(codes: readonly string[], mostShards?: number): Promise<readonly string[]>
  /**
   * The item of a code, however it is written; of two that only signs tell apart, the one that is written so. None where
   * the code is that of several items.
   */
  get(code: string): SearchDocument | undefined
  /** An item by its id, where it is in what is loaded: that of its code, for one. */
  item(itemId: string): SearchDocument | undefined
  /** The items whose codes are most like one that nothing has; few. Throws as `load` does. */
  near(code: string): Promise<SearchDocument[]>
}

interface LikeTerm {
  slips: number
  shards: number[]
}

const AT_ONCE = 6
const MOST_NEAR = 3
const MOST_SLIPS = 2
/** Chunks that are looked through for what one code may mean, beside its own. */
const MOST_CHUNKS = 12
/** What a code has to have, for codes are compared by these. */
const LETTER_OR_FIGURE = /[\p{L}\p{M}\p{N}]/u
/** No code is longer; a whole text may have been pasted into a cell. */
const LONGEST_TERM = 100
/** What is shorter begins too many codes. */
const LEAST_PART = 4

export async function openCodeFinder(read: (path: string) => Promise<unknown>): Promise<CodeFinder> {
  const { stamp, head, shards, lexicon } = v.parse(SearchManifest, await read(SEARCH_MANIFEST_PATH))
  const { categories, documents } = v.parse(SearchHead, await read(head))
  const known = knownCodes(categories)
  known.add(documents)
  const chunks = new Map<number, Promise<LexiconChunk>>()
  const loaded = new Map<number, Promise<void>>()
  /** Of which all shards are there: any of them may have another item of the same code. */
  const loadedTerms = new Set<string>()

  /** The few terms that are most like one, nearest first, each with its shards. */
  const termsLike = async (term: string): Promise<LikeTerm[]> => {
    const like: LikeTerm[] = []
    const others = placesLike(lexicon, term)
    const places = [[placeOf(lexicon, term)], others.slice(0, AT_ONCE), others.slice(AT_ONCE, MOST_CHUNKS)]
    for (const some of places) {
      for (const [other, numbers] of (await Promise.all(some.map(chunkAt))).flat()) {
        const slips = slipsApart(other, term, MOST_SLIPS)
        const shards = slips > MOST_SLIPS ? [] : readShardNumbers(numbers)
        // What many have is a part of their codes, or a word.
        if (shards.length > 0 && shards.length <= MOST_NEAR) like.push({ slips, shards })
      }
      if (like.some(({ slips }) => slips < MOST_SLIPS)) break
    }
    return like.toSorted((a, b) => a.slips - b.slips).slice(0, MOST_NEAR)
  }
  const chunkAt = (place: number): Promise<LexiconChunk> =>
    once(chunks, place, async () => v.parse(LexiconChunk, await read(lexicon[place]?.[1] ?? '')))
  const loadShards = (numbers: Iterable<number>) =>
    forEachConcurrently(new Set(numbers), AT_ONCE, (number) =>
      once(loaded, number, async () => known.add(v.parse(SearchShard, await read(shards[number] ?? '')))),
    )

  return {
    stamp,
    async load(codes, mostShards = Number.POSITIVE_INFINITY) {
      if (shards.length === 0) return codes
      const terms = [...new Set(codes.map(codeTerm))].filter((term) => term !== '' && !loadedTerms.has(term))
      const termsIn = Map.groupBy(terms, (term) => placeOf(lexicon, term))
      const allowed: string[] = []
      const wanted = new Set<number>()
      await forEachConcurrently(termsIn, AT_ONCE, async ([place, terms]) => {
        const chunk = await chunkAt(place)
        for (const term of terms) {
          const numbers = shardsOf(chunk, term).filter((number) => !wanted.has(number))
          if (wanted.size + numbers.length > mostShards) continue
          for (const number of numbers) wanted.add(number)
          allowed.push(term)
        }
      })
      await loadShards(wanted)
      for (const term of allowed) loadedTerms.add(term)
      return codes.filter((code) => loadedTerms.has(codeTerm(code)))
    },
    get: known.get,
    item: known.item,
    async near(code) {
      const whole = codeTerm(code)
      if (shards.length > 0 && whole !== '' && whole.length <= LONGEST_TERM) {
        await loadShards((await termsLike(whole)).flatMap(({ shards }) => shards))
      }
      return known.near(codeKey(code))
    },
  }
}

function knownCodes(categories: readonly CategoryMessage[]) {
  const byId = new Map<string, DocumentMessage>()
  const byCode = new Map<string, DocumentMessage | 'several'>()
  const byKey = new Map<string, DocumentMessage[]>()
  let keyless: DocumentMessage[] = []
  const open = (message: DocumentMessage) => readDocument(message, categories)
  /** Most codes are asked for as they are written, so keys are made when one is not. */
  const keys = () => {
    for (const message of keyless) {
      const [, code] = message
      const key = codeKey(code)
      if (key === '') continue
      const alike = byKey.get(key)
      if (alike === undefined) byKey.set(key, [message])
      else alike.push(message)
    }
    keyless = []
    return byKey
  }
  const messageOf = (code: string): DocumentMessage | undefined => {
    const exact = byCode.get(code.trim())
    if (exact !== undefined) return exact === 'several' ? undefined : exact
    const [only, ...others] = keys().get(codeKey(code)) ?? []
    return others.length === 0 ? only : undefined
  }
  return {
    add(messages: readonly DocumentMessage[]) {
      for (const message of messages) {
        const [itemId, code] = message
        if (byId.has(itemId)) continue
        byId.set(itemId, message)
        keyless.push(message)
        if (LETTER_OR_FIGURE.test(code)) byCode.set(code, byCode.has(code) ? 'several' : message)
      }
    },
    get(code: string): SearchDocument | undefined {
      const message = messageOf(code)
      return message && open(message)
    },
    item(itemId: string): SearchDocument | undefined {
      const message = byId.get(itemId)
      return message && open(message)
    },
    near(key: string): SearchDocument[] {
      if (key.length < LEAST_PART) return []
      const apart = [...keys()].map(([other, messages]) => ({ messages, distance: distanceOf(key, other) }))
      const least = apart.reduce((nearest, { distance }) => Math.min(nearest, distance), MOST_SLIPS)
      return apart
        .flatMap(({ messages, distance }) => (distance === least ? messages : []))
        .slice(0, MOST_NEAR)
        .map(open)
    },
  }
}

/** Slips; what lacks the first or the last part of a code is as near as one slip. */
function distanceOf(key: string, other: string): number {
  if (key === other) return 0
  if (other.endsWith(key) || other.startsWith(key)) return 1
  return slipsApart(key, other, MOST_SLIPS)
}
