import { millimetresOf, readLengths } from './length.ts'
import { readLength, readWeight } from './quantity.ts'
import { anyUnit, LENGTH_UNITS, WEIGHT_UNITS } from './units.ts'

/** A text that is a measure and nothing else. */
interface WholeMeasure {
  text: string
  /** In millimetres or grams: the sides of a size, or the ends of a range. */
  amounts: readonly number[]
  /** What stands between lengths; undefined for a weight. */
  between: ' × ' | '–' | undefined
}

/** What is stated in both systems, as `19 mm (3/4 in)` or `6 ft x 4 ft (1829 × 1219 mm)`; undefined where they disagree. */
export function statedTwice(text: string): { metric: WholeMeasure; imperial: WholeMeasure } | undefined {
  const [, first = '', second = ''] = IN_BRACKETS.exec(text) ?? []
  const [one, other] = [measureIn(first), measureIn(second)]
  if (one === undefined || other === undefined || !isAlike(one, other)) return undefined
  if (one.isImperial === other.isImperial) return undefined
  return one.isImperial ? { metric: other, imperial: one } : { metric: one, imperial: other }
}

const IN_BRACKETS = /^([^()]+?)\s?\(([^()]+)\)$/
const LAST_UNIT = new RegExp(`(?:(${anyUnit(LENGTH_UNITS)})|(${anyUnit(WEIGHT_UNITS)}))$`, 'iu')
/** Makers round what they state a second time: 17 mm may be 5/8 in. */
const LEAST_ALIKE = 0.9

interface ReadMeasure extends WholeMeasure {
  isImperial: boolean
}

function measureIn(text: string): ReadMeasure | undefined {
  const [, length = '', weight = ''] = LAST_UNIT.exec(text.toLowerCase()) ?? []
  const grams = WEIGHT_UNITS.get(weight)?.grams
  if (grams !== undefined) return rangeIn(text, readWeight, !Number.isInteger(grams), undefined)
  const isImperial = LENGTH_UNITS.get(length)?.imperial ?? false
  const [only] = readLengths(text)
  if (only?.start !== 0 || only.end < text.length) return rangeIn(text, readLength, isImperial, '–')
  const amounts = only.sides.flatMap((side) => (side.unit?.imperial === isImperial ? (millimetresOf(side) ?? []) : []))
  return amounts.length < only.sides.length ? undefined : { text, amounts, between: ' × ', isImperial }
}

function rangeIn(
  text: string,
  read: typeof readLength,
  isImperial: boolean,
  between: WholeMeasure['between'],
): ReadMeasure | undefined {
  const { range, at: [start, end] = [] } = read(text) ?? {}
  if (range === undefined || start !== 0 || end !== text.length) return undefined
  return { text, amounts: [range.least, range.most], between, isImperial }
}

function isAlike(one: WholeMeasure, other: WholeMeasure): boolean {
  return (
    one.between === other.between &&
    one.amounts.length === other.amounts.length &&
    one.amounts.every((amount, index) => {
      const [less = 0, more = 0] = [amount, other.amounts[index] ?? 0].toSorted((a, b) => a - b)
      return less >= more * LEAST_ALIKE
    })
  )
}
