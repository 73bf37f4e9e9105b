import { anyUnit, FOOT, INCH, INCHES_IN_FOOT, LENGTH_UNITS, type LengthUnit, METRE } from './units.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

/** No part of a word, unless that begins the next side, as in `4'x6'`. */
const AFTER_UNIT = String.raw`(?:(?![\p{L}\d])|(?=x\s?\d))`
/** Whole inches with or without a part of one, fewer than a foot: `6' 3/4"` is a side and a thickness. */
const INCHES_OF_A_FOOT = String.raw`(?=(?:1[01]|\d)(?![\d/]))(${WRITTEN_NUMBER})\s?-?${anyUnit(namesOf(INCH))}${AFTER_UNIT}(?![\s-]{0,3}thick)`
const FEET = String.raw`(\d{1,3})\s?-?${anyUnit(namesOf(FOOT))}`
const PLAIN_SIDE = String.raw`(${WRITTEN_NUMBER})(?:\s*-?(${anyUnit(LENGTH_UNITS)})${AFTER_UNIT})?`
const FIRST_SIDE = String.raw`(?:${FEET}[\s-]?${INCHES_OF_A_FOOT}|${PLAIN_SIDE})`
/** After another side one or two inches behind a blank may be the thickness. */
const NEXT_SIDE = String.raw`(?:${FEET}(?!\s[12](?!\d))[\s-]?${INCHES_OF_A_FOOT}|${PLAIN_SIDE})`
const BY = String.raw`\s*(?:[x×*]|by)\s*`
/** Not in the midst of a word, a code, a longer number, a range, or feet and inches: a part of one is a wrong number. */
const START = String.raw`(?<![\p{L}\d.,/]|[\d'′’"″”][–-]|\d['′’])(?!(?<=\p{L}-)\d+-\d+\/)(?!(?<=\d\s?['′’]\s?)[\d./]{1,9}\s?["″”])`
const END = String.raw`(?![\p{L}\d]|[.,/–-]\d)`
const LENGTHS = new RegExp(`${START}${FIRST_SIDE}(?:${BY}${NEXT_SIDE})?(?:${BY}${NEXT_SIDE})?${END}`, 'giu')
/** The long expression is compiled when it is first used, 10 ms on a slow telephone: not for a text without a number. */
const HAS_NUMBER = /\p{N}/u
const LONGEST_MM = 1_000_000

/** One to three lengths that a text states together, as `17mm`, `6x4 ft`, `6' 6" x 4'` or `90 x 60 x 1.5 cm`, and where they stand. */
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
  if (!HAS_NUMBER.test(text)) return []
  return [...text.matchAll(LENGTHS)].map((match) => {
    const written = [match.slice(1, 5), match.slice(5, 9), match.slice(9, 13)].flatMap(sideOf)
    const last = written.findLast(({ own }) => own !== undefined)?.own
    const sides = written.map(({ amount, own }, index) => {
      const unit = written.slice(index).find((side) => side.own !== undefined)?.own ?? last
      return {
        amount: typeof amount === 'number' ? amount : readAmount(amount, unit),
        unit,
        hasOwnUnit: own !== undefined,
      }
    })
    return { start: match.index, end: match.index + match[0].length, sides }
  })
}

/** Feet with inches are inches. */
function sideOf([feet, inches, amount, name]: string[]): { amount: string | number; own: LengthUnit | undefined }[] {
  if (feet !== undefined && inches !== undefined) {
    return [{ amount: Number(feet) * INCHES_IN_FOOT + readWrittenNumber(inches), own: INCH }]
  }
  return amount === undefined ? [] : [{ amount, own: LENGTH_UNITS.get(name?.toLowerCase() ?? '') }]
}

function namesOf(unit: LengthUnit): ReadonlyMap<string, LengthUnit> {
  return new Map([...LENGTH_UNITS].filter(([, named]) => named === unit))
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
