import type { Order } from '#domain/order.ts'
import * as words from '#words/after-order.ts'

/**
 * What is still to come of an order, and no bill of a paid one. Nothing of one that the store calls done, nor of one that
 * another visit has placed: its status may say that it is cancelled, in words that only people understand.
 */
export function nextSteps(
  { status, paidStatus }: Pick<Order, 'status' | 'paidStatus'>,
  isOfThisVisit: boolean,
): readonly string[] {
  if (!isOfThisVisit || status.tone === 'success') return []
  return words.steps.filter((step) => paidStatus.tone !== 'success' || step !== words.paymentStep)
}
