import type { Attempt, CallOutcome, Checkout, Progress } from '#domain/checkout-state.ts'
import type { OrderedItem, OrderRequest, PlacingOutcome, SeenItem } from '#domain/placed-order.ts'

export interface CheckoutPorts {
  place(request: OrderRequest): Promise<CallOutcome>
  repeat(way: 'ask' | 'retry' | 'leave', customerId: string, key: string): Promise<CallOutcome>
  /** Outlives a reload and a crash of the tab. */
  progress: { get(): Progress; set(progress: Progress): void }
  view: { get(): Checkout; set(view: Checkout): void }
  /** The key for ordering these items; the same in every tab, until it is ended. */
  keyFor(customerId: string, items: SeenItem[]): string
  endKey(key: string): void
  takeOutOfCart(items: readonly OrderedItem[]): void
  wait(ms: number): Promise<void>
}

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
    if (found.status === 'none') return
    if (found.attempt.customerId !== customerId) {
      progress.set({ status: 'none' })
      return
    }
    if (found.status === 'incomplete') {
      const { orderId, failedItems } = found
      view.set({ status: 'incomplete', orderId, failedItems, busy: false, sentence: '' })
      return
    }
    view.set({ status: 'completing', reference: '', differs: false })
    await follow(found.attempt, () => ask(found.attempt, 'ask'))
  }

  /** Places what was confirmed. While an order is on its way it is that one that is asked for again. */
  async function place(confirmed: Confirmed): Promise<void> {
    const before = view.get()
    if (before.status !== 'filling' && before.status !== 'no-answer') return
    const sent = progress.get()
    view.set({ status: 'placing' })
    if (sent.status === 'sent' && sent.attempt.customerId === confirmed.customerId) {
      const { attempt } = sent
      const { billing, shipTo, notes } = confirmed
      const again = attempt.request && { ...attempt.request, billing, shipTo, notes }
      return follow(attempt, () => (again === undefined ? ask(attempt, 'ask') : ports.place(again)))
    }
    const key = ports.keyFor(confirmed.customerId, confirmed.items)
    const request: OrderRequest = { key, ...confirmed }
    const inCart = confirmed.items.map(({ itemId, quantity }) => ({ itemId, quantity }))
    const attempt: Attempt = { request, key, customerId: confirmed.customerId, inCart }
    // Written before it is sent: whatever happens from here on, it is known that something may have been sent.
    progress.set({ status: 'sent', attempt })
    return follow(attempt, () => ports.place(request), 'first')
  }

  /** What to do about the lines that the store refused. */
  async function settleIncomplete(way: 'retry' | 'leave'): Promise<void> {
    const [state, found] = [view.get(), progress.get()]
    if (state.status !== 'incomplete' || state.busy || found.status !== 'incomplete') return
    view.set({ ...state, busy: true, sentence: '' })
    await follow(found.attempt, () => ask(found.attempt, way))
  }

  /** The customer has read that a person looks after it, or that nothing is known. */
  function putAway(): void {
    end()
    view.set({ status: 'filling' })
  }

  function ask(attempt: Attempt, way: 'ask' | 'retry' | 'leave'): Promise<CallOutcome> {
    return ports.repeat(way, attempt.customerId, attempt.key)
  }

  /** Makes a call, and then asks until there is nothing left to wait for. */
  async function follow(attempt: Attempt, call: () => Promise<CallOutcome>, which?: 'first'): Promise<void> {
    let answer = await call()
    // Nothing was done with it, and nothing had been sent before: the key can serve again.
    if (which === 'first' && (answer.kind === 'refused' || answer.kind === 'logged-out')) {
      progress.set({ status: 'none' })
      view.set({ status: 'filling', ...(answer.kind === 'refused' ? { problem: answer } : {}) })
      return
    }
    for (let waitMs = FIRST_WAIT_MS; answer.kind === 'answered'; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)) {
      const { outcome } = answer
      if (!isUnderWay(outcome)) {
        view.set(settle(attempt, outcome))
        return
      }
      view.set({ status: 'completing', reference: outcome.reference, differs: outcome.status === 'differs' })
      await ports.wait(waitMs)
      answer = await ask(attempt, 'ask')
    }
    const state = view.get()
    const sentence = answer.kind === 'logged-out' ? '' : answer.sentence
    view.set(state.status === 'incomplete' ? { ...state, busy: false, sentence } : { status: 'no-answer', sentence })
  }

  function settle(attempt: Attempt, outcome: Settled): Checkout {
    switch (outcome.status) {
      case 'placed':
        end()
        ports.takeOutOfCart(attempt.inCart)
        return { ...outcome, typed: attempt.request }
      case 'incomplete': {
        const { orderId, failedItems } = outcome
        const failed = new Set(failedItems.map(({ itemId }) => itemId))
        const inCart = attempt.inCart.filter(({ itemId }) => failed.has(itemId))
        // First what is remembered: what is taken out twice after a crash would be taken from something else.
        progress.set({ status: 'incomplete', attempt: { ...attempt, inCart }, orderId, failedItems })
        ports.takeOutOfCart(attempt.inCart.filter(({ itemId }) => !failed.has(itemId)))
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

  return { resume, place, settleIncomplete, putAway }
}

type UnderWay = Extract<PlacingOutcome, { status: 'being-completed' | 'differs' }>
type Settled = Exclude<PlacingOutcome, UnderWay>

function isUnderWay(outcome: PlacingOutcome): outcome is UnderWay {
  return outcome.status === 'being-completed' || outcome.status === 'differs'
}
