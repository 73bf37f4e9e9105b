import { doubtfulOf, endsWith, type Intent } from './intent.ts'
import type { FailedItem, PlacingOutcome } from './placed-order.ts'

/** The items whose lines the store refused. */
export function refusedItems({ lines }: Intent): FailedItem[] {
  return lines
    .filter(({ attempts, certain }) => !certain && endsWith(attempts, 'ruled-out') && doubtfulOf(attempts) === 0)
    .map(({ itemId, name }) => ({ itemId, name }))
}

/** What the customer is told. */
export function outcomeOf(intent: Intent): PlacingOutcome {
  const { state, orderId, reference, total, reason } = intent
  switch (state) {
    case 'placed':
      return { status: 'placed', orderId, total, reference, confirmation: CONFIRMATIONS[intent.confirmation] }
    case 'incomplete':
      return { status: 'incomplete', orderId, reference, failedItems: refusedItems(intent) }
    case 'left':
      return { status: 'left', orderId, reference }
    case 'not-placed':
      return { status: 'not-placed', reason }
    case 'with-person':
      return { status: 'with-person', reference }
    case 'open':
      return { status: 'being-completed', reference }
  }
}

const CONFIRMATIONS = { unsent: 'not-sent', failed: 'not-sent', begun: 'unknown', sent: 'sent' } as const
