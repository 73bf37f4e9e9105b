import { type Cents, cents, type Price } from './cents.ts'
import { type EdgedItem, edgingKind } from './edging.ts'
import type { SaleTerms } from './sale-terms.ts'
import { soldAreaMm2 } from './sold-area.ts'

/** An item with what it costs, and how it is sold. */
interface SoldItem extends Pick<EdgedItem, 'name' | 'facts'> {
  price: Price
  terms: Pick<SaleTerms, 'unit'>
}

/**
 * What a square metre comes to, rounded to cents; undefined where size, shape or unit leave doubt, of edges and corners, with
 * which nobody lays an area, and where the price is for a square metre already.
 */
export function squareMetrePrice(item: SoldItem): Cents | undefined {
  const { name, price, terms, facts } = item
  const areaMm2 = soldAreaMm2(name, terms.unit, facts)
  return price === 'on-request' || areaMm2 === undefined || edgingKind(item) !== undefined
    ? undefined
    : cents(Math.round((price * 1_000_000) / areaMm2))
}
