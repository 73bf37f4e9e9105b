import { formatCents } from '#domain/cents.ts'
import type { CheckoutProblem } from '#domain/checkout-state.ts'
import { type Change, MOST_LINES, type NotPlacedReason } from '#domain/placed-order.ts'

const NOT_PLACED: Record<NotPlacedReason, string> = {
  'store-unavailable': 'The store cannot take orders at the moment. Nothing was ordered. Please try again in a minute.',
  changed: 'Something in your cart has changed. Nothing was ordered. Please look at it again.',
  'never-begun': 'Your order did not reach us. Nothing was ordered. Please press Place Order again.',
  settled: 'We looked into it: this order was not placed. Please order again, or contact us.',
}

/** Why there is no order, in words; `review` when the cart needs another look. */
export function problemWords(problem: CheckoutProblem): { sentence: string; review: boolean } {
  switch (problem.kind) {
    case 'not-placed':
      return { sentence: NOT_PLACED[problem.reason], review: problem.reason === 'changed' }
    case 'refused':
      return { sentence: problem.sentence, review: true }
    case 'left':
      return {
        sentence: `Order ${problem.orderId} stays as it is. What could not be placed is still in your cart.`,
        review: false,
      }
    case 'too-many-lines':
      return {
        sentence: `One order takes up to ${MOST_LINES} different mats, and there are ${problem.lines} in the cart. Nothing was ordered.`,
        review: true,
      }
    case 'changed':
      return { sentence: changeWords(problem.changes), review: true }
  }
}

function changeWords(changes: readonly Change[]): string {
  const gone = changes.filter(({ kind }) => kind === 'unavailable').map(({ name, itemId }) => name || itemId)
  const moved = changes.flatMap((change) =>
    change.kind === 'price' ? [`${change.name}: ${formatCents(change.was)} is now ${formatCents(change.now)}`] : [],
  )
  return [
    ...(gone.length > 0 ? [`No longer available: ${gone.join(', ')}.`] : []),
    ...(moved.length > 0 ? [`Prices have changed: ${moved.join('; ')}.`] : []),
    ...(changes.length === 0 ? ['The total has changed.'] : []),
    'Nothing was ordered.',
  ].join(' ')
}
