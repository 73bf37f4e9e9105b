/** Languages that nobody speaks, made from the English words to see what was forgotten. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number]

export function isRightToLeft(language: PseudoLanguage): boolean {
  return language === 'ar-XB'
}

/**
 * A text in a pseudo-language: letters with accents, a third longer, and brackets at the ends, so that one sees what is no
 * word of ours, what is cut off, and what was put together from parts. In `ar-XB` each word runs from right to left.
 * @param texts the parts of a template between its values, or one text
 */
export function pseudoTexts(texts: readonly string[], language: PseudoLanguage): string[] {
  const last = texts.length - 1
  return texts.map((text, index) => {
    const longer = text.replace(/\p{L}/gu, (letter) => (ACCENTED[letter] ?? letter).repeat(VOWEL.test(letter) ? 2 : 1))
    const turned = isRightToLeft(language) ? longer.replace(/[\p{L}’']+/gu, (word) => `${RLO}${word}${PDF}`) : longer
    return `${index === 0 ? '[' : ''}${turned}${index === last ? ']' : ''}`
  })
}

const VOWEL = /[aeiou]/
/** Right-to-left override, and the end of it (Unicode Standard Annex #9). */
const [RLO, PDF] = ['\u202e', '\u202c']

const PLAIN = 'ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz'
const WITH_ACCENTS = 'ÀÇĎÉĜĤÎĶĻÑÖŔŠŤÛŴÝŽàçďéĝĥîķļñöŕšťûŵýž'
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...PLAIN].map((letter, index) => [letter, [...WITH_ACCENTS][index] ?? letter]),
)
