import { formatNumber, plural } from '#counts.ts'
import type { PackNoun, PieceNoun } from '#domain/sale-nouns.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import { PIECES, type SaleTerms } from '#domain/sale-terms.ts'

/** What a price is for, and in which quantities an item is sold. */

const pieceNouns: Record<PieceNoun, readonly [one: string, several: string]> = {
  piece: ['piece', 'pieces'],
  mat: ['mat', 'mats'],
  tile: ['tile', 'tiles'],
  slab: ['slab', 'slabs'],
  sheet: ['sheet', 'sheets'],
}
const packNouns: Record<PackNoun, readonly [one: string, several: string]> = {
  kit: ['kit', 'kits'],
  set: ['set', 'sets'],
  pack: ['pack', 'packs'],
  pair: ['pair', 'pairs'],
  box: ['box', 'boxes'],
  carton: ['carton', 'cartons'],
  roll: ['roll', 'rolls'],
  bundle: ['bundle', 'bundles'],
  pallet: ['pallet', 'pallets'],
}

/** After a price. Empty where nothing certain is stated. */
export const perUnit = (unit: SaleTerms['unit']) => {
  if (typeof unit === 'string') return ''
  if (unit.of === 'metre') return 'per metre'
  if (unit.of === 'square-metre') return 'per m²'
  if (unit.of === 'piece') return unit.noun === 'piece' ? 'each' : `per ${pieceNouns[unit.noun][0]}`
  return `per ${packNouns[unit.noun][0]}${unit.pieces === undefined ? '' : ` of ${unit.pieces}`}`
}

/** A quantity with what it is of: `12 m`, `4 tiles`, `2 kits`, and `12` alone where nothing is stated. */
export const amount = (quantity: number, unit: SaleTerms['unit']) => {
  const written = formatNumber(quantity)
  if (typeof unit === 'string') return written
  if (unit.of === 'metre') return `${written} m`
  if (unit.of === 'square-metre') return `${written} m²`
  const [one, several] = unit.of === 'piece' ? pieceNouns[unit.noun] : packNouns[unit.noun]
  return plural(quantity, { one: `${written} ${one}`, other: `${written} ${several}` })
}

/** All that lines come to, one kind of quantity after the other: `6 pieces, 12 m, 2 kits`. */
export const amounts = (lines: readonly { quantity: number; terms: Pick<SaleTerms, 'unit'> }[]) => {
  const sums = new Map<string, { quantity: number; unit: SaleTerms['unit'] }>()
  for (const {
    quantity,
    terms: { unit },
  } of lines) {
    const kind = counted(unit)
    const sum = quantity + (sums.get(kind)?.quantity ?? 0)
    sums.set(kind, { quantity: sum, unit: kind === '' ? PIECES : unit })
  }
  return [...sums.values()].map(({ quantity, unit }) => amount(quantity, unit)).join(', ')
}
/** Which quantities are sold, within a sentence or alone; empty for an item that is sold in any. */
export const orderRule = (terms: SaleTerms) => {
  const least = amount(leastQuantity(terms), terms.unit)
  const step = amount(terms.step, terms.unit)
  if (terms.step === 1) return terms.minimum === 1 ? '' : `minimum ${least}`
  return leastQuantity(terms) === terms.step ? `in multiples of ${step}` : `minimum ${least}, in multiples of ${step}`
}

export const perSquareFoot = (price: string) => `${price} per sq ft`
export const perSquareMetre = (price: string) => `${price} per m²`
/** Beside a quantity that an item is not sold in. */
export const makeIt = (quantity: string) => `Make it ${quantity}`
export const ruleOf = (name: string, rule: string) => `${name} (${rule})`
/** Where a cart holds quantities that are not sold. Each is a name with its rule. */
export const notSoldSo = (each: readonly string[]) =>
  plural(each.length, {
    one: `This quantity cannot be ordered: ${each[0]}.`,
    other: `These quantities cannot be ordered: ${each.join('; ')}.`,
  })
export const mendQuantities = 'Change to what can be ordered'
/** What a quantity counts, beside the number; empty for single pieces. */
export const counted = (unit: SaleTerms['unit'], quantity?: number) => {
  if (typeof unit === 'string' || unit.of === 'piece') return ''
  if (unit.of === 'metre') return 'm'
  return unit.of === 'square-metre' ? 'm²' : packNouns[unit.noun][quantity === 1 ? 0 : 1]
}
/** The name of a field, with what it counts. */
export const quantityIn = (field: string, unit: string) => (unit === '' ? field : `${field}, ${unit}`)
