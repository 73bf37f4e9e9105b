import MiniSearch, { type Query } from 'minisearch'
import { fieldText, SEARCH_FIELDS, type SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'
import { measureTermsAround } from './search-measures.ts'
import type { SearchQuery, Wish } from './search-query.ts'
import { exchanged, isShortWord, mayBeShortSlip, slipsIn } from './search-slips.ts'
import { synonymsOf, synonymsOfBeginning, wordsWithSynonyms } from './search-synonyms.ts'

/** Finds items among those it was given. */
export interface SearchMatcher {
  /** Items it has already are passed over. */
  add(documents: readonly SearchDocument[]): void
  get(itemId: string): SearchDocument | undefined
  size(): number
  /** Items that meet every wish as it was typed, begun or meant, the best first. */
  match(query: SearchQuery): SearchHit[]
  /** For when there is no such item: slips of the pen are mended and, of three wishes and more, one may go unmet. */
  matchLoosely(query: SearchQuery): SearchHit[]
}

const BOOST = { name: 4, code: 4, measures: 3, kind: 2, brand: 1.5, keywords: 1 }
const SYNONYM_BOOST = 0.2

/** An index in memory, made by MiniSearch; one for all items, so that their scores compare. */
export function searchMatcher(first: readonly SearchDocument[]): SearchMatcher {
  const documents = new Map<string, SearchDocument>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'itemId',
    fields: [...SEARCH_FIELDS],
    extractField: (document, field) => {
      const known = SEARCH_FIELDS.find((name) => name === field)
      return known === undefined ? document.itemId : fieldText(document, known)
    },
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  })
  const find = (wishes: readonly Wish[], queryOf: (wish: Wish) => Query): SearchHit[] =>
    index.search({ combineWith: 'AND', queries: wishes.map(queryOf) }).flatMap(({ id, match }) => {
      const document = documents.get(String(id))
      return document === undefined ? [] : [{ document, terms: Object.keys(match) }]
    })
  const likeShort = remembered((term) =>
    isShortWord(term)
      ? [...new Set(index.search(term, { fuzzy: 1 }).flatMap(({ terms }) => terms))].filter((meant) =>
          mayBeShortSlip(term, meant),
        )
      : [],
  )
  const begins = remembered((term) => index.search(term, { prefix: true }).length > 0)
  const add = (given: readonly SearchDocument[]) => {
    for (const memory of [begins, likeShort]) memory.forget()
    for (const document of given) {
      if (documents.has(document.itemId)) continue
      documents.set(document.itemId, document)
      index.add(document)
    }
  }
  /** What the wishes find, or where that is nothing, what they find with two words as one. */
  const firstFound = (wishes: readonly Wish[], search: (way: readonly Wish[]) => SearchHit[]): SearchHit[] => {
    const hits = search(wishes)
    if (hits.length > 0) return hits
    const known = joinedWays(wishes).filter(({ term }) => begins.of(term))
    return known.map(({ way }) => search(way)).find((found) => found.length > 0) ?? []
  }
  const loosely = looselyWith(likeShort.of)
  add(first)
  return {
    add,
    size: () => documents.size,
    get: (itemId) => documents.get(itemId),
    match: ({ wishes }) => firstFound(wishes, (way) => find(way, strictly)),
    matchLoosely({ wishes }) {
      const all = firstFound(wishes, (way) => find(way, loosely))
      if (all.length > 0 || wishes.length < 3) return all
      const most = wishes.flatMap((left) =>
        find(
          wishes.filter((wish) => wish !== left),
          loosely,
        ),
      )
      return [...new Map(most.map((hit) => [hit.document.itemId, hit])).values()]
    },
  }
}

const MOST_REMEMBERED = 500

/** What a term came to, until it is to be forgotten: while a query is typed most of its words stay as they are. */
function remembered<T>(work: (term: string) => T): { of: (term: string) => T; forget: () => void } {
  const known = new Map<string, T>()
  return {
    of(term) {
      const before = known.get(term)
      if (before !== undefined) return before
      if (known.size >= MOST_REMEMBERED) known.clear()
      const found = work(term)
      known.set(term, found)
      return found
    },
    forget: () => known.clear(),
  }
}

/** The wishes with two words that follow each other as one, each pair in turn: the catalogue may write `nonslip`. */
function joinedWays(wishes: readonly Wish[]): { term: string; way: readonly Wish[] }[] {
  return wishes.slice(1).flatMap((second, place) => {
    const first = wishes[place]
    if (first?.kind !== 'word' || second.kind !== 'word') return []
    const parts = [first.term, second.term]
    const term = parts.join('')
    const joined: Wish = { kind: 'word', term, synonyms: [], parts }
    return [{ term, way: [...wishes.slice(0, place), joined, ...wishes.slice(place + 2)] }]
  })
}

function strictly(wish: Wish): Query {
  if (wish.kind === 'measure') return measured(wish)
  return anyOf([{ queries: [wish.term], prefix: true }, otherWords(wish.synonyms), inParts(wish.parts)])
}

/** `likeShort` names the terms that a short word may be a slip of. */
function looselyWith(likeShort: (term: string) => string[]) {
  return (wish: Wish): Query => {
    if (wish.kind === 'measure') return measured(wish)
    const { term, synonyms, parts } = wish
    const meant = [...synonyms, ...synonymsOfBeginning(term), ...likeSpelled(term)]
    const typed: Query = { queries: [term], prefix: true, fuzzy: slipsIn(term) }
    const slips = [...exchanged(term), ...likeShort(term)]
    return anyOf([typed, ...slips, otherWords([...new Set(meant)]), inParts(parts)])
  }
}

/** A size is met when every side is, within one of its readings. */
function measured({ readings }: Extract<Wish, { kind: 'measure' }>): Query {
  return anyOf(
    readings.map(({ sidesMm, imperial }) => ({
      combineWith: 'AND',
      queries: sidesMm.map((mm) => anyOf(measureTermsAround(mm, imperial))),
      fields: ['measures'],
    })),
  )
}

function anyOf(queries: Query[]): Query {
  return { combineWith: 'OR', queries }
}

function otherWords(words: readonly string[]): Query {
  return { combineWith: 'OR', queries: [...words], boostTerm: () => SYNONYM_BOOST }
}

function inParts(parts: readonly string[]): Query {
  return { combineWith: 'AND', queries: [...parts], prefix: true }
}

/** Synonyms of words that a misspelled one may be, though no item has them. */
function likeSpelled(term: string): string[] {
  if (slipsIn(term) === 0) return []
  spelling ??= spellingOf(wordsWithSynonyms())
  return spelling.search(term, { fuzzy: slipsIn(term) }).flatMap(({ id }) => [String(id), ...synonymsOf(String(id))])
}

/** Of the first word that may be a slip: what is found as it was typed does not wait for it. */
let spelling: MiniSearch | undefined

function spellingOf(words: readonly string[]): MiniSearch {
  const made = new MiniSearch({ idField: 'word', fields: ['word'] })
  made.addAll(words.map((word) => ({ word })))
  return made
}
