import { millimetresOf, readLengths, type StatedSide } from './length.ts'
import { FOOT } from './units.ts'

/** Length and width of a mat in millimetres, in the order in which they are stated. */
export interface SizeMm {
  lengthMm: number
  widthMm: number
}

export interface StatedSize {
  start: number
  end: number
  size: SizeMm
}

/** Less than that is no mat but a bolt, as in `4 x 10 mm bolts`. */
const LEAST_SIDE_MM = 50
/** More than that is no thickness, not even of a crash mat. */
const THICKEST_MM = 400
/** As many mats as one name counts. */
const MOST_COUNTED = 24
/** What may be feet that a side goes on from, or inches that go on from it: `6 ft 6 x 4 ft`, `6' x 4' 1"`. */
const FEET_BEFORE = /\d\s?(?:ft|feet|foot|['′’])[\s-]?$/i
const INCHES_AFTER =
  /^[\s-]?\d{1,2}(?:[.,]\d{1,3}|[\s-]\d{1,2}\/\d{1,2})?\s?-?(?:in|inch|inches|["″”]|'')(?![\p{L}\d]|[\s-]{0,3}thick)/iu
const THICKNESS_BEFORE = /\bthickness ?:? ?(?:of )?$/i
const THICK_AFTER = /^[\s-]*thick(?![\p{L}\d])/iu

/**
 * The sizes that a text states, as in `1830 × 1220 mm`, `6 ft by 4 ft` or `18" x 30"`, and where they stand. Of three
 * measures one is the thickness or the count, mostly the least.
 */
export function readSizes(text: string): StatedSize[] {
  return readLengths(text).flatMap(({ start, end, sides }) => {
    if (FEET_BEFORE.test(text.slice(Math.max(0, start - LONGEST_LABEL), start))) return []
    if (sides.at(-1)?.unit === FOOT && INCHES_AFTER.test(text.slice(end, end + LONGEST_LABEL))) return []
    // A last number without a unit of its own may count something else, as in `2 m x 3 mats`.
    const measured = sides.slice(0, sides.findLastIndex(({ hasOwnUnit }) => hasOwnUnit) + 1)
    const sidesMm = measured.flatMap((side) => millimetresOf(side) ?? [])
    if (sidesMm.length < measured.length) return []
    const [lengthMm = 0, widthMm = 0] = sidesMm.length === 3 ? twoOf(sidesMm, measured) : sidesMm
    return Math.min(lengthMm, widthMm) < LEAST_SIDE_MM ? [] : [{ start, end, size: { lengthMm, widthMm } }]
  })
}

/** Without the thickness or the count; nothing where the first may be a side or a count, as in `12 x 1 m x 30 cm`. */
function twoOf(sidesMm: readonly number[], [first, second]: readonly StatedSide[]): readonly number[] {
  const lastMm = sidesMm.at(-1) ?? 0
  const mayCount = first?.hasOwnUnit === false && second?.hasOwnUnit && isCount(first.amount)
  if (mayCount && lastMm >= LEAST_SIDE_MM) return lastMm > THICKEST_MM ? sidesMm.slice(1) : []
  return sidesMm.toSpliced(sidesMm.indexOf(Math.min(...sidesMm)), 1)
}

function isCount(amount: number): boolean {
  return Number.isInteger(amount) && amount <= MOST_COUNTED
}

/** The first thickness that a text states, in millimetres, as in `Thickness: 17 mm` or `17 mm thick`. */
export function readThicknessMm(text: string): number | undefined {
  for (const { start, end, sides } of readLengths(text)) {
    const last = sides.at(-1)
    const mm = last?.hasOwnUnit ? millimetresOf(last) : undefined
    if (mm === undefined) continue
    const before = text.slice(Math.max(0, start - LONGEST_LABEL), start).replace(/\s+/g, ' ')
    const isLabelled = sides.length === 1 && THICKNESS_BEFORE.test(before)
    if (isLabelled || THICK_AFTER.test(text.slice(end, end + LONGEST_LABEL))) return mm
  }
  return undefined
}

const LONGEST_LABEL = 20
