import { asciiDigits } from '#domain/ascii-digits.ts'
import { WITHOUT_SPACES } from '#domain/scripts-without-spaces.ts'
import { FRACTION_SIGNS } from '#domain/written-number.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const FRACTIONS = new RegExp(`[${FRACTION_SIGNS}]`, 'g')
/** Has neither accents nor fractions. */
const ASCII = /^[ -~]*$/
const LATIN_MARKS = /[\u0300-\u036f]/g
/** Characters of a run without spaces that somebody types of its middle. */
const MOST_TYPED = 20

/** Text as searches compare it: lower case, without accents, with `½` as `1/2`, in ASCII digits. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return asciiDigits(text)
    .replace(FRACTIONS, ' $&')
    .normalize('NFKD')
    .replaceAll('⁄', '/')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
}

/** The words of a text as the index knows them: folded, English plurals brought to the singular. */
export function searchTerms(text: string): string[] {
  return foldedWords(text).map(singular)
}

/**
 * The same with all that a word is asked for by beside: `antifatigue` of `anti-fatigue`, `entree` of `d’entrée`, and where
 * words have no spaces between them, what begins at each character.
 */
export function indexedTerms(text: string): string[] {
  const joined = text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  const hyphened = joined.flatMap((word) => searchTerms(word.replaceAll('-', '')))
  const terms = [...searchTerms(text), ...hyphened, ...elidedTerms(text)]
  return WITHOUT_SPACES.test(text) ? terms.flatMap((term) => [term, ...termsWithin(term)]) : terms
}

/** Words that another one is shortened before, as `d’entrée`. What English has behind an apostrophe is shorter. */
export function elidedTerms(text: string): string[] {
  return (text.match(/(?<=\p{L}['’])[\p{L}\p{M}]{3,}/gu) ?? []).flatMap((word) => searchTerms(word))
}

/** Whether a term is no more than the beginning of one: of Han and the like two characters may be a word. */
export function isBeginning(term: string): boolean {
  return term.length < 3 && !WITHOUT_SPACES.test(term)
}

/**
 * An item code by its parts and in one piece, with and without its first part, so that `STB 1812`, `stb1812` and
 * `HHSTB1812` all begin one of its terms.
 */
export function codeTerms(code: string): string[] {
  const parts = foldedWords(code)
  const whole = [parts, parts.slice(1)].flatMap((some) => [singular(some.join('')), wordByWord(some)])
  return [...new Set([...parts.map(singular), ...whole])].filter((term) => term !== '')
}

/** The term of a code in one piece, however it is written. */
export function codeTerm(code: string): string {
  return singular(foldedWords(code).join(''))
}

function foldedWords(text: string): string[] {
  return foldText(text.replace(/['’](?=\p{L})/gu, '')).match(WORD) ?? []
}

/** What a query makes of words that it joins: of `TILES40`, asked for as `tiles 40`, `tile40`. */
function wordByWord(parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.match(/\p{N}+|\P{N}+/gu) ?? [])
  return words.map(singular).join('')
}

/** What is typed of a run of words begins anywhere in it. */
function termsWithin(term: string): string[] {
  const characters = [...term]
  return characters.flatMap((character, place) =>
    place > 0 && WITHOUT_SPACES.test(character) ? characters.slice(place, place + MOST_TYPED).join('') : [],
  )
}

/** `mats` → `mat`, `boxes` → `box`, `ponies` → `pony`; `grass`, `bus` and `is` stay. */
function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
