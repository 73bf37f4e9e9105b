import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import type { OrderedItem } from '#domain/placed-order.ts'

/** After this long, the same items are another order. */
const SAME_CHECKOUT_MS = 24 * 60 * 60 * 1000

const Kept = v.object({
  key: v.pipe(v.string(), v.uuid()),
  customerId: v.string(),
  items: v.array(v.object({ itemId: v.string(), quantity: v.number() })),
  begunAtMs: v.number(),
})
type Kept = v.InferOutput<typeof Kept>

/** Shared by all tabs, so that two of them place one order. */
const $kept = persistentAtom<Kept | undefined>('checkout-key', undefined, { encode: JSON.stringify, decode })

/** What names one checkout to the store: repeated with the same key, the same items in the same order are one order. */
export interface CheckoutKey {
  key: string
  items: OrderedItem[]
}

/** The key for ordering these items: the one in use for them already, otherwise a new one. */
export function checkoutKey(customerId: string, items: OrderedItem[], nowMs: number): CheckoutKey {
  const kept = $kept.get()
  const current = kept !== undefined && kept.customerId === customerId && nowMs - kept.begunAtMs < SAME_CHECKOUT_MS
  if (current && sameItems(kept.items, items)) return kept
  const begun = { key: crypto.randomUUID(), customerId, items, begunAtMs: nowMs }
  $kept.set(begun)
  return begun
}

/** The checkout is over: the same items would be another order. */
export function endCheckoutKey(key: string): void {
  if ($kept.get()?.key === key) $kept.set(undefined)
}

/** Whether two lists name the same items in the same quantities, in whatever order. */
export function sameItems(one: readonly OrderedItem[], other: readonly OrderedItem[]): boolean {
  const quantities = new Map(one.map(({ itemId, quantity }) => [itemId, quantity]))
  return one.length === other.length && other.every(({ itemId, quantity }) => quantities.get(itemId) === quantity)
}

function decode(text: string): Kept | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text)
  return kept.success ? kept.output : undefined
}
