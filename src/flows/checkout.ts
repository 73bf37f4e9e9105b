import type { Attempt, CallOutcome, Checkout } from '#domain/checkout-state.ts'
import { MOST_ORDER_LINES, type OrderedItem, type OrderRequest } from '#domain/placed-order.ts'
import type { CheckoutPorts } from './checkout-ports.ts'
import { isNeverBegun, isUnderWay, type Settled } from './settled-order.ts'

/** What the customer confirms. */
export type Confirmed = Omit<OrderRequest, 'key'>

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 15_000

/**
 * The browser's half of placing an order. Only a press begins one; after an answer has been lost, and after a reload,
 * it is asked what became of it, which never begins anything.
 */
export function checkoutRun(ports: CheckoutPorts) {
  const { view, progress } = ports

  /** Whoever is logged in goes on with the order that was sent from this tab, if it was theirs. */
  async function resume(customerId: string | undefined): Promise<void> {
    const found = progress.get()
    // Where nobody could be named, nobody else is there.
    if (found.status === 'none' || customerId === undefined) return
    if (found.attempt.customerId !== customerId) {
      progress.set({ status: 'none' })
      return
    }
    if (found.status === 'incomplete') {
      const { orderId, failedItems } = found
      view.set({ status: 'incomplete', orderId, failedItems, busy: false, sentence: '' })
      return
    }
    view.set({ status: 'completing', reference: '', differs: found.attempt.isEarlier })
    await follow(found.attempt, ask(found.attempt, 'ask'))
  }

  /**
   * Places what was confirmed. Where an order was sent it is first asked what became of that one, and nothing else is
   * placed unless it was never begun: by the answer it never can be.
   */
  async function place(confirmed: Confirmed): Promise<void> {
    const { status } = view.get()
    if (status !== 'filling' && status !== 'no-answer') return
    view.set({ status: 'placing' })
    const sentHere = sentByThisTab(confirmed)
    const before = sentHere ?? sentElsewhere(confirmed)
    if (before !== undefined) {
      const sent = { ...before, isEarlier: !sameQuantities(before.inCart, confirmed.items) }
      progress.set({ status: 'sent', attempt: sent })
      const answer = await ask(sent, 'ask')
      // Of what another tab has sent, perhaps, a refusal says nothing: it is asked about with the next press.
      if (!isNeverBegun(answer)) return follow(sent, answer, sentHere === undefined ? 'first' : undefined)
      end()
    }
    return begin(confirmed)
  }

  function sentByThisTab({ customerId }: Confirmed): Attempt | undefined {
    const found = progress.get()
    return found.status === 'sent' && found.attempt.customerId === customerId ? found.attempt : undefined
  }

  function sentElsewhere({ customerId, items }: Confirmed): Attempt | undefined {
    const unsettled = ports.unsettled(customerId, items)
    return unsettled && { ...unsettled, request: undefined, customerId, isEarlier: false }
  }

  async function begin(confirmed: Confirmed): Promise<void> {
    const { customerId, items } = confirmed
    if (items.length > MOST_ORDER_LINES) {
      view.set({ status: 'filling', problem: { kind: 'too-many-lines', lines: items.length } })
      return
    }
    const key = ports.keyFor(customerId, items)
    const request: OrderRequest = { key, ...confirmed }
    const inCart = items.map(({ itemId, quantity }) => ({ itemId, quantity }))
    const attempt: Attempt = { request, key, customerId, inCart, isEarlier: false }
    // Written before it is sent: whatever happens from here on, it is known that something may have been sent.
    progress.set({ status: 'sent', attempt })
    return follow(attempt, ports.place(request), 'first')
  }

  /** Asks what became of the order that got no answer. */
  async function askAgain(): Promise<void> {
    const [state, found] = [view.get(), progress.get()]
    if (state.status !== 'no-answer' || found.status !== 'sent') return
    view.set({ status: 'placing' })
    await follow(found.attempt, ask(found.attempt, 'ask'))
  }

  /** What to do about the lines that the store refused. */
  async function settleIncomplete(way: 'retry' | 'leave'): Promise<void> {
    const [state, found] = [view.get(), progress.get()]
    if (state.status !== 'incomplete' || state.busy || found.status !== 'incomplete') return
    view.set({ ...state, busy: true, sentence: '' })
    await follow(found.attempt, ask(found.attempt, way))
  }

  /** The customer has read that a person looks after it, or that nothing is known. */
  function putAway(): void {
    end()
    view.set({ status: 'filling' })
  }

  function ask(attempt: Attempt, way: 'ask' | 'retry' | 'leave'): Promise<CallOutcome> {
    return ports.repeat(way, attempt.customerId, attempt.key)
  }

  /** Takes the answer to a call, and then asks until there is nothing left to wait for. */
  async function follow(sent: Attempt, called: CallOutcome | Promise<CallOutcome>, which?: 'first'): Promise<void> {
    let attempt = sent
    let answer = await called
    // Nothing was done with it, and nothing had been sent before: the key can serve again.
    if (which === 'first' && (answer.kind === 'refused' || answer.kind === 'logged-out')) {
      progress.set({ status: 'none' })
      view.set({ status: 'filling', ...(answer.kind === 'refused' ? { problem: answer } : {}) })
      return
    }
    let differs = attempt.isEarlier
    for (let waitMs = FIRST_WAIT_MS; answer.kind === 'answered'; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)) {
      const { outcome } = answer
      if (!isUnderWay(outcome)) {
        view.set(settle(attempt, outcome))
        return
      }
      if (outcome.status === 'differs') {
        // What stands under the key is what another tab sent: nothing that was typed here is part of it.
        differs = true
        attempt = { ...attempt, request: undefined }
        progress.set({ status: 'sent', attempt })
      }
      view.set({ status: 'completing', reference: outcome.reference, differs })
      await ports.wait(waitMs)
      answer = await ask(attempt, 'ask')
    }
    const state = view.get()
    const sentence = answer.kind === 'logged-out' ? '' : answer.sentence
    view.set(state.status === 'incomplete' ? { ...state, busy: false, sentence } : { status: 'no-answer', sentence })
  }

  function settle(attempt: Attempt, outcome: Settled): Checkout {
    switch (outcome.status) {
      case 'placed': {
        end()
        // Where nothing is left to take out, another tab has told of it, and what is in the cart is for another order.
        const isNews = ports.takeOutOfCart(attempt.key, attempt.inCart)
        if (isNews && !attempt.isEarlier) return { ...outcome, typed: attempt.request }
        return { status: 'filling', problem: { kind: 'earlier', orderId: outcome.orderId } }
      }
      case 'incomplete': {
        const { orderId, failedItems } = outcome
        const failed = new Set(failedItems.map(({ itemId }) => itemId))
        const inCart = attempt.inCart.filter(({ itemId }) => failed.has(itemId))
        // First what is remembered: what is taken out twice after a crash would be taken from something else.
        progress.set({ status: 'incomplete', attempt: { ...attempt, inCart }, orderId, failedItems })
        ports.takeOutOfCart(
          attempt.key,
          attempt.inCart.filter(({ itemId }) => !failed.has(itemId)),
        )
        return { status: 'incomplete', orderId, failedItems, busy: false, sentence: '' }
      }
      case 'left':
        end()
        return { status: 'filling', problem: { kind: 'left', orderId: outcome.orderId } }
      case 'not-placed':
        end()
        return { status: 'filling', problem: { kind: 'not-placed', reason: outcome.reason } }
      case 'changed':
        end()
        return { status: 'filling', problem: { kind: 'changed', changes: outcome.changes } }
      case 'with-person':
      case 'unknown':
        return { status: outcome.status, reference: outcome.reference }
    }
  }

  function end(): void {
    const found = progress.get()
    if (found.status !== 'none') ports.endKey(found.attempt.key)
    progress.set({ status: 'none' })
  }

  return { resume, place, askAgain, settleIncomplete, putAway }
}

/** In any order, whatever they cost. */
function sameQuantities(one: readonly OrderedItem[], other: readonly OrderedItem[]): boolean {
  const quantities = new Map(one.map(({ itemId, quantity }) => [itemId, quantity]))
  return one.length === other.length && other.every(({ itemId, quantity }) => quantities.get(itemId) === quantity)
}
