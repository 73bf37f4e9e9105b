import type { CallOutcome } from '#domain/checkout-state.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'

type UnderWay = Extract<PlacingOutcome, { status: 'being-completed' | 'differs' }>
/** What an order came to, or who looks after it. */
export type Settled = Exclude<PlacingOutcome, UnderWay>

export function isUnderWay(outcome: PlacingOutcome): outcome is UnderWay {
  return outcome.status === 'being-completed' || outcome.status === 'differs'
}

/** Nothing was begun with its key, and by the answer nothing can be any more. */
export function isNeverBegun(answer: CallOutcome): boolean {
  if (answer.kind !== 'answered') return false
  const { outcome } = answer
  return outcome.status === 'not-placed' && outcome.reason === 'never-begun'
}
