import type { NumberRange } from './fact.ts'
import { millimetresOf, readAmount, readLengths } from './length.ts'
import { anyUnit, LENGTH_UNITS, WEIGHT_UNITS } from './units.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

/** A number with its unit, or two of them as in `10–12 mm`, and where they stand in a text. */
export interface Quantity {
  range: NumberRange
  at: [start: number, end: number]
}

/** The length that a text begins with, in millimetres; undefined where it begins with none. */
export function readLength(text: string): Quantity | undefined {
  return read(text, LENGTH, (written, name) => {
    const unit = LENGTH_UNITS.get(name)
    return millimetresOf({ amount: readAmount(written, unit), unit })
  })
}

/** The same for a weight, in whole grams. */
export function readWeight(text: string): Quantity | undefined {
  return read(text, WEIGHT, (written, name) => {
    return Math.round(readWrittenNumber(written) * (WEIGHT_UNITS.get(name)?.grams ?? 0))
  })
}

/** The same for a hardness in Shore A: `65 Shore A`, `60–65 ShA` or `Shore A 65`. */
export function readHardness(text: string): Quantity | undefined {
  const shoreA = (written: string) => {
    const hardness = readWrittenNumber(written)
    return hardness <= MOST_SHORE ? hardness : undefined
  }
  return read(text, SHORE_LAST, shoreA) ?? read(text, SHORE_FIRST, shoreA)
}

/** Whether what follows a quantity offers another beside it, as in `12 mm, 17 mm`; not so `8 mm, 16 mm at the ribs`. */
export function offersAnother(rest: string): boolean {
  const [, ...pieces] = rest.split(/[,;]|\band\b/i)
  return pieces.some((piece) => ALONE.test(piece))
}

/** Whether a text in brackets is the same as before in another unit: `3/4 in`, `1829 × 1219 mm`. */
export function isRestated(text: string): boolean {
  const end = readLength(text)?.at[1] ?? readWeight(text)?.at[1] ?? readLengths(text)[0]?.end
  return end === text.trimEnd().length
}

/** Whether what stands before a measure leaves it as it is: nothing, `about`, `approx.`, `~`. */
export function leavesAsItIs(before: string): boolean {
  return ONLY_ABOUT.test(before)
}

const MOST_SHORE = 100
const NUMBER = `(${WRITTEN_NUMBER})`
const ABOUT = String.raw`\s*(?:(?:about|approx(?:\.|imately)?|circa|ca?\.|nominal(?:ly)?)\s+|[~≈]\s*)?`
const TO = String.raw`\s*(?:[–-]|to)\s*`
const UNIT_END = String.raw`(?![\p{L}\d²³])`
const unitNamed = (names: string) => String.raw`\s*-?(${names})${UNIT_END}`

const ONLY_ABOUT = new RegExp(`^${ABOUT}$`, 'i')
const LENGTH = beginningWith(anyUnit(LENGTH_UNITS))
const WEIGHT = beginningWith(anyUnit(WEIGHT_UNITS))
const SHORE_LAST = beginningWith('(?:° ?)?sh(?:ore)? ?a')
const SHORE_FIRST = new RegExp(
  String.raw`^(${ABOUT})shore\s*a:?\s*${NUMBER}(?:(°?)${TO}${NUMBER})?(°?)${UNIT_END}`,
  'iu',
)
const ALONE = new RegExp(`^${ABOUT}${WRITTEN_NUMBER} ?-?\\p{L}{1,11}\\s*$`, 'iu')

function beginningWith(unit: string): RegExp {
  const named = unitNamed(unit)
  return new RegExp(`^(${ABOUT})${NUMBER}(?:(?:${named})?${TO}${NUMBER})?${named}`, 'iu')
}

function read(
  text: string,
  pattern: RegExp,
  amountOf: (written: string, unit: string) => number | undefined,
): Quantity | undefined {
  const [whole, before = '', first = '', firstUnit, last = first, unit = ''] = pattern.exec(text) ?? []
  if (whole === undefined) return undefined
  const least = amountOf(first, (firstUnit ?? unit).toLowerCase())
  const most = amountOf(last, unit.toLowerCase())
  // A range that falls is none: `3-1/2 in` is three and a half.
  if (!least || !most || least > most || !Number.isFinite(most)) return undefined
  return { range: { least, most }, at: [before.length, whole.length] }
}
