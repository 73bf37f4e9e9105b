import type { Fact, NumberRange } from './fact.ts'
import { isOnePiece, measureOf, type SaleTerms } from './sale-terms.ts'
import { soldAreaMm2 } from './sold-area.ts'

/** What one unit of sale weighs, in grams; undefined where that is not stated, or of something else. */
export function soldGrams(
  name: string,
  { unit }: Pick<SaleTerms, 'unit'>,
  facts: readonly Fact[],
): NumberRange | undefined {
  const weight = facts.find((fact) => fact.kind === 'weight')
  if (weight === undefined) return undefined
  if (weight.per === 'piece') return isOnePiece(unit) ? weight.grams : undefined
  if (weight.per === measureOf(unit)) return weight.grams
  if (weight.per === 'metre') return undefined
  const areaMm2 = soldAreaMm2(name, unit, facts)
  return areaMm2 === undefined ? undefined : times(weight.grams, areaMm2 / 1_000_000)
}

/** What quantities of several items weigh together. */
export interface WholeWeight {
  grams: number
  /** Some state none, or a least and a most. */
  atLeast: boolean
  /** Indices of those that state none. */
  unstated: number[]
}

/** Sums what is stated, the least of each. */
export function wholeWeight(sold: readonly { grams: NumberRange | undefined; quantity: number }[]): WholeWeight {
  const unstated = sold.flatMap(({ grams }, index) => (grams === undefined ? [index] : []))
  return {
    grams: Math.round(sold.reduce((sum, { grams, quantity }) => sum + (grams?.least ?? 0) * quantity, 0)),
    atLeast: unstated.length > 0 || sold.some(({ grams }) => grams !== undefined && grams.least < grams.most),
    unstated,
  }
}

/** In kilograms: to 10 g below one, to 100 g below a hundred, whole above. */
export function roundedKilograms(grams: number): number {
  const digits = grams < 1000 ? 2 : grams < 100_000 ? 1 : 0
  return Number((grams / 1000).toFixed(digits))
}

function times({ least, most }: NumberRange, factor: number): NumberRange {
  return { least: least * factor, most: most * factor }
}
