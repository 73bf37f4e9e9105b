import { atom } from 'nanostores'
import { LoggedOutError, OrdersNotKeptError } from '#client/account-errors.ts'
import type { Account } from '#client/backend.ts'
import { BackendError } from '#client/call-gateway.ts'
import { troubleSentence } from '#client/refusal-sentence.ts'
import { shopNowMs } from '#client/shop-time.ts'
import { cents } from '#domain/cents.ts'
import { type CallOutcome, type Checkout, isWithoutOrder } from '#domain/checkout-state.ts'
import { HOME_PATH } from '#domain/paths.ts'
import type { OrderedItem, OrderRequest } from '#domain/placed-order.ts'
import { checkoutRun } from '#flows/checkout.ts'
import * as words from '#words/checkout.ts'
import { backend } from './backend.ts'
import { $cart, changeLineQuantity, removeLine } from './cart.ts'
import { $orderable, checkPrices } from './cart-check.ts'
import { endCheckoutKey, keyForItems, leavingCart, unsettledBefore } from './checkout-key.ts'
import { checkoutProgress } from './checkout-progress.ts'
import { customerDraft } from './customer-draft.ts'
import { goAfterToast } from './go-after-toast.ts'
import { forgetPlans } from './ordered-plans.ts'
import { rememberPlacedOrder } from './placed-order.ts'
import { leadToLogIn } from './require-log-in.ts'
import { $session } from './session.ts'
import { showToast } from './toasts.ts'

export const checkoutDraft = customerDraft('billing')

export const $checkout = atom<Checkout>({ status: 'filling' })

const run = checkoutRun({
  place: (request) => called((account) => account.placeOrder(request)),
  repeat: (way, customerId, key) => called((account) => account.repeatOrder({ way, customerId, key })),
  progress: checkoutProgress,
  view: $checkout,
  keyFor: (customerId, items) => keyForItems(customerId, items, shopNowMs()),
  endKey: endCheckoutKey,
  unsettled: (customerId, items) => unsettledBefore(customerId, items, shopNowMs()),
  takeOutOfCart,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Goes on with an order that was sent from this tab, if there is one, and with what earlier pages left. */
export async function resumeCheckout(): Promise<void> {
  // Where that fails, the next order takes it up.
  void backend
    .account()
    .then((account) => account.takeUpOrders())
    .catch(() => undefined)
  await told(run.resume($session.get()?.customerId))
}

/** Places what can be ordered of the cart, at the prices that are shown. */
export async function placeOrder(typed: Pick<OrderRequest, 'billing' | 'shipTo' | 'notes'>): Promise<void> {
  const customerId = $session.get()?.customerId
  if (customerId === undefined) return leadToLogIn()
  const items = $orderable.get().map(({ itemId, quantity, price }) => ({ itemId, quantity, price }))
  const total = cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  await told(run.place({ customerId, items, total, ...typed }))
}

/** Asks what became of an order that got no answer. */
export async function askAboutOrder(): Promise<void> {
  await told(run.askAgain())
}

/** Tries the lines that failed once more, on the same order. */
export async function tryFailedLinesAgain(): Promise<void> {
  await told(run.settleIncomplete('retry'))
}

/** The order stays as it is; what failed stays in the cart, for another order. */
export async function leaveOrderIncomplete(): Promise<void> {
  await told(run.settleIncomplete('leave'))
}

/** What is known of the order has been read; the cart can be ordered anew. */
export function putOrderAway(): void {
  run.putAway()
}

/** What has to be said and done beside what the page shows. */
async function told(running: Promise<void>): Promise<void> {
  await running
  const now = $checkout.get()
  if (now.status === 'placed') {
    if (now.typed !== undefined) rememberPlacedOrder(now.orderId, now.typed)
    checkoutDraft.forget()
    await goAfterToast(words.placed, HOME_PATH)
  } else if (now.status === 'filling' && now.problem !== undefined && isWithoutOrder(now.problem)) {
    showToast(words.failed, { kind: 'problem' })
    if (now.problem.kind === 'changed') await checkPrices()
  }
}

async function called(call: (account: Account) => ReturnType<Account['placeOrder']>): Promise<CallOutcome> {
  try {
    return { kind: 'answered', outcome: await call(await backend.account()) }
  } catch (error) {
    if (error instanceof LoggedOutError) {
      leadToLogIn()
      return { kind: 'logged-out' }
    }
    if (error instanceof OrdersNotKeptError) return { kind: 'refused', sentence: error.message }
    const sentence = troubleSentence(error)
    const refused = error instanceof BackendError && error.status >= 400 && error.status < 500
    return { kind: refused ? 'refused' : 'no-answer', sentence }
  }
}

/** What was ordered leaves the cart once, and its plans with it; what was added since stays. */
function takeOutOfCart(key: string, ordered: readonly OrderedItem[]): boolean {
  const leaving = leavingCart(key, ordered)
  if (leaving.length === 0) return false
  for (const { itemId, quantity } of leaving) {
    const inCart = $cart.get().find((line) => line.itemId === itemId)?.quantity ?? 0
    if (inCart > quantity) changeLineQuantity(itemId, -quantity)
    else removeLine(itemId)
  }
  forgetPlans(leaving)
  return true
}
