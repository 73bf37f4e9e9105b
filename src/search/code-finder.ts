import * as v from 'valibot'
import { SEARCH_MANIFEST_PATH } from '#domain/paths.ts'
import { codeKey, slipsApart } from './code-key.ts'
import { type CategoryMessage, type DocumentMessage, readDocument } from './document-message.ts'
import type { SearchDocument } from './search-document.ts'
import { LexiconChunk, readShardNumbers, SearchHead, SearchManifest, SearchShard } from './search-index-files.ts'
import { codeTerms } from './search-terms.ts'

/** Finds items by their codes in the index of the build, of which it loads what the codes need. */
export interface CodeFinder {
  /** Loads what is needed to answer for these codes, in tasks of a few milliseconds. Throws when a file cannot be read. */
  load(codes: readonly string[]): Promise<void>
  /** The item of a code, however it is written; of two that only signs tell apart, the one that is written so. */
  get(code: string): SearchDocument | undefined
  /** The items whose codes are most like one that nothing has; few. Throws as `load` does. */
  near(code: string): Promise<SearchDocument[]>
}

const AT_ONCE = 6
const MOST_NEAR = 3
const MOST_SLIPS = 2
/** What is shorter begins too many codes. */
const LEAST_PART = 4

export async function openCodeFinder(read: (path: string) => Promise<unknown>): Promise<CodeFinder> {
  const { head, shards, lexicon } = v.parse(SearchManifest, await read(SEARCH_MANIFEST_PATH))
  const { categories, documents } = v.parse(SearchHead, await read(head))
  const known = knownCodes(categories)
  known.add(documents)
  const chunks = new Map<string, Promise<Chunk>>()
  const loaded = new Map<number, Promise<void>>()

  const chunkOf = (term: string): Promise<Chunk> => {
    const path = lexicon[Math.max(0, countUpTo(lexicon, term) - 1)]?.[1] ?? ''
    return once(chunks, path, async () => new Map(v.parse(LexiconChunk, await read(path))))
  }
  const loadShards = async (numbers: readonly number[]) => {
    const wanted = [...new Set(numbers)]
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
      const some = wanted.slice(start, start + AT_ONCE)
      await Promise.all(
        some.map((number) =>
          once(loaded, number, async () => known.add(v.parse(SearchShard, await read(shards[number] ?? '')))),
        ),
      )
    }
  }

  return {
    async load(codes) {
      if (shards.length === 0) return
      const numbers = new Set<number>()
      for (const code of new Set(codes)) {
        const whole = wholeTerm(code)
        if (whole === '' || known.get(code) !== undefined) continue
        const inShards = (await chunkOf(whole)).get(whole)
        if (inShards !== undefined) for (const number of readShardNumbers(inShards)) numbers.add(number)
      }
      await loadShards([...numbers])
    },
    get: known.get,
    async near(code) {
      const whole = wholeTerm(code)
      if (shards.length > 0 && whole !== '') {
        const like = [...(await chunkOf(whole))].filter(([term]) => slipsApart(term, whole, MOST_SLIPS) <= MOST_SLIPS)
        await loadShards(like.slice(0, MOST_NEAR).flatMap(([, numbers]) => readShardNumbers(numbers)))
      }
      return known.near(codeKey(code))
    },
  }
}

/** The terms of a chunk with the shards that hold them. */
type Chunk = ReadonlyMap<string, string>

/** How many chunks begin with this term or one before it. */
function countUpTo(lexicon: SearchManifest['lexicon'], term: string): number {
  let [low, high] = [0, lexicon.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lexicon[middle]?.[0] ?? '') <= term) low = middle + 1
    else high = middle
  }
  return low
}

/** The term under which the lexicon has a code in one piece. */
function wholeTerm(code: string): string {
  const terms = codeTerms(code)
  return terms.find((term) => term.length >= Math.max(...terms.map(({ length }) => length))) ?? ''
}

function knownCodes(categories: readonly CategoryMessage[]) {
  const byKey = new Map<string, DocumentMessage[]>()
  const ids = new Set<string>()
  const open = (message: DocumentMessage) => readDocument(message, categories)
  return {
    add(messages: readonly DocumentMessage[]) {
      for (const message of messages) {
        const [itemId, code] = message
        const key = codeKey(code)
        if (ids.has(itemId) || key === '') continue
        ids.add(itemId)
        const alike = byKey.get(key)
        if (alike === undefined) byKey.set(key, [message])
        else alike.push(message)
      }
    },
    get(code: string): SearchDocument | undefined {
      const alike = byKey.get(codeKey(code)) ?? []
      const [only] = alike
      const exact = alike.length > 1 ? alike.find(([, written]) => written === code.trim()) : only
      return exact && open(exact)
    },
    near(key: string): SearchDocument[] {
      if (key.length < LEAST_PART) return []
      const apart = [...byKey].map(([other, messages]) => ({ messages, distance: distanceOf(key, other) }))
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

/** What is asked for once, unless it failed. */
function once<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, load: () => Promise<Value>): Promise<Value> {
  const present = kept.get(key) ?? load()
  kept.set(key, present)
  present.catch(() => kept.delete(key))
  return present
}
