import { PIECES } from '#domain/sale-terms.ts'
import type { PlanFigures } from '#planner/plan.ts'
import type { FloorItem } from '#stores/floor-mat.ts'
import type { FloorOrder } from '#stores/floor-order.ts'
import { language } from '#words/language.ts'
import * as words from '#words/planner.ts'
import * as sale from '#words/sale-terms.ts'

/** So many of a mat, in words: what states no unit is pieces. */
export function amountOf({ terms }: Pick<FloorItem, 'terms'>, quantity: number): string {
  return sale.amount(quantity, terms.unit === 'unstated' ? PIECES : terms.unit)
}

/** `4 whole, 5 cut · 2 of these from offcuts · 6% waste`. */
export function figuresLine({ whole, cut, fromOffcuts, waste, rollMm, pieces }: PlanFigures): string {
  return words.join([
    rollMm > 0 ? words.strips(pieces) : words.wholeAndCut(whole, cut),
    ...(rollMm === 0 && fromOffcuts > 0 ? [words.fromOffcuts(fromOffcuts)] : []),
    words.waste(percentOf(waste)),
  ])
}

export function percentOf(part: number): string {
  return part.toLocaleString(language, { style: 'percent', maximumFractionDigits: part > 0 && part < 0.1 ? 1 : 0 })
}

/** Said where the quantities that are sold leave something over. */
export function beyondSentence(mat: Pick<FloorItem, 'terms'>, { beyond }: FloorOrder): string {
  return beyond > 0 ? words.soldSo(sale.orderRule(mat.terms), amountOf(mat, beyond)) : ''
}
