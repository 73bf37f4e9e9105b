import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { checkoutKey, KEY_LIFETIME_MS } from '#domain/checkout-key.ts'
import type { SeenItem } from '#domain/placed-order.ts'

/** A key that is nearly too old to begin an order is not begun with. */
const SAME_CHECKOUT_MS = KEY_LIFETIME_MS - 2 * 60_000

const Kept = v.object({
  key: v.pipe(v.string(), v.uuid()),
  customerId: v.string(),
  items: v.array(v.object({ itemId: v.string(), quantity: v.number(), price: v.number() })),
  begunAtMs: v.number(),
})
type Kept = v.InferOutput<typeof Kept>

/** Shared by all tabs, so that two of them place one order. */
const $kept = persistentAtom<Kept | undefined>('checkout-key', undefined, { encode: JSON.stringify, decode })

/** The key for ordering these items: the one in use for them already, otherwise a new one. `nowMs` is the shop's time. */
export function keyForItems(customerId: string, items: SeenItem[], nowMs: number): string {
  const kept = $kept.get()
  const current = kept !== undefined && kept.customerId === customerId && nowMs - kept.begunAtMs < SAME_CHECKOUT_MS
  if (current && sameItems(kept.items, items)) return kept.key
  const key = checkoutKey(nowMs, crypto.getRandomValues(new Uint8Array(10)))
  $kept.set({ key, customerId, items, begunAtMs: nowMs })
  return key
}

/** The checkout is over: the same items would be another order. */
export function endCheckoutKey(key: string): void {
  if ($kept.get()?.key === key) $kept.set(undefined)
}

function sameItems(one: readonly { itemId: string; quantity: number; price: number }[], other: readonly SeenItem[]) {
  if (one.length !== other.length) return false
  return one.every(({ itemId, quantity, price }, index) => {
    const beside = other[index]
    return beside?.itemId === itemId && beside.quantity === quantity && beside.price === price
  })
}

function decode(text: string): Kept | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text)
  return kept.success ? kept.output : undefined
}
