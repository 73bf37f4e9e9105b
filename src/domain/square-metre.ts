import { type Cents, cents, type Price } from './cents.ts'
import type { Fact } from './fact.ts'
import { isOnePiece, measureOf, type SaleTerms } from './sale-terms.ts'
import { FOOT } from './units.ts'

/** What is narrower is a ramp, an edge or a corner: nobody lays an area with it. */
const LEAST_SIDE_MM = 150

/**
 * What a square metre comes to, rounded to cents; undefined where size or unit leave doubt, of what is no floor by itself,
 * and where the price is for a square metre already.
 */
export function squareMetrePrice(price: Price, unit: SaleTerms['unit'], facts: readonly Fact[]): Cents | undefined {
  const areaMm2 = soldAreaMm2(unit, facts)
  return price === 'on-request' || areaMm2 === undefined || facts.some(isNarrow)
    ? undefined
    : cents(Math.round((price * 1_000_000) / areaMm2))
}

function isNarrow(fact: Fact): boolean {
  if (fact.kind === 'size') return Math.min(fact.lengthMm, fact.widthMm) < LEAST_SIDE_MM
  return fact.kind === 'width' && fact.mm.most < LEAST_SIDE_MM
}

/** What a square foot comes to where a square metre comes to this, rounded to cents. */
export function squareFootPrice(squareMetre: Cents): Cents {
  return cents(Math.round((squareMetre * FOOT.mm ** 2) / 1_000_000))
}

/** What one unit covers, in square millimetres. A pack of several may state the size of one or of all. */
export function soldAreaMm2(unit: SaleTerms['unit'], facts: readonly Fact[]): number | undefined {
  if (isOnePiece(unit)) {
    const size = facts.find((fact) => fact.kind === 'size')
    return size && size.lengthMm * size.widthMm
  }
  if (measureOf(unit) !== 'metre') return undefined
  const width = facts.find((fact) => fact.kind === 'width')
  return width !== undefined && width.mm.least === width.mm.most ? width.mm.least * 1000 : undefined
}
