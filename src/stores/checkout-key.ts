import { persistentAtom } from '@nanostores/persistent'
import * as v from 'valibot'
import { checkoutKey, KEY_LIFETIME_MS, KNOWN_MS } from '#domain/checkout-key.ts'
import type { Attempt } from '#domain/checkout-state.ts'
import type { OrderedItem, SeenItem } from '#domain/placed-order.ts'

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
const $kept = persistentAtom<Kept | undefined>('checkout-key', undefined, {
  encode: JSON.stringify,
  decode: (text) => read(Kept, text),
})

const Taken = v.array(v.object({ key: v.string(), itemIds: v.array(v.string()) }))
/** Of the last orders, by their keys: which items have left the cart for them. */
const $taken = persistentAtom<v.InferOutput<typeof Taken>>('checkout-taken', [], {
  encode: JSON.stringify,
  decode: (text) => read(Taken, text) ?? [],
})
const MOST_TAKEN = 10

/** The key for ordering these items: the one in use for them already, otherwise a new one. `nowMs` is the shop's time. */
export function keyForItems(customerId: string, items: SeenItem[], nowMs: number): string {
  const kept = $kept.get()
  if (kept !== undefined && serves(kept, customerId, items, nowMs)) return kept.key
  const key = checkoutKey(nowMs, crypto.getRandomValues(new Uint8Array(10)))
  $kept.set({ key, customerId, items, begunAtMs: nowMs })
  return key
}

/**
 * What this customer ordered by a key whose end nobody has seen, and that is none for these items: where the answer was
 * lost and the tab closed. After a day the customer has long heard of it.
 */
export function unsettledBefore(
  customerId: string,
  items: SeenItem[],
  nowMs: number,
): Pick<Attempt, 'key' | 'inCart'> | undefined {
  const kept = $kept.get()
  if (kept === undefined || kept.customerId !== customerId || serves(kept, customerId, items, nowMs)) return undefined
  if (nowMs - kept.begunAtMs > KNOWN_MS) return undefined
  return { key: kept.key, inCart: kept.items.map(({ itemId, quantity }) => ({ itemId, quantity })) }
}

/** Those of the items that have not left the cart yet for the order of a key; from now on they have, in every tab. */
export function leavingCart(key: string, items: readonly OrderedItem[]): OrderedItem[] {
  const before = $taken.get().find((one) => one.key === key)?.itemIds ?? []
  const leaving = items.filter(({ itemId }) => !before.includes(itemId))
  const itemIds = [...before, ...leaving.map(({ itemId }) => itemId)]
  $taken.set([...$taken.get().filter((one) => one.key !== key), { key, itemIds }].slice(-MOST_TAKEN))
  return leaving
}

/** The checkout is over: the same items would be another order. */
export function endCheckoutKey(key: string): void {
  if ($kept.get()?.key === key) $kept.set(undefined)
}

function serves(kept: Kept, customerId: string, items: SeenItem[], nowMs: number): boolean {
  const isCurrent = kept.customerId === customerId && nowMs - kept.begunAtMs < SAME_CHECKOUT_MS
  return isCurrent && sameItems(kept.items, items)
}

function sameItems(one: readonly { itemId: string; quantity: number; price: number }[], other: readonly SeenItem[]) {
  if (one.length !== other.length) return false
  return one.every(({ itemId, quantity, price }, index) => {
    const beside = other[index]
    return beside?.itemId === itemId && beside.quantity === quantity && beside.price === price
  })
}

function read<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Value | undefined {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return found.success ? found.output : undefined
}
