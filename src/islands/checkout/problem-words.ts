import { formatCents } from '#domain/cents.ts'
import type { CheckoutProblem } from '#domain/checkout-state.ts'
import { type Change, MOST_ORDER_LINES, type NotPlacedReason } from '#domain/placed-order.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import * as words from '#words/checkout.ts'
import * as sale from '#words/sale-terms.ts'

const NOT_PLACED: Record<NotPlacedReason, string> = {
  'store-unavailable': words.storeUnavailable,
  changed: words.cartChanged,
  'never-begun': words.neverBegun,
  settled: words.settledNotPlaced,
}

/** Why there is no order, in words; `review` when the cart needs another look. */
export function problemWords(problem: CheckoutProblem): { sentence: string; review: boolean } {
  switch (problem.kind) {
    case 'not-placed':
      return { sentence: NOT_PLACED[problem.reason], review: problem.reason === 'changed' }
    case 'refused':
      return { sentence: problem.sentence, review: true }
    case 'left':
      return { sentence: words.leftIncomplete(problem.orderId), review: false }
    case 'earlier':
      return { sentence: words.placedEarlier(problem.orderId), review: true }
    case 'too-many-lines':
      return { sentence: words.tooManyLines(MOST_ORDER_LINES, problem.lines), review: true }
    case 'changed':
      return { sentence: changeWords(problem.changes), review: true }
  }
}

function changeWords(changes: readonly Change[]): string {
  const gone = changes.filter(({ kind }) => kind === 'unavailable').map(({ name, itemId }) => name || itemId)
  const moved = changes.flatMap((change) =>
    change.kind === 'price' ? [words.priceMoved(change.name, formatCents(change.was), formatCents(change.now))] : [],
  )
  const unsold = changes.flatMap((change) =>
    change.kind === 'quantity'
      ? [sale.ruleOf(change.name || change.itemId, sale.orderRule(readWrittenSaleTerms(change.sold)))]
      : [],
  )
  return [
    ...(gone.length > 0 ? [words.productsGone(gone)] : []),
    ...(moved.length > 0 ? [words.pricesMoved(moved)] : []),
    ...(unsold.length > 0 ? [sale.notSoldSo(unsold)] : []),
    ...(changes.length === 0 ? [words.totalChanged] : []),
    words.nothingOrdered,
  ].join(' ')
}
