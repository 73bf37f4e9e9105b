import { INCH, INCHES_IN_FOOT } from './units.ts'

/** What is thinner is written in thirty-seconds of an inch, so that no two whole millimetres are alike; the rest in eighths. */
const THIN_INCHES = 2
const FINEST = 1 / 32
/** From ten feet on in feet and whole inches, as rolls are sold. */
const LONG_INCHES = 120

/** One length as {@link imperialSides} writes several. */
export function imperialLength(mm: number, unit: 'in' | 'ft'): string {
  return imperialSides([mm], unit).join('')
}

/**
 * The sides of one size as mat sellers of the United States print them, all in one way: `72"` and `47 1/4"`, and where
 * one is of ten feet or more, or feet are wanted, `32' 10"` and `6' 0"`, or `30'` and `6'` where no inches are left. What
 * is less than a foot, such as the thickness, has no feet: `3/4"`.
 */
export function imperialSides(sidesMm: readonly number[], unit: 'in' | 'ft'): string[] {
  const sides = sidesMm.map(shownInches)
  if (unit === 'in' && Math.max(...sides) < LONG_INCHES) return sides.map(inchesText)
  const wholeFeet = sides.every((inches) => inches < INCHES_IN_FOOT || inches % INCHES_IN_FOOT === 0)
  return sides.map((inches) => {
    if (inches < INCHES_IN_FOOT) return inchesText(inches)
    const rest = inches % INCHES_IN_FOOT
    const feet = `${(inches - rest) / INCHES_IN_FOOT}'`
    return wholeFeet ? feet : `${feet}${NO_BREAK}${inchesText(rest)}`
  })
}

/** How finely an amount of inches is shown. */
export function inchStep(inches: number): number {
  if (inches < THIN_INCHES) return FINEST
  return inches < LONG_INCHES ? 1 / 8 : 1
}

/** The inches that are shown of a length. Less than the finest fraction is shown in hundredths. */
export function shownInches(mm: number): number {
  const inches = mm / INCH.mm
  const step = inches < FINEST ? 1 / 100 : inchStep(inches)
  return Math.round(inches / step) * step
}

const NO_BREAK = '\u00a0'

/** Inches whose fraction is a number of thirty-seconds, as `47 1/4"`, or less than one. */
function inchesText(inches: number): string {
  const whole = Math.floor(inches)
  let [part, parts] = [(inches - whole) / FINEST, 1 / FINEST]
  if (part === 0) return `${whole}"`
  if (inches < FINEST) return `${Number(inches.toFixed(2))}"`
  while (part % 2 === 0) [part, parts] = [part / 2, parts / 2]
  return `${whole === 0 ? '' : `${whole}${NO_BREAK}`}${part}/${parts}"`
}
