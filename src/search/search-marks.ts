import { measureTerm, readMeasures } from './search-measures.ts'
import type { SearchQuery } from './search-query.ts'
import { foldText, indexedTerms } from './search-terms.ts'

/** A piece of a text, marked where it is why the item was found. */
export interface MarkedPiece {
  text: string
  marked: boolean
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu

/**
 * Cuts a text into pieces: the beginning of a word that was typed is marked as far as it was typed, and a word or a
 * measure that met the query in another way, by a synonym, a slip or another unit, is marked whole.
 */
export function markMatches(text: string, query: SearchQuery, terms: readonly string[]): MarkedPiece[] {
  const typed = query.wishes.flatMap((wish) => (wish.kind === 'word' ? [wish.term, ...wish.parts] : []))
  // Most texts of a list are such, and to look for measures in them takes time.
  if (typed.length === 0 && terms.length === 0) return text === '' ? [] : [{ text, marked: false }]
  const matched = new Set(terms)
  const ranges = [...measureRanges(text, matched), ...wordRanges(text, typed, matched)].sort((a, b) => a[0] - b[0])
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const [from, to] of ranges) {
    if (from < end) continue
    pieces.push({ text: text.slice(end, from), marked: false }, { text: text.slice(from, to), marked: true })
    end = to
  }
  pieces.push({ text: text.slice(end), marked: false })
  return pieces.filter((piece) => piece.text !== '')
}

type Range = [from: number, to: number]

function measureRanges(text: string, matched: ReadonlySet<string>): Range[] {
  return readMeasures(text)
    .filter(({ readings }) =>
      readings.slice(0, 1).some(({ sidesMm }) => sidesMm.map(measureTerm).some((term) => matched.has(term))),
    )
    .map(({ start, end }) => [start, end])
}

function wordRanges(text: string, typed: readonly string[], matched: ReadonlySet<string>): Range[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const terms = indexedTerms(word)
    const start = typed
      .filter((beginning) => foldText(word).startsWith(beginning))
      .toSorted((a, b) => b.length - a.length)[0]
    if (start === undefined)
      return terms.some((term) => matched.has(term)) ? [[index, index + word.length] satisfies Range] : []
    // Folding may change how long a word is; then all of it is marked.
    const length = start === terms[0] || foldText(word).length !== word.length ? word.length : start.length
    return [[index, index + length] satisfies Range]
  })
}
