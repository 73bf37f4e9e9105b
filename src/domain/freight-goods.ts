import type { Fact, NumberRange } from './fact.ts'
import { CARTON, PALLET, ROLL, ROLLED } from './freight-rules.ts'
import type { Sheet } from './freight-stack.ts'
import { isOnePiece, measureOf, type SaleTerms } from './sale-terms.ts'

/** So many of one thing, and the shape in which each travels. Lengths in mm, weights in grams. */
export type FreightGoods = ({ as: 'cartoned' } & Sheet) | ({ as: 'flat' } & Sheet) | FreightRoll

interface FreightRoll {
  as: 'rolled'
  diameterMm: number
  widthMm: number
  grams: number
  count: number
}

/** What is known of a line. */
export interface FreightLine {
  quantity: number
  terms: Pick<SaleTerms, 'unit'>
  /** What one unit of sale weighs. */
  grams: NumberRange | undefined
  /** Size, or width of what is cut to length, and thickness. */
  measures: readonly Fact[]
}

/** In what shape a line travels; nothing where a measure or the weight is not stated, or nothing like it is packed. */
export function freightGoods({ quantity, terms: { unit }, grams, measures }: FreightLine): FreightGoods[] {
  const thickness = measures.find((fact) => fact.kind === 'thickness')?.mm.most
  if (grams === undefined || thickness === undefined) return []
  if (measureOf(unit) === 'metre') {
    const width = measures.find((fact) => fact.kind === 'width')?.mm.most
    return width === undefined ? [] : metresOnRolls(quantity, width, thickness, grams.most)
  }
  const size = measures.find((fact) => fact.kind === 'size')
  if (size === undefined || !isOnePiece(unit)) return []
  const sheet = {
    lengthMm: Math.max(size.lengthMm, size.widthMm),
    widthMm: Math.min(size.lengthMm, size.widthMm),
    ...{ thicknessMm: thickness, grams: grams.most, count: quantity },
  }
  if (sheet.widthMm > ROLLED.widestMm) return []
  if (sheet.lengthMm > ROLLED.longerThanMm && thickness <= ROLLED.thickestMm) return rolledSheets(sheet)
  if (isCartoned(sheet)) return [{ as: 'cartoned', ...sheet }]
  return thickness <= PALLET.mostHeightMm && sheet.grams <= PALLET.mostGrams ? [{ as: 'flat', ...sheet }] : []
}

/** How thick a roll of this length becomes: the area of its end is that of the edge of the mat and of the tube. */
export function rollDiameterMm(lengthMm: number, thicknessMm: number): number {
  return Math.sqrt((4 * lengthMm * thicknessMm) / Math.PI + ROLL.coreMm ** 2)
}

function rolledSheets({ lengthMm, widthMm, thicknessMm, grams, count }: Sheet): FreightGoods[] {
  const diameterMm = rollDiameterMm(lengthMm, thicknessMm)
  return diameterMm > ROLL.mostDiameterMm ? [] : [{ as: 'rolled', diameterMm, widthMm, grams, count }]
}

/** Rolls of the greatest length that whole metres allow, and one of the rest. */
function metresOnRolls(metres: number, widthMm: number, thicknessMm: number, gramsAMetre: number): FreightGoods[] {
  const longestMm = ((ROLL.mostDiameterMm ** 2 - ROLL.coreMm ** 2) * Math.PI) / (4 * thicknessMm)
  const longest = Math.floor(longestMm / 1000)
  if (longest < 1) return []
  const [full, rest] = [Math.floor(metres / longest), metres % longest]
  return [...(full > 0 ? [roll(longest, full)] : []), ...(rest > 0 ? [roll(rest, 1)] : [])]

  function roll(length: number, count: number): FreightGoods {
    return {
      as: 'rolled',
      diameterMm: rollDiameterMm(length * 1000, thicknessMm),
      widthMm,
      grams: gramsAMetre * length,
      count,
    }
  }
}

function isCartoned({ lengthMm, widthMm, thicknessMm, grams }: Sheet): boolean {
  const fits = lengthMm <= CARTON.lengthMm && widthMm <= CARTON.widthMm
  return fits && thicknessMm <= CARTON.mostHeightMm && grams <= CARTON.mostGrams
}
