import MiniSearch from 'minisearch'
import { once } from './once.ts'
import { type LexiconChunk, readShardNumbers, type SearchManifest } from './search-index-files.ts'
import { measureTermsAround } from './search-measures.ts'
import type { SearchQuery, Wish } from './search-query.ts'
import { exchanged, isShortWord, mayBeShortSlip, slipsIn } from './search-slips.ts'
import { isBeginning } from './search-terms.ts'

/** Knows which shards may hold what a query asks for. */
export interface SearchRouter {
  /** Numbers of shards, those that meet most wishes first; of a term begun with one or two letters nothing is asked. */
  shardsFor(query: SearchQuery): Promise<number[]>
}

type Entry = LexiconChunk[number]

const MOST_CHUNKS = 2
const COMMON = 6

export function searchRouter(
  { lexicon }: Pick<SearchManifest, 'lexicon'>,
  readChunk: (path: string) => Promise<LexiconChunk>,
): SearchRouter {
  const chunks = new Map<string, Promise<Chunk>>()
  const load = (path: string) => once(chunks, path, () => readChunk(path).then(chunkOf))

  async function shardsOfWord(term: string): Promise<number[]> {
    const found = await Promise.all(chunksAbout(lexicon, term).map(load))
    const begun = found.flatMap((chunk) => chunk.beginning(term))
    return numbersOf(begun.length > 0 ? begun : found.flatMap((chunk) => chunk.like(term)))
  }

  async function shardsOfTerms(terms: readonly string[]): Promise<number[]> {
    const paths = new Set(terms.flatMap((term) => chunksFrom(lexicon, term, term)))
    const found = await Promise.all([...paths].map(load))
    const wanted = new Set(terms)
    return numbersOf(found.flatMap((chunk) => chunk.entries).filter(([term]) => wanted.has(term)))
  }

  async function shardsOfWish(wish: Wish): Promise<number[]> {
    if (wish.kind === 'word') {
      if (isBeginning(wish.term)) return []
      const own = await shardsOfWord(wish.term)
      // Where the word itself is common its synonyms are not worth the chunks that they stand in.
      return own.length >= COMMON ? own : [...new Set([...own, ...(await shardsOfTerms(wish.synonyms))])]
    }
    const readings = await Promise.all(
      wish.readings.map(async ({ sidesMm, imperial }) =>
        inAll(await Promise.all(sidesMm.map((mm) => shardsOfTerms(measureTermsAround(mm, imperial))))),
      ),
    )
    return [...new Set(readings.flat())]
  }

  return {
    async shardsFor({ wishes }) {
      const asked = await Promise.all(wishes.map(shardsOfWish))
      const counts = new Map<number, number>()
      // No shard has every word: two of them may stand there as one.
      if (inAll(asked).length === 0) asked.push(...(await Promise.all(joinedTerms(wishes).map(shardsOfWord))))
      for (const number of asked.flat()) counts.set(number, (counts.get(number) ?? 0) + 1)
      return [...counts].toSorted(([a, many], [b, few]) => few - many || a - b).map(([number]) => number)
    },
  }
}

function joinedTerms(wishes: readonly Wish[]): string[] {
  return wishes.slice(1).flatMap((second, place) => {
    const first = wishes[place]
    return first?.kind === 'word' && second.kind === 'word' ? [first.term + second.term] : []
  })
}

interface Chunk {
  entries: readonly Entry[]
  /** Entries of terms with a beginning; the term itself first. */
  beginning(term: string): Entry[]
  /** Entries of terms that a misspelled one may be. */
  like(term: string): Entry[]
}

function chunkOf(entries: LexiconChunk): Chunk {
  let spelling: MiniSearch | undefined
  return {
    entries,
    beginning: (term) => entries.filter(([candidate]) => candidate.startsWith(term)),
    like(term) {
      const slips = isShortWord(term) ? 1 : slipsIn(term)
      if (slips === 0) return []
      const swapped = new Set(exchanged(term))
      spelling ??= spellingOf(entries)
      const near = spelling
        .search(term, { fuzzy: slips })
        .map(({ id, numbers }): Entry => [String(id), String(numbers)])
        .filter(([meant]) => !isShortWord(term) || mayBeShortSlip(term, meant))
      return [...near, ...entries.filter(([meant]) => swapped.has(meant))]
    },
  }
}

function spellingOf(entries: LexiconChunk): MiniSearch {
  const spelling = new MiniSearch({ idField: 'term', fields: ['term'], storeFields: ['numbers'] })
  spelling.addAll(entries.map(([term, numbers]) => ({ term, numbers })))
  return spelling
}

/** The chunks with the terms of the same first two letters, or of as many more as it takes to need only a few. */
function chunksAbout(lexicon: SearchManifest['lexicon'], term: string): string[] {
  for (let letters = 2; ; letters += 1) {
    const beginning = term.slice(0, letters)
    const paths = chunksFrom(lexicon, beginning, `${beginning}\uffff`)
    if (paths.length <= MOST_CHUNKS || letters >= term.length) return paths.slice(0, MOST_CHUNKS)
  }
}

/** The chunks that may hold terms between two, both included. */
function chunksFrom(lexicon: SearchManifest['lexicon'], from: string, to: string): string[] {
  return lexicon
    .filter(([first], index) => first <= to && (lexicon[index + 1]?.[0] ?? '\uffff') >= from)
    .map(([, path]) => path)
}

function numbersOf(entries: readonly Entry[]): number[] {
  return [...new Set(entries.flatMap(([, numbers]) => readShardNumbers(numbers)))]
}

function inAll([first = [], ...others]: number[][]): number[] {
  return first.filter((number) => others.every((numbers) => numbers.includes(number)))
}
