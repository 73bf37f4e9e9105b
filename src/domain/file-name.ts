/** What stands within words of any script: letters with their marks, the signs that join or part them, and digits. */
const OUTSIDE_WORDS = /[^\p{L}\p{M}\p{N}\p{Join_Control}]+/gu
const OUTSIDE_NAMES = /[^\p{L}\p{M}\p{N}\p{Join_Control} ._-]+/gu

/** A name as a part of a longer file name: its words with `-` between them. Empty where it has none. */
export function fileNamePart(name: string): string {
  return name.normalize('NFC').replace(OUTSIDE_WORDS, '-').replace(/^-|-$/g, '')
}

/** A name as a file name of its own, without what some systems do not take: a file that comes back has its name. */
export function fileNameOf(name: string): string {
  return name.normalize('NFC').replace(OUTSIDE_NAMES, '-')
}
