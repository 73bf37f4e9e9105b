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
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const SIZE = new RegExp(`${NUMBER}\\s*${UNIT}?\\s*[×xX*]\\s*${NUMBER}\\s*${UNIT}(?![\\p{L}\\d])`, 'u')
const THICKNESS = new RegExp(
  `(?:thickness\\s*:?\\s*(?:of\\s*)?${NUMBER}\\s*${UNIT}|${NUMBER}\\s*${UNIT}\\s*thick)(?![\\p{L}\\d])`,
  'iu',
)

/** The first size that a text states, as in `1830 × 1220 mm`, `6 ft x 4 ft` or `18" x 30"`; undefined when it states none. */
export function readSizeMm(text: string): SizeMm | undefined {
  const [, first, firstUnit, second, secondUnit] = SIZE.exec(text) ?? []
  const widthMm = millimetres(second, secondUnit)
  const lengthMm = millimetres(first, firstUnit ?? secondUnit)
  return lengthMm === undefined || widthMm === undefined ? undefined : { lengthMm, widthMm }
}

/** The first thickness that a text states, in millimetres, as in `Thickness: 17 mm` or `17 mm thick`. */
export function readThicknessMm(text: string): number | undefined {
  const [, labelled, labelledUnit, plain, plainUnit] = THICKNESS.exec(text) ?? []
  return millimetres(labelled ?? plain, labelledUnit ?? plainUnit)
}

/** `1,830 × 1,220 mm`: whole millimetres. */
export function formatSizeMm({ lengthMm, widthMm }: SizeMm): string {
  return `${formatMm(lengthMm)} × ${formatMm(widthMm)} mm`
}

function formatMm(mm: number): string {
  return String(Math.round(mm)).replace(/\B(?=(\d{3})+$)/g, ',')
}

function millimetres(amount: string | undefined, unit: string | undefined): number | undefined {
  const factor = MM_PER_UNIT[unit?.toLowerCase() ?? '']
  if (amount === undefined || factor === undefined) return undefined
  const mm = Number(amount.replace(',', '.')) * factor
  return mm > 0 ? Math.round(mm * 10) / 10 : undefined
}
