import type { SaleTerms } from './sale-terms.ts'

/** What quantities go by. */
type Quantities = Pick<SaleTerms, 'minimum' | 'step'>

export const LEAST_QUANTITY = 1
/** More pieces of one item than this are a matter for the sales team. */
export const MOST_QUANTITY = 9_999

/** A whole quantity within bounds, whatever number came. */
export function validQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return quantity > 0 ? MOST_QUANTITY : LEAST_QUANTITY
  return Math.min(MOST_QUANTITY, Math.max(LEAST_QUANTITY, Math.trunc(quantity)))
}

/** The first quantity that can be ordered. */
export function leastQuantity({ minimum, step }: Quantities): number {
  return Math.ceil(minimum / step) * step
}

export function isSold(terms: Quantities, quantity: number): boolean {
  return quantity >= leastQuantity(terms) && quantity % terms.step === 0
}

/** The last quantity that one order takes. */
export function mostQuantity({ step }: Pick<Quantities, 'step'>): number {
  return Math.floor(MOST_QUANTITY / step) * step
}

/** The least quantity that can be ordered and is not less than the one that is wanted, as far as there is one. */
export function soldQuantity(terms: Quantities, wanted: number): number {
  const steps = Math.ceil(validQuantity(wanted) / terms.step)
  return Math.min(mostQuantity(terms), Math.max(leastQuantity(terms), steps * terms.step))
}

/** One step up, or one down, from whichever quantity: to one that can be ordered. */
export function steppedQuantity(terms: Quantities, quantity: number, way: 1 | -1): number {
  const { step } = terms
  return soldQuantity(
    terms,
    way === 1 ? (Math.floor(quantity / step) + 1) * step : (Math.ceil(quantity / step) - 1) * step,
  )
}
