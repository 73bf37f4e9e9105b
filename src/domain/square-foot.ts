import { type Cents, cents } from './cents.ts'
import { FOOT } from './units.ts'

/** What a square foot comes to where a square metre comes to this, rounded to cents. */
export function squareFootPrice(squareMetre: Cents): Cents {
  return cents(Math.round((squareMetre * FOOT.mm ** 2) / 1_000_000))
}
