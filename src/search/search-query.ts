import { asciiDigits } from '#domain/ascii-digits.ts'
import { type MeasureReading, readMeasures } from './search-measures.ts'
import { compoundOf, synonymsOf } from './search-synonyms.ts'
import { searchTerms } from './search-terms.ts'

/** One thing that a query asks for; an item has to meet all of them. */
export type Wish =
  | { kind: 'word'; term: string; synonyms: string[]; parts: string[] }
  | { kind: 'measure'; readings: MeasureReading[] }

export interface SearchQuery {
  /** As typed, without spaces around. */
  text: string
  wishes: Wish[]
}

export const LONGEST_QUERY = 100
const MOST_WISHES = 8
const LITTLE_WORDS = new Set(
  'a an and at by for from in is my of on or our some that the thick thickness size to with'.split(' '),
)

/** What a shopper asks for: measures, then words. `door mat` is asked for as `doormat` too. Blank text asks nothing. */
export function readSearchQuery(typed: string): SearchQuery {
  const text = typed.trim().slice(0, LONGEST_QUERY)
  const inFigures = asciiDigits(text)
    .replace(/\bhalf(?=[ -]inch)/i, '1/2')
    .replace(/\bquarter(?=[ -]inch)/i, '1/4')
  const measures = readMeasures(inFigures)
  const rest = measures
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, inFigures)
    .replace(UNFINISHED_SIZE, '')
  const terms = searchTerms(rest)
  const telling = terms.filter((term) => !LITTLE_WORDS.has(term))
  const words = telling.length > 0 || measures.length > 0 ? telling : terms
  const wishes: Wish[] = [
    ...measures.map(({ readings }): Wish => ({ kind: 'measure', readings })),
    ...joinCompounds(words).map(({ term, parts }): Wish => ({ kind: 'word', term, parts, synonyms: synonymsOf(term) })),
  ]
  return { text, wishes: wishes.slice(0, MOST_WISHES) }
}

/** `6x`, on the way to `6x4`. */
const UNFINISHED_SIZE = /(?<![\p{L}\d-])\d+(?:[.,]\d+)?\s*[x×]$/iu

function joinCompounds(words: string[]): { term: string; parts: string[] }[] {
  const joined: { term: string; parts: string[] }[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const compound = compoundOf(word, words[index + 1] ?? '')
    if (compound === undefined) joined.push({ term: word, parts: [] })
    else {
      joined.push({ term: compound, parts: words.slice(index, index + 2) })
      index += 1
    }
  }
  return joined
}
