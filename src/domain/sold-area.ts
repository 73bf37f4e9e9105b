import type { Fact } from './fact.ts'
import { isOnePiece, measureOf, type SaleTerms } from './sale-terms.ts'

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
