import type { Cents } from './cents.ts'
import type { Change, FailedItem, NotPlacedReason, OrderedItem, OrderRequest, PlacingOutcome } from './placed-order.ts'

/** What became of a call: an outcome, or why there is none. */
export type CallOutcome =
  | { kind: 'answered'; outcome: PlacingOutcome }
  /** The shop refused the call as it stood: nothing was done with it. */
  | { kind: 'refused'; sentence: string }
  /** Nobody is logged in. */
  | { kind: 'logged-out' }
  /** No answer, or none that says anything. */
  | { kind: 'no-answer'; sentence: string }

/** One order on its way, as a tab remembers it. */
export interface Attempt {
  /** What was confirmed; undefined where that is forgotten, or where another tab sent something else under the key. */
  request: OrderRequest | undefined
  key: string
  customerId: string
  /** Those of its items that still lie in the cart for it. */
  inCart: OrderedItem[]
  /** Whether other items have been confirmed since, of which nothing is sent before it is known what became of these. */
  isEarlier: boolean
}

export type Progress =
  | { status: 'none' }
  | { status: 'sent'; attempt: Attempt }
  | { status: 'incomplete'; attempt: Attempt; orderId: string; failedItems: FailedItem[] }

/** Why there is no order, or not the one that was asked for. */
export type CheckoutProblem =
  | { kind: 'not-placed'; reason: NotPlacedReason }
  | { kind: 'changed'; changes: Change[] }
  | { kind: 'refused'; sentence: string }
  /** An order stands: what could not be placed of it was left, or it is an earlier one and what was confirmed since is not. */
  | { kind: 'left' | 'earlier'; orderId: string }
  | { kind: 'too-many-lines'; lines: number }

/** Whether nothing was ordered: else an order stands, and that is all there is to say. */
export function isWithoutOrder(problem: CheckoutProblem): boolean {
  return problem.kind !== 'left' && problem.kind !== 'earlier'
}

/** What the checkout shows. */
export type Checkout =
  | { status: 'filling'; problem?: CheckoutProblem }
  | { status: 'placing' }
  /** The store is still at work; it is asked again by itself. */
  | { status: 'completing'; reference: string; differs: boolean }
  /** No answer came to an order that was sent. */
  | { status: 'no-answer'; sentence: string }
  | { status: 'incomplete'; orderId: string; failedItems: FailedItem[]; busy: boolean; sentence: string }
  /** A person makes sure of it. */
  | { status: 'with-person'; reference: string }
  /** Nothing is known of it any more. */
  | { status: 'unknown'; reference: string }
  | { status: 'placed'; orderId: string; total: Cents; reference: string; confirmation: Confirmation; typed: Typed }

/** What was confirmed; undefined where this tab does not know. */
type Typed = OrderRequest | undefined
type Confirmation = Extract<PlacingOutcome, { status: 'placed' }>['confirmation']
