import type { PackNoun, PieceNoun } from './sale-nouns.ts'

/** How an item is sold: what its price is for, and which quantities of that can be ordered (behaviour 2.6). */
export interface SaleTerms {
  unit: SaleUnit | 'unstated' | 'unclear'
  /** The least quantity, in units of sale. */
  minimum: number
  /** Quantities are multiples of it. */
  step: number
}

/** What one of a quantity is. */
export type SaleUnit =
  | { of: 'piece'; noun: PieceNoun }
  /** Of length, whatever the width. */
  | { of: 'metre' }
  | { of: 'square-metre' }
  /** Pieces that are sold together; how many where that is stated. */
  | { of: 'pack'; noun: PackNoun; pieces?: number }

export type Measure = 'metre' | 'square-metre'

/** What is measured off and not counted. */
export function measureOf(unit: SaleTerms['unit'] | undefined): Measure | undefined {
  if (typeof unit !== 'object') return undefined
  return unit.of === 'metre' || unit.of === 'square-metre' ? unit.of : undefined
}

/** Whether size and weight are those of one of a quantity: so with a piece and with a roll, and with no other pack. */
export function isOnePiece(unit: SaleTerms['unit']): boolean {
  if (typeof unit !== 'object') return unit === 'unstated'
  return unit.of === 'piece' || (unit.of === 'pack' && unit.noun === 'roll')
}

/** Of items that are sold one by one, whatever each calls it. */
export const PIECES = { of: 'piece', noun: 'piece' } as const

/** Of an item that states nothing. */
export const ONE_BY_ONE: SaleTerms = { unit: 'unstated', minimum: 1, step: 1 }
