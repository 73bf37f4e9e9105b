import { PACK_NOUNS, PIECE_NOUNS } from './sale-nouns.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'
import type { SaleUnit } from './sale-terms.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A part of a regular expression that matches a whole number as people write it: `12`, `1,000`, `four`, `a dozen`. */
export const COUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|(?:(?:an?|one)\s+(?:dozen|pair)|dozen|${NUMBERS.join('|')})\b)(?!\d|[.,]\d)`

/** What {@link COUNT} matched; undefined for none of something, and for more than anybody orders. */
export function readCount(text: string): number | undefined {
  const written = text.toLowerCase().trim()
  const named = /dozen$/.test(written) ? 12 : /pair$/.test(written) ? 2 : NUMBERS.indexOf(written) + 1
  const count = named || Number(written.replaceAll(',', ''))
  return count >= 1 && count <= MOST_QUANTITY ? count : undefined
}

/** Names of what is sold, those that contain another before it. */
const NAMES: readonly [pattern: string, unit: SaleUnit][] = [
  [
    String.raw`(?:m[²2]|sqm|sq\.?\s*(?:m(?:t?rs?)?|met(?:re|er|ere)s?)|squ?a?re\s+met(?:re|er|ere)s?)`,
    { of: 'square-metre' },
  ],
  [
    String.raw`(?:(?:running|linear|lineal|lin\.?)\s*(?:m(?:t?rs?)?|met(?:re|er|ere)s?)|met(?:re|er|ere)s?|l\.?m\.?|mtrs?|m)(?:\s+run)?`,
    { of: 'metre' },
  ],
  ['(?:pieces?|peices?|pcs?|pces?|units?|ea(?:ch)?|items?)', { of: 'piece', noun: 'piece' }],
  ...PIECE_NOUNS.map((noun): [string, SaleUnit] => [`${noun}s?`, { of: 'piece', noun }]),
  ['(?:pairs?|prs?)', { of: 'pack', noun: 'pair', pieces: 2 }],
  ...PACK_NOUNS.map((noun): [string, SaleUnit] => [`${noun}(?:e?s)?`, { of: 'pack', noun }]),
  ['(?:packets?|pkts?|pks?)', { of: 'pack', noun: 'pack' }],
  ['ctns?', { of: 'pack', noun: 'carton' }],
]
const END = String.raw`(?![\p{L}\d²³])`

/** A part of a regular expression that matches any of them. */
export const SALE_UNIT = `(?:${NAMES.map(([pattern]) => pattern).join('|')})\\.?${END}`

const SINGLY: SaleUnit = { of: 'piece', noun: 'piece' }
const NAMED = [...NAMES, ['(?:singly|individually)', SINGLY] as const].map(
  ([pattern, unit]) => [new RegExp(`^${pattern}\\.?$`, 'iu'), unit] as const,
)

/** What {@link SALE_UNIT} matched, and `singly`. */
export function readSaleUnit(text: string): SaleUnit | undefined {
  const written = text.trim()
  return NAMED.find(([pattern]) => pattern.test(written))?.[1]
}
