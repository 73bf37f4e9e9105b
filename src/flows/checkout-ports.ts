import type { Attempt, CallOutcome, Checkout, Progress } from '#domain/checkout-state.ts'
import type { OrderedItem, OrderRequest, SeenItem } from '#domain/placed-order.ts'

/** What the browser's half of placing an order needs of the page and of the shop. */
export interface CheckoutPorts {
  place(request: OrderRequest): Promise<CallOutcome>
  repeat(way: 'ask' | 'retry' | 'leave', customerId: string, key: string): Promise<CallOutcome>
  /** Outlives a reload and a crash of the tab. */
  progress: { get(): Progress; set(progress: Progress): void }
  view: { get(): Checkout; set(view: Checkout): void }
  /** The key for ordering these items; the same in every tab, until it is ended. */
  keyFor(customerId: string, items: SeenItem[]): string
  endKey(key: string): void
  /** What was sent in a tab that is gone: its end nobody has seen, and its key is none for these items. */
  unsettled(customerId: string, items: SeenItem[]): Pick<Attempt, 'key' | 'inCart'> | undefined
  /** Once for each key, whichever tab hears of it. Says whether there was anything left to take out. */
  takeOutOfCart(key: string, items: readonly OrderedItem[]): boolean
  wait(ms: number): Promise<void>
}
