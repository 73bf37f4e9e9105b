import MiniSearch, { type Query } from 'minisearch'
import { fieldText, SEARCH_FIELDS, type SearchDocument } from '#domain/search-document.ts'
import type { SearchHit } from '#domain/search-hit.ts'
import { measureTermsAround } from '#domain/search-measures.ts'
import type { SearchQuery, Wish } from '#domain/search-query.ts'
import { synonymsOf, synonymsOfBeginning, wordsWithSynonyms } from '#domain/search-synonyms.ts'

/** Finds items among those it was given. */
export interface SearchMatcher {
  /** Items it has already are passed over. */
  add(documents: readonly SearchDocument[]): void
  has(itemId: string): boolean
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
    wishes.length === 0
      ? []
      : index.search({ combineWith: 'AND', queries: wishes.map(queryOf) }).flatMap(({ id, match }) => {
          const document = documents.get(String(id))
          return document === undefined ? [] : [{ document, terms: Object.keys(match) }]
        })
  const add = (given: readonly SearchDocument[]) => {
    for (const document of given) {
      if (documents.has(document.itemId)) continue
      documents.set(document.itemId, document)
      index.add(document)
    }
  }
  add(first)
  return {
    add,
    size: () => documents.size,
    has: (itemId) => documents.has(itemId),
    match: ({ wishes }) => find(wishes, strictly),
    matchLoosely({ wishes }) {
      const all = find(wishes, loosely)
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

function strictly(wish: Wish): Query {
  if (wish.kind === 'measure') return measured(wish)
  return anyOf([{ queries: [wish.term], prefix: true }, ...otherWords(wish.synonyms), ...inParts(wish.parts)])
}

function loosely(wish: Wish): Query {
  if (wish.kind === 'measure') return measured(wish)
  const { term, synonyms, parts } = wish
  const meant = [...synonyms, ...synonymsOfBeginning(term), ...likeSpelled(term)]
  const typed: Query = { queries: [term], prefix: true, fuzzy: slipsIn(term) }
  return anyOf([typed, ...otherWords([...new Set(meant)]), ...inParts(parts)])
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

function otherWords(words: readonly string[]): Query[] {
  return words.length === 0 ? [] : [{ ...Object(anyOf([...words])), boostTerm: () => SYNONYM_BOOST }]
}

function inParts(parts: readonly string[]): Query[] {
  return parts.length === 0 ? [] : [{ combineWith: 'AND', queries: [...parts], prefix: true }]
}

/** How many letters may be wrong: none in short words and in whatever has figures. */
export function slipsIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  return term.length < 6 ? 1 : 2
}

/** Synonyms of words that a misspelled one may be, though no item has them. */
function likeSpelled(term: string): string[] {
  if (slipsIn(term) === 0) return []
  return spelling.search(term, { fuzzy: slipsIn(term) }).flatMap(({ id }) => [String(id), ...synonymsOf(String(id))])
}

const spelling = new MiniSearch<{ word: string }>({ idField: 'word', fields: ['word'] })
spelling.addAll(wordsWithSynonyms().map((word) => ({ word })))
