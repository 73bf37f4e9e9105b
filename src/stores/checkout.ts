import { atom } from 'nanostores'
import type { Cents } from '#domain/cents.ts'
import {
  type BillingDetails,
  type FailedItem,
  MOST_LINES,
  type OrderedItem,
  type PlacingOutcome,
} from '#domain/placed-order.ts'
import { words } from '#domain/words.ts'
import { accountBackend } from './account-backend.ts'
import { GatewayError } from './call-gateway.ts'
import { $cart, changeLineQuantity, removeLine } from './cart.ts'
import { $orderable, checkPrices } from './cart-check.ts'
import { checkoutKey, endCheckoutKey } from './checkout-key.ts'
import { $billingDraft, $progress, type Attempt } from './checkout-progress.ts'
import { goAfterToast } from './go-after-toast.ts'
import { LoggedOutError } from './logged-out-error.ts'
import { leadToLogIn } from './require-log-in.ts'
import { $session } from './session.ts'
import { showToast } from './toasts.ts'

/** Why there is no order, in words; `review` when the cart needs another look. */
export interface CheckoutProblem {
  sentence: string
  way: 'try-again' | 'review'
}

/** What the checkout shows. */
export type Checkout =
  | { status: 'filling'; problem?: CheckoutProblem }
  | { status: 'placing' }
  /** The store is still at work; it is asked again by itself. */
  | { status: 'completing' }
  /** No answer came to an order that was sent. */
  | { status: 'unknown'; sentence: string }
  | { status: 'incomplete'; orderId: string; failedItems: FailedItem[]; busy: boolean; sentence: string }
  | { status: 'placed'; orderId: string; total: Cents }

export const $checkout = atom<Checkout>({ status: 'filling' })

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 15_000

/** Goes on with an order that was sent from this tab, if there is one. */
export async function resumeCheckout(): Promise<void> {
  const progress = $progress.get()
  if (progress.status === 'none') return
  if (progress.attempt.customerId !== $session.get()?.customerId) {
    $progress.set({ status: 'none' })
    return
  }
  if (progress.status === 'incomplete') {
    const { orderId, failedItems } = progress
    $checkout.set({ status: 'incomplete', orderId, failedItems, busy: false, sentence: '' })
    return
  }
  $checkout.set({ status: 'completing' })
  await send(progress.attempt)
}

/** Places what can be ordered of the cart. While an order is on its way it is that one that is asked for again. */
export async function placeOrder(billing: BillingDetails): Promise<void> {
  const { status } = $checkout.get()
  if (status !== 'filling' && status !== 'unknown') return
  const customerId = $session.get()?.customerId
  if (customerId === undefined) return leadToLogIn()
  const progress = $progress.get()
  $checkout.set({ status: 'placing' })
  if (progress.status === 'sent') return send({ ...progress.attempt, billing })
  const wanted = $orderable.get().map(({ itemId, quantity }) => ({ itemId, quantity }))
  if (wanted.length > MOST_LINES) return showTooLong(wanted.length)
  const { key, items } = checkoutKey(customerId, wanted, Date.now())
  return send({ key, customerId, items, inCart: items, billing })
}

/** Tries the lines that failed once more, on the same order. */
export async function tryFailedLinesAgain(): Promise<void> {
  const state = $checkout.get()
  const progress = $progress.get()
  if (state.status !== 'incomplete' || state.busy || progress.status !== 'incomplete') return
  $checkout.set({ ...state, busy: true, sentence: '' })
  await send(progress.attempt)
}

/** The order stays as it is; what failed stays in the cart, for another order. */
export function leaveOrderIncomplete(): void {
  endProgress()
  $checkout.set({ status: 'filling' })
}

/** Keeps what is typed. */
export function keepBillingDraft(typed: Record<string, string>): void {
  $billingDraft.set({ customerId: $session.get()?.customerId ?? '', typed })
}

/** What was typed before by the customer who is logged in. */
export function billingDraft(): Record<string, string> {
  const { customerId, typed } = $billingDraft.get()
  return customerId === $session.get()?.customerId ? typed : {}
}

/** Asks until it is known how the order went. */
async function send(attempt: Attempt): Promise<void> {
  const before = $progress.get()
  if (before.status !== 'incomplete') $progress.set({ status: 'sent', attempt })
  try {
    const backend = await accountBackend()
    const ask = () => backend.placeOrder(attempt.key, attempt.items, attempt.billing)
    let outcome = await ask()
    for (let waitMs = FIRST_WAIT_MS; outcome.status === 'being-completed'; waitMs = longer(waitMs)) {
      if ($checkout.get().status === 'placing') $checkout.set({ status: 'completing' })
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      outcome = await ask()
    }
    await settle(attempt, outcome)
  } catch (error) {
    if (wasRefused(error)) $progress.set(before)
    if (error instanceof GatewayError && error.code === 'key-reused') endCheckoutKey(attempt.key)
    if (error instanceof LoggedOutError) return leadToLogIn()
    showFailure(error)
  }
}

async function settle(
  attempt: Attempt,
  outcome: Exclude<PlacingOutcome, { status: 'being-completed' }>,
): Promise<void> {
  if (outcome.status === 'placed') {
    endProgress()
    takeOutOfCart(attempt.inCart)
    $billingDraft.set({ customerId: '', typed: {} })
    $checkout.set(outcome)
    await goAfterToast(words.order.placed, '/')
    return
  }
  if (outcome.status === 'incomplete') {
    const { orderId, failedItems } = outcome
    const failed = new Set(failedItems.map(({ itemId }) => itemId))
    takeOutOfCart(attempt.inCart.filter(({ itemId }) => !failed.has(itemId)))
    const inCart = attempt.inCart.filter(({ itemId }) => failed.has(itemId))
    $progress.set({ status: 'incomplete', attempt: { ...attempt, inCart }, orderId, failedItems })
    $checkout.set({ status: 'incomplete', orderId, failedItems, busy: false, sentence: '' })
    return
  }
  $progress.set({ status: 'none' })
  showToast(words.order.failed, { kind: 'problem' })
  $checkout.set({ status: 'filling', problem: problemOf(outcome) })
  if (outcome.reason === 'items-unavailable') await checkPrices()
}

function showTooLong(lines: number): void {
  const sentence = `One order takes up to ${MOST_LINES} different mats, and there are ${lines} in the cart. Nothing was ordered.`
  $checkout.set({ status: 'filling', problem: { sentence, way: 'review' } })
}

function problemOf({ reason, itemIds }: Extract<PlacingOutcome, { status: 'not-placed' }>): CheckoutProblem {
  if (reason === 'store-unavailable') {
    const sentence = 'The store cannot take orders at the moment. Nothing was ordered. Please try again in a minute.'
    return { sentence, way: 'try-again' }
  }
  if (reason === 'nothing-to-order') return { sentence: 'There is nothing in the cart to order.', way: 'review' }
  const names = $cart
    .get()
    .filter(({ itemId }) => itemIds.includes(itemId))
    .map(({ name, itemId }) => name || itemId)
  return { sentence: `No longer available: ${names.join(', ')}. Nothing was ordered.`, way: 'review' }
}

/** Nothing was done with a call that the shop refused as it stood; of any other failure that is not known. */
function wasRefused(error: unknown): boolean {
  if (error instanceof LoggedOutError) return true
  return error instanceof GatewayError && error.status >= 400 && error.status < 500
}

function showFailure(error: unknown): void {
  const state = $checkout.get()
  const sentence = error instanceof GatewayError ? error.message : 'The shop cannot be reached. Check your connection.'
  if (state.status === 'incomplete') {
    $checkout.set({ ...state, busy: false, sentence })
  } else if (wasRefused(error)) {
    showToast(words.order.failed, { kind: 'problem' })
    $checkout.set({ status: 'filling', problem: { sentence, way: 'review' } })
  } else {
    $checkout.set({ status: 'unknown', sentence })
  }
}

function endProgress(): void {
  const progress = $progress.get()
  if (progress.status !== 'none') endCheckoutKey(progress.attempt.key)
  $progress.set({ status: 'none' })
}

/** What was ordered leaves the cart; what was added since stays. */
function takeOutOfCart(ordered: readonly OrderedItem[]): void {
  for (const { itemId, quantity } of ordered) {
    const line = $cart.get().find((candidate) => candidate.itemId === itemId)
    if (line !== undefined && line.quantity > quantity) changeLineQuantity(itemId, -quantity)
    else removeLine(itemId)
  }
}

function longer(waitMs: number): number {
  return Math.min(LONGEST_WAIT_MS, waitMs * 1.5)
}
