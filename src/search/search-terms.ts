import { asciiDigits } from '#domain/ascii-digits.ts'
import { FRACTION_SIGNS } from '#domain/written-number.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const FRACTIONS = new RegExp(`[${FRACTION_SIGNS}]`, 'g')
/** Has neither accents nor fractions. */
const ASCII = /^[ -~]*$/
const LATIN_MARKS = /[\u0300-\u036f]/g

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
  return (foldText(text.replace(/['’](?=\p{L})/gu, '')).match(WORD) ?? []).map(singular)
}

/** The same with hyphened words also in one piece, as `anti-fatigue` is asked for as `antifatigue`. */
export function indexedTerms(text: string): string[] {
  const joined = text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return [...searchTerms(text), ...joined.flatMap((word) => searchTerms(word.replaceAll('-', '')))]
}

/**
 * An item code by its parts and in one piece, with and without its first part, so that `STB 1812`, `stb1812` and
 * `HHSTB1812` all begin one of its terms.
 */
export function codeTerms(code: string): string[] {
  const parts = searchTerms(code)
  return [...new Set([...parts, parts.join(''), parts.slice(1).join('')])].filter((term) => term !== '')
}

/** `mats` → `mat`, `boxes` → `box`, `ponies` → `pony`; `grass`, `bus` and `is` stay. */
function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
