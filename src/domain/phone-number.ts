import { asciiDigits } from './ascii-digits.ts'
import { oneLine } from './one-line.ts'

/** A number as it was typed or pasted, its groups parted by spaces and without what nobody sees. */
export function tidyNumber(typed: string): string {
  const signs = asciiDigits(typed.replace(/\p{Cf}/gu, '').normalize('NFKC'))
  return oneLine(oneLine(signs).replace(/[\s./\u2212\p{Pd}]+/gu, ' '))
}

/**
 * The same as the API has it: `+447700900123`. A zero in brackets is dialled within a country alone, but in Italy, San
 * Marino and the Vatican, whose numbers begin with it.
 */
export function ungrouped(typed: string): string {
  const number = tidyNumber(typed).replaceAll(' ', '')
  return number.replace(/^(\+(?!39|37[89])\d{1,3})\(0\)/, '$1').replace(/[()]/g, '')
}
