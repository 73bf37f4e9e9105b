import { anyUnit, LENGTH_UNITS, type LengthUnit, METRE } from './units.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

/** No part of a word, unless that begins the next side, as in `4'x6'`. */
const AFTER_UNIT = String.raw`(?:(?![\p{L}\d])|(?=x\s?\d))`
const SIDE = `(${WRITTEN_NUMBER})(?:\\s*-?(${anyUnit(LENGTH_UNITS)})${AFTER_UNIT})?`
const BY = String.raw`\s*(?:[x×*]|by)\s*`
/** Not in the midst of a word, a longer number, a range, or feet and inches: a part of one is a wrong number. */
const START = String.raw`(?<![\p{L}\d.,/]|\d[–-])(?!(?<=\d\s?['′’]\s?)[\d./]{1,9}\s?["″”])`
const END = String.raw`(?![\p{L}\d]|[.,/–-]\d)`
const LENGTHS = new RegExp(`${START}${SIDE}(?:${BY}${SIDE})?(?:${BY}${SIDE})?${END}`, 'giu')
const LONGEST_MM = 1_000_000

/** One to three lengths that a text states together, as `17mm`, `6x4 ft` or `90 x 60 x 1.5 cm`, and where they stand. */
export interface StatedLengths {
  start: number
  end: number
  sides: StatedSide[]
}

export interface StatedSide {
  /** In its unit. */
  amount: number
  /** Its own, or the next one after it, or the last before it; undefined where none is given. */
  unit: LengthUnit | undefined
  hasOwnUnit: boolean
}

/** All lengths that a text states, in their order: the one reader of lengths, for facts and for queries. */
export function readLengths(text: string): StatedLengths[] {
  return [...text.matchAll(LENGTHS)].map((match) => {
    const written = [match.slice(1, 3), match.slice(3, 5), match.slice(5, 7)].flatMap(([amount, name]) =>
      amount === undefined ? [] : [{ amount, own: LENGTH_UNITS.get(name?.toLowerCase() ?? '') }],
    )
    const last = written.findLast(({ own }) => own !== undefined)?.own
    const sides = written.map(({ amount, own }, index) => {
      const unit = written.slice(index).find((side) => side.own !== undefined)?.own ?? last
      return { amount: readAmount(amount, unit), unit, hasOwnUnit: own !== undefined }
    })
    return { start: match.index, end: match.index + match[0].length, sides }
  })
}

/** A number of a unit of length: `1,830` metres are 1.83, and of anything else 1830. */
export function readAmount(text: string, unit: LengthUnit | undefined): number {
  return readWrittenNumber(text, { thousandths: unit === METRE })
}

/** To a tenth of a millimetre; undefined where it is nothing, nothing divided by nothing, or more than a kilometre. */
export function millimetresOf({ amount, unit }: Pick<StatedSide, 'amount' | 'unit'>): number | undefined {
  const mm = Math.round(Number((amount * (unit?.mm ?? 0) * 10).toPrecision(12))) / 10
  return mm > 0 && mm <= LONGEST_MM ? mm : undefined
}
