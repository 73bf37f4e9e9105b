/** A measure or a size that a text states, with the place where it stands there. */
export interface StatedMeasure {
  start: number
  end: number
  /** What it may mean, each reading with all its sides in millimetres; several where no unit is given. */
  readings: MeasureReading[]
}

export interface MeasureReading {
  sidesMm: number[]
  /** Inches and feet are rounded when a mat is made in millimetres. */
  imperial: boolean
}

interface Unit {
  mm: number
  imperial: boolean
}

const metric = (mm: number): Unit => ({ mm, imperial: false })
const imperial = (mm: number): Unit => ({ mm, imperial: true })
const INCH = imperial(25.4)
const FOOT = imperial(304.8)
const UNITS: [name: RegExp, unit: Unit][] = [
  [/^(?:mm|millimet(?:re|er)s?)$/i, metric(1)],
  [/^(?:cms?|centimet(?:re|er)s?)$/i, metric(10)],
  [/^(?:m|met(?:re|er)s?)$/i, metric(1000)],
  [/^(?:in|inch|inches|"|″|”|'')$/i, INCH],
  [/^(?:ft|feet|foot|'|′|’)$/i, FOOT],
]

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|[½¼¾])`
const UNIT = `(?:millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|mm|cms?|inches|inch|in|feet|foot|ft|m|''|["″”'′’])`
const SIDE = `(${NUMBER})(?:\\s*-?(${UNIT})(?![\\p{L}\\d]))?`
const BY = String.raw`\s*(?:[x×*]|by)\s*`
/** Not in the midst of a word, an item code or a longer number. */
const START = String.raw`(?<![\p{L}\d.,/-])`
const MEASURE = new RegExp(`${START}${SIDE}(?:${BY}${SIDE})?(?:${BY}${SIDE})?(?![\\p{L}\\d]|[.,/-]\\d)`, 'giu')

/** Sides of unmarked sizes: what a person who writes `6x4` or `180 x 120` may mean. */
const LIKELY: { least: number; most: number; unit: Unit }[] = [
  { least: 100, most: 30_000, unit: metric(1) },
  { least: 10, most: 400, unit: metric(10) },
  { least: 0, most: 30, unit: metric(1000) },
  { least: 4, most: 120, unit: INCH },
  { least: 0, most: 30, unit: FOOT },
]

/** All measures in a text: `17mm`, `6x4 ft`, `18" x 30"`, `3.6 × 3.6 m`, `1,830 x 1,220 mm`, `6x4`. */
export function readMeasures(text: string): StatedMeasure[] {
  return [...text.matchAll(MEASURE)].flatMap((match) => {
    const sides = [match.slice(1, 3), match.slice(3, 5), match.slice(5, 7)].flatMap(([amount, unit]) =>
      amount === undefined ? [] : [{ amount: readNumber(amount), unit: unitNamed(unit) }],
    )
    const readings = readSides(sides).filter(({ sidesMm }) => sidesMm.every((mm) => mm >= 1 && mm <= 100_000))
    return readings.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, readings }]
  })
}

/**
 * What the index keeps for a measure: its step on a scale of one per cent. A measure in inches or feet also asks for
 * the steps around it, for 18 × 30 inches are sold as 450 × 750 mm and half an inch as 12 mm.
 */
export function measureTerm(mm: number): string {
  return `~${step(mm)}`
}

/** The terms that a side asked for may stand under. */
export function measureTermsAround(mm: number, isImperial: boolean): string[] {
  const tolerance = isImperial ? (mm < THIN_MM ? 0.06 : 0.03) : 0.008
  const from = step(mm * (1 - tolerance))
  const to = step(mm * (1 + tolerance))
  return Array.from({ length: to - from + 1 }, (_, index) => `~${from + index}`)
}

const THIN_MM = 50

function step(mm: number): number {
  return Math.round(Math.log(mm) / Math.log(1.01))
}

interface Side {
  amount: number
  unit: Unit | undefined
}

function readSides(sides: Side[]): MeasureReading[] {
  const last = sides.findLast((side) => side.unit !== undefined)?.unit
  if (last !== undefined) {
    const units = sides.map((side) => side.unit ?? last)
    const sidesMm = sides.map((side, index) => side.amount * (units[index] ?? last).mm)
    return [{ sidesMm, imperial: units.some((unit) => unit.imperial) }]
  }
  if (sides.length < 2) return []
  return LIKELY.filter(({ least, most }) =>
    sides.slice(0, 2).every(({ amount }) => amount >= least && amount <= most),
  ).map(({ unit }) => ({ sidesMm: sides.map(({ amount }) => amount * unit.mm), imperial: unit.imperial }))
}

function unitNamed(name: string | undefined): Unit | undefined {
  return name === undefined ? undefined : UNITS.find(([pattern]) => pattern.test(name))?.[1]
}

/** A comma before three digits groups thousands; other commas are decimal points. */
function readNumber(text: string): number {
  const sign = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[text]
  if (sign !== undefined) return sign
  const [, whole = '0', part, parts] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? []
  if (part !== undefined && parts !== undefined) return Number(whole) + Number(part) / Number(parts)
  return Number(/,\d{3}(?!\d)/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}
