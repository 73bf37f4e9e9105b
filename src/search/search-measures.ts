import { readLengths, type StatedLengths, type StatedSide } from '#domain/length.ts'
import { CENTIMETRE, FOOT, INCH, type LengthUnit, METRE, MILLIMETRE } from '#domain/units.ts'

/** A measure or a size that a text states, with the place where it stands there. */
export interface StatedMeasure extends Pick<StatedLengths, 'start' | 'end'> {
  /** What it may mean, each reading with all its sides in millimetres; several where no unit is given. */
  readings: MeasureReading[]
}

export interface MeasureReading {
  sidesMm: number[]
  imperial: boolean
}

/** Sides of unmarked sizes: what a person who writes `6x4` or `180 x 120` may mean. */
const LIKELY: { least: number; most: number; unit: LengthUnit }[] = [
  { least: 100, most: 30_000, unit: MILLIMETRE },
  { least: 10, most: 400, unit: CENTIMETRE },
  { least: 0, most: 30, unit: METRE },
  { least: 4, most: 120, unit: INCH },
  { least: 0, most: 30, unit: FOOT },
]

/** Of `RM-6x4`, which is an item's code. */
const IN_A_CODE = /\p{L}-$/u

/** All measures in a text: `17mm`, `6x4 ft`, `18" x 30"`, `3.6 × 3.6 m`, `1,830 x 1,220 mm`, `6x4`. */
export function readMeasures(text: string): StatedMeasure[] {
  return readLengths(text).flatMap(({ start, end, sides }) => {
    if (IN_A_CODE.test(text.slice(0, start))) return []
    const readings = readSides(sides).filter(({ sidesMm }) => sidesMm.every((mm) => mm >= 1 && mm <= 100_000))
    return readings.length === 0 ? [] : [{ start, end, readings }]
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
const THICKEST_MM = 100

function step(mm: number): number {
  return Math.round(Math.log(mm) / Math.log(1.01))
}

function readSides(sides: StatedSide[]): MeasureReading[] {
  const units = sides.flatMap(({ unit }) => unit ?? [])
  if (units.length > 0) {
    const sidesMm = sides.map(({ amount, unit }) => amount * (unit?.mm ?? 0))
    return [{ sidesMm, imperial: units.some(({ imperial }) => imperial) }]
  }
  if (sides.length < 2) return []
  return LIKELY.filter(({ least, most }) =>
    sides.slice(0, 2).every(({ amount }) => amount >= least && amount <= most),
  ).map(({ unit }) => ({
    sidesMm: sides.map(({ amount }, index) => amount * (index < 2 ? unit : thicknessUnit(amount, unit)).mm),
    imperial: unit.imperial,
  }))
}

/** Of the third side where none is given: `6x4x3/4` is in feet and inches, and `6x4x18` in feet and millimetres. */
function thicknessUnit(amount: number, unit: LengthUnit): LengthUnit {
  const finer = unit === FOOT ? INCH : unit
  return [finer, MILLIMETRE].find(({ mm }) => amount * mm <= THICKEST_MM) ?? unit
}
