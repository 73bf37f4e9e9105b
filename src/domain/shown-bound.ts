import type { NumberFact } from './filter-facts.ts'
import { inchStep } from './imperial-text.ts'
import { isImperial, type ShownUnit } from './shown-unit.ts'
import { FOOT, INCH, INCHES_IN_FOOT } from './units.ts'

/** What bounds of a measure are typed in. */
export type BoundUnit = ShownUnit | 'kg' | 'lb'
export type Bound = 'least' | 'most'

/** How many tenths of a millimetre, or grams, there are in one. */
const SCALES: Readonly<Record<BoundUnit, number>> = {
  mm: 10,
  cm: 100,
  in: INCH.mm * 10,
  ft: FOOT.mm * 10,
  kg: 1_000,
  lb: 453.59237,
}

/** The unit that a fact is bounded in beside lengths of a unit; undefined where it is no measure. */
export function boundUnit(fact: NumberFact, shown: ShownUnit): BoundUnit | undefined {
  if (fact === 'weight') return isImperial(shown) ? 'lb' : 'kg'
  if (fact === 'thickness') return shown === 'ft' ? 'in' : shown
  return fact === 'length' || fact === 'width' ? shown : undefined
}

/**
 * A bound as columns have it: tenths of a millimetre, or grams. Measures are rounded where they are shown, so a bound
 * takes in whatever is shown with the same number: 1830 mm is at most 72 in, and 6 ft, shown as 1829 mm, at least those.
 */
export function boundFrom(unit: BoundUnit, bound: Bound, typed: number): number {
  const amount = stepped(unit, typed)
  if (bound === 'most') return Math.floor((amount + NEARLY_HALF * stepOf(unit, amount)) * SCALES[unit])
  const least = amount - stepOf(unit, amount * JUST_BELOW) / 2
  return Math.max(0, Math.ceil(least * SCALES[unit] - ASTRAY))
}

/** The bound in a unit, as it is shown: the inverse of {@link boundFrom}. */
export function boundIn(unit: BoundUnit, value: number): number {
  return Number(stepped(unit, value / SCALES[unit]).toFixed(3))
}

/** What lies half a step above is shown as more. */
const NEARLY_HALF = 0.499
/** Where the step changes, what is less than an amount is shown more finely. */
const JUST_BELOW = 1 - 1e-9
/** More than the error of a calculation. */
const ASTRAY = 1e-6

function stepped(unit: BoundUnit, amount: number): number {
  const step = stepOf(unit, amount)
  return Math.round(amount / step + ASTRAY) * step
}

/** How finely measures are shown: as `inShownUnit` does, but nothing is kept more finely than tenths of a millimetre. */
function stepOf(unit: BoundUnit, amount: number): number {
  switch (unit) {
    case 'mm':
      return amount < 50 ? 0.1 : 1
    case 'cm':
      return amount < 1 ? 0.01 : 0.1
    case 'in':
      return inchStep(amount)
    case 'ft':
      return inchStep(amount * INCHES_IN_FOOT) / INCHES_IN_FOOT
    case 'kg':
    case 'lb':
      return amount < 1 ? 0.01 : amount < 100 ? 0.1 : 1
  }
}
