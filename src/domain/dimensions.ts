/** Length and width of a mat, in millimetres. */
export interface SizeMm {
  lengthMm: number
  widthMm: number
}

const MM_PER_UNIT: Readonly<Record<string, number>> = {
  mm: 1,
  millimetres: 1,
  cm: 10,
  centimetres: 10,
  m: 1000,
  metres: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
  '″': 25.4,
  ft: 304.8,
  feet: 304.8,
  foot: 304.8,
  "'": 304.8,
  '′': 304.8,
}

const UNIT = `(mm|millimetres|cm|centimetres|metres|m|inches|inch|in|ft|feet|foot|["'″′])`
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)`
/** Not in the midst of a fraction, a range or feet and inches: half of one would be a wrong number. */
const START = String.raw`(?<![\d.,]|\d[/–-]|\d\s?['"′″]\s?)`
const END = String.raw`(?![\p{L}\d])`
const BY = String.raw`\s?[×x*]\s?`
const SIZE = new RegExp(
  `${START}${NUMBER}\\s?${UNIT}?${BY}(?:${NUMBER}\\s?${UNIT}?${BY})?${NUMBER}\\s?${UNIT}${END}`,
  'iu',
)
const THICKNESS = new RegExp(
  `(?:thickness\\s?:?\\s?(?:of\\s?)?${NUMBER}\\s?${UNIT}|${START}${NUMBER}\\s?${UNIT}\\s?thick)${END}`,
  'iu',
)
/** Less than that is no mat but a bolt, as in `4 x 10 mm bolts`. */
const LEAST_SIDE_MM = 50

/**
 * The first size that a text states, as in `1830 × 1220 mm`, `6 ft x 4 ft` or `18" x 30"`; undefined when it states
 * none. Of three measures the least is the thickness or the count.
 */
export function readSizeMm(text: string): SizeMm | undefined {
  const [, first, firstUnit, second, secondUnit, last, unit] = SIZE.exec(spacedOnce(text)) ?? []
  const sidesMm = [
    millimetres(first, firstUnit ?? unit),
    millimetres(second, secondUnit ?? unit),
    millimetres(last, unit),
  ]
  const stated = sidesMm.filter((side) => side !== undefined)
  if (stated.length === 3) stated.splice(stated.indexOf(Math.min(...stated)), 1)
  const [lengthMm, widthMm] = stated
  if (lengthMm === undefined || widthMm === undefined) return undefined
  return Math.min(lengthMm, widthMm) < LEAST_SIDE_MM ? undefined : { lengthMm, widthMm }
}

/** The first thickness that a text states, in millimetres, as in `Thickness: 17 mm` or `17 mm thick`. */
export function readThicknessMm(text: string): number | undefined {
  const [, labelled, labelledUnit, plain, plainUnit] = THICKNESS.exec(spacedOnce(text)) ?? []
  return millimetres(labelled ?? plain, labelledUnit ?? plainUnit)
}

/** `1,830 × 1,220 mm`: whole millimetres. */
export function formatSizeMm({ lengthMm, widthMm }: SizeMm): string {
  return `${formatMm(lengthMm)} × ${formatMm(widthMm)} mm`
}

const THOUSANDS = new Intl.NumberFormat('en')

function formatMm(mm: number): string {
  return THOUSANDS.format(Math.round(mm))
}

/** Whatever stands between words is one space: an expression that allows any number of them in several places is slow. */
function spacedOnce(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function millimetres(amount: string | undefined, unit: string | undefined): number | undefined {
  const factor = MM_PER_UNIT[unit?.toLowerCase() ?? '']
  if (amount === undefined || factor === undefined) return undefined
  // A comma before three digits groups millimetres, and parts whole metres from their thousandths.
  const decimal = factor === 1 && /,\d{3}/.test(amount) ? amount.replaceAll(',', '') : amount.replace(',', '.')
  const mm = Number(decimal) * factor
  return mm > 0 ? Math.round(mm * 10) / 10 : undefined
}
