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
 * A bound as columns have it: tenths of a millimetre, or grams. Inches, feet and pounds are rounded where they are
 * shown, so a bound in them takes in whatever is shown with the same number: 1830 mm is at most 72 in.
 */
export function boundFrom(unit: BoundUnit, bound: Bound, typed: number): number {
  if (!isRounded(unit)) return Math.round(typed * SCALES[unit])
  const amount = stepped(unit, typed)
  if (bound === 'most') return Math.floor((amount + NEARLY_HALF * stepOf(unit, amount)) * SCALES[unit])
  const reach = NEARLY_HALF * stepOf(unit, amount * JUST_BELOW)
  return Math.max(0, Math.ceil((amount - reach) * SCALES[unit]))
}

/** The bound in a unit, as it is shown: the inverse of {@link boundFrom}. */
export function boundIn(unit: BoundUnit, value: number): number {
  return Number(stepped(unit, value / SCALES[unit]).toFixed(3))
}

const NEARLY_HALF = 0.499
/** Where the step changes, what is less than an amount is shown more finely. */
const JUST_BELOW = 1 - 1e-9

function isRounded(unit: BoundUnit): boolean {
  return unit === 'in' || unit === 'ft' || unit === 'lb'
}

function stepped(unit: BoundUnit, amount: number): number {
  if (!isRounded(unit)) return amount
  const step = stepOf(unit, amount)
  return Math.round(amount / step) * step
}

/** How finely lengths and weights are shown: as `imperialLength` and `poundsText` do. */
function stepOf(unit: BoundUnit, amount: number): number {
  if (unit === 'lb') return amount < 1 ? 0.01 : amount < 100 ? 0.1 : 1
  return unit === 'ft' ? inchStep(amount * INCHES_IN_FOOT) / INCHES_IN_FOOT : inchStep(amount)
}
