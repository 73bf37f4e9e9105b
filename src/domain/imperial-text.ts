import { FOOT, INCH } from './units.ts'

/** What is thinner is written in sixteenths of an inch, what is longer in eighths. */
const THIN_INCHES = 2
/** From here on in feet to a tenth, as rolls are sold. */
const LONG_FEET = 10

/**
 * A length as mat sellers of the United States print it: `72"`, `47 1/4"`, `3/4"`, and `32.8'` from ten feet on. With
 * feet wanted, `3' 11 1/4"` from one foot on.
 */
export function imperialLength(mm: number, unit: 'in' | 'ft'): string {
  if (mm >= LONG_FEET * FOOT.mm) return `${decimal(mm / FOOT.mm, 1)}'`
  const inches = rounded(mm / INCH.mm)
  if (inches === 0) return `${decimal(mm / INCH.mm, 2)}"`
  if (unit === 'in' || inches < 12) return `${fraction(inches)}"`
  const rest = inches % 12
  return `${(inches - rest) / 12}'${rest === 0 ? '' : `${NO_BREAK}${fraction(rest)}"`}`
}

const NO_BREAK = '\u00a0'
const DECIMALS = [0, 1, 2].map((digits) => new Intl.NumberFormat('en', { maximumFractionDigits: digits }))

function rounded(inches: number): number {
  const parts = inches < THIN_INCHES ? 16 : 8
  return Math.round(inches * parts) / parts
}

/** Inches whose fraction is a number of sixteenths: `47 1/4`. */
function fraction(inches: number): string {
  const whole = Math.floor(inches)
  let [part, parts] = [(inches - whole) * 16, 16]
  if (part === 0) return String(whole)
  while (part % 2 === 0) [part, parts] = [part / 2, parts / 2]
  return `${whole === 0 ? '' : `${whole}${NO_BREAK}`}${part}/${parts}`
}

function decimal(amount: number, digits: 0 | 1 | 2): string {
  return DECIMALS[digits]?.format(amount) ?? String(amount)
}
