import { millimetresOf, readLengths } from './length.ts'
import { isImperial, type ShownUnit } from './shown-unit.ts'
import { CENTIMETRE, FOOT, INCH, type LengthUnit, METRE, MILLIMETRE } from './units.ts'
import { readWrittenNumber, WRITTEN_NUMBER } from './written-number.ts'

/** What is measured: along a wall, a door or what stands in the floor with its place, or of the size of a gap. */
export type Measured = 'wall' | 'part' | 'gap'

/** Of walls: what is no longer than this and names no unit is metres, or feet where feet and inches are shown. */
const MOST_PLAIN_METRES = 40
/** No door and nothing in a floor is less: `1.2` is metres beside millimetres and centimetres. */
const LEAST_PART_MM = 20
const SMALL_UNITS = { mm: MILLIMETRE, cm: CENTIMETRE, in: INCH, ft: INCH } as const

const FEET_AND_INCHES = new RegExp(
  String.raw`^(\d{1,4})\s?(?:['′’]|ft|feet|foot)[ -]?(${WRITTEN_NUMBER})\s?(?:["″”]|''|in|inch|inches)?$`,
  'iu',
)

/**
 * A length that somebody typed, in whole millimetres: `3.6 m`, `360 cm`, `12'6"`, `12'-6"`, `11 ft 10½ in`. Undefined
 * where it is none, or nothing, or more than a kilometre. What names no unit is in one that is shown, as fits what is measured.
 */
export function readWrittenLength(typed: string, shown: ShownUnit, measured: Measured = 'wall'): number | undefined {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text.length > LONGEST) return undefined
  const [, feet, inches] = FEET_AND_INCHES.exec(text) ?? []
  if (feet !== undefined && inches !== undefined) {
    return whole(Number(feet) * FOOT.mm + readWrittenNumber(inches) * INCH.mm)
  }
  const [only] = readLengths(text)
  const side = only?.sides[0]
  if (only === undefined || side === undefined) return undefined
  if (only.sides.length > 1 || only.start > 0 || only.end < text.length) return undefined
  return whole(millimetresOf({ amount: side.amount, unit: side.unit ?? plainUnit(side.amount, shown, measured) }) ?? 0)
}

const LONGEST = 40

/** Nobody has a wall of 12 mm, and a wall of 3600 m no mats. A door of 36 is 36 inches wide. */
function plainUnit(amount: number, shown: ShownUnit, measured: Measured): LengthUnit {
  const [small, large] = [SMALL_UNITS[shown], isImperial(shown) ? FOOT : METRE]
  if (measured === 'wall') return amount > MOST_PLAIN_METRES ? small : large
  return measured === 'part' && large === METRE && amount * small.mm < LEAST_PART_MM ? METRE : small
}

/** Whether nothing was typed as a length: `0`, `0 mm`, `0"`. */
export function isWrittenNothing(typed: string): boolean {
  return /^0\s?(?:\p{L}{1,2}|["'″”′’])?$/u.test(typed.trim())
}

function whole(mm: number): number | undefined {
  const rounded = Math.round(mm)
  return rounded > 0 ? rounded : undefined
}
