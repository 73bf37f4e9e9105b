import type { Fact } from './fact.ts'
import { isOnePiece, measureOf, type SaleTerms } from './sale-terms.ts'
import { scaleDrawing } from './scale-drawing.ts'

/**
 * What one unit covers, in square millimetres. A pack of several may state the size of one or of all, and the size of a
 * round or half-round mat is that of the rectangle round it.
 */
export function soldAreaMm2(name: string, unit: SaleTerms['unit'], facts: readonly Fact[]): number | undefined {
  if (isOnePiece(unit)) {
    if (scaleDrawing(name, facts)?.outline !== 'rectangle') return undefined
    const size = facts.find((fact) => fact.kind === 'size')
    return size && size.lengthMm * size.widthMm
  }
  if (measureOf(unit) !== 'metre') return undefined
  const width = facts.find((fact) => fact.kind === 'width')
  return width !== undefined && width.mm.least === width.mm.most ? width.mm.least * 1000 : undefined
}
