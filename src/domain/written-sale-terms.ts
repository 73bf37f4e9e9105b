import { PACK_NOUNS, PIECE_NOUNS } from './sale-nouns.ts'
import { ONE_BY_ONE, type SaleTerms, type SaleUnit } from './sale-terms.ts'

/**
 * Terms as one short text, for storage and markup: what one is, the least quantity and the step, as `metre 5 1` or
 * `kit:9 1 1`. Nothing at all for an item that states nothing.
 */
export function writeSaleTerms({ unit, minimum, step }: SaleTerms): string {
  if (unit === 'unstated' && minimum === ONE_BY_ONE.minimum && step === ONE_BY_ONE.step) return ''
  return `${unitName(unit)} ${minimum} ${step}`
}

/** Reads whatever text stands there. What cannot be read states nothing: the store is asked before anything is ordered. */
export function readWrittenSaleTerms(text: string): SaleTerms {
  const [, name = '', pieces, minimum, step] = FORM.exec(text) ?? []
  const unit = UNITS.get(name)
  if (unit === undefined) return ONE_BY_ONE
  const counted = typeof unit === 'object' && unit.of === 'pack' && pieces !== undefined
  return { unit: counted ? { ...unit, pieces: Number(pieces) } : unit, minimum: Number(minimum), step: Number(step) }
}

const FORM = /^([a-z-]+)(?::([1-9]\d{0,3}))? ([1-9]\d{0,3}) ([1-9]\d{0,3})$/

const UNITS: ReadonlyMap<string, SaleTerms['unit']> = new Map<string, SaleTerms['unit']>([
  ['unstated', 'unstated'],
  ['unclear', 'unclear'],
  ['metre', { of: 'metre' }],
  ['square-metre', { of: 'square-metre' }],
  ...PIECE_NOUNS.map((noun): [string, SaleUnit] => [noun, { of: 'piece', noun }]),
  ...PACK_NOUNS.map((noun): [string, SaleUnit] => [noun, { of: 'pack', noun }]),
])

function unitName(unit: SaleTerms['unit']): string {
  if (typeof unit === 'string') return unit
  if (unit.of === 'piece') return unit.noun
  return unit.of === 'pack' ? `${unit.noun}${unit.pieces === undefined ? '' : `:${unit.pieces}`}` : unit.of
}
