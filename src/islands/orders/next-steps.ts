import type { Order } from '#domain/order.ts'
import * as words from '#words/after-order.ts'

/** What is still to come of an order: nothing of one that the store calls done and paid, and no bill of a paid one. */
export function nextSteps({ status, paidStatus }: Pick<Order, 'status' | 'paidStatus'>): readonly string[] {
  if (paidStatus.tone !== 'success') return words.steps
  return status.tone === 'success' ? [] : words.steps.filter((step) => step !== words.paymentStep)
}
