import { type Cents, cents, type Price } from './cents.ts'
import type { Item } from './item.ts'
import type { ListLine } from './list.ts'
import { readSaleTerms } from './read-sale-terms.ts'
import type { SaleTerms } from './sale-terms.ts'

/** A line of a list as the store sells it now; as it was when it was saved where the store has not said. */
export interface LineNow {
  line: ListLine
  state: 'sold' | 'on-request' | 'gone'
  price: Price
  terms: SaleTerms
}

export function lineNow(line: ListLine, now: Item | 'gone' | undefined): LineNow {
  if (now === 'gone') return { line, state: 'gone', price: line.price, terms: line.terms }
  const price = now?.price ?? line.price
  const terms = now === undefined ? line.terms : readSaleTerms(now)
  return { line, state: price === 'on-request' ? 'on-request' : 'sold', price, terms }
}

/** What lines cost together, and how many of them have no price. */
export function totalOf(lines: readonly LineNow[]): { total: Cents; withoutPrice: number } {
  const prices = lines.flatMap((now) => linePriceNow(now) ?? [])
  return { total: cents(prices.reduce((sum, price) => sum + price, 0)), withoutPrice: lines.length - prices.length }
}

/** Undefined for what cannot be bought by itself. */
export function linePriceNow({ line, state, price }: LineNow): Cents | undefined {
  return state === 'sold' && price !== 'on-request' ? cents(price * line.quantity) : undefined
}
