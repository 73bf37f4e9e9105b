import { readLengths, type StatedSide } from './length.ts'

/** Length and width of a mat, in millimetres. */
export interface SizeMm {
  lengthMm: number
  widthMm: number
}

/** Less than that is no mat but a bolt, as in `4 x 10 mm bolts`. */
const LEAST_SIDE_MM = 50
const LONGEST_MM = 1_000_000
const THICKNESS_BEFORE = /\bthickness ?:? ?(?:of ?)?$/i
const THICK_AFTER = /^[\s-]*thick(?![\p{L}\d])/iu

/**
 * The first size that a text states, as in `1830 × 1220 mm`, `6 ft by 4 ft` or `18" x 30"`; undefined when it states
 * none. Of three measures the least is the thickness or the count.
 */
export function readSizeMm(text: string): SizeMm | undefined {
  for (const { sides } of readLengths(text)) {
    // A last number without a unit of its own may count something else, as in `2 m x 3 mats`.
    const measured = sides.slice(0, sides.findLastIndex(({ hasOwnUnit }) => hasOwnUnit) + 1)
    const sidesMm = measured.map(millimetresOf)
    if (sidesMm.length < 2 || !sidesMm.every(isLength)) continue
    if (sidesMm.length === 3) sidesMm.splice(sidesMm.indexOf(Math.min(...sidesMm)), 1)
    const [lengthMm = 0, widthMm = 0] = sidesMm
    if (Math.min(lengthMm, widthMm) >= LEAST_SIDE_MM) return { lengthMm, widthMm }
  }
  return undefined
}

/** The first thickness that a text states, in millimetres, as in `Thickness: 17 mm` or `17 mm thick`. */
export function readThicknessMm(text: string): number | undefined {
  for (const { start, end, sides } of readLengths(text)) {
    const last = sides.at(-1)
    if (last?.hasOwnUnit !== true || !isLength(millimetresOf(last))) continue
    const before = text.slice(Math.max(0, start - LONGEST_LABEL), start).replace(/\s+/g, ' ')
    const isLabelled = sides.length === 1 && THICKNESS_BEFORE.test(before)
    if (isLabelled || THICK_AFTER.test(text.slice(end, end + LONGEST_LABEL))) return millimetresOf(last)
  }
  return undefined
}

const LONGEST_LABEL = 20

/** `1,830 × 1,220 mm`: whole millimetres. */
export function formatSizeMm({ lengthMm, widthMm }: SizeMm): string {
  return `${formatMm(lengthMm)} × ${formatMm(widthMm)} mm`
}

const THOUSANDS = new Intl.NumberFormat('en')

function formatMm(mm: number): string {
  return THOUSANDS.format(Math.round(mm))
}

/** To a tenth of a millimetre. */
function millimetresOf({ amount, unit }: StatedSide): number {
  return Math.round(Number((amount * (unit?.mm ?? 0) * 10).toPrecision(12))) / 10
}

/** Not nothing, and nothing divided by nothing. */
function isLength(mm: number): boolean {
  return mm > 0 && mm <= LONGEST_MM
}
