import { persistentAtom } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { catalogueDateMs } from '#client/catalogue-date.ts'
import { checkCart, type LiveAnswer, orderableLines } from '#domain/checked-cart.ts'
import { backend } from './backend.ts'
import { $cart, acceptPrice } from './cart.ts'

/** How far the cart has been held against the store. */
export type CartCheck =
  | { status: 'unchecked' }
  | { status: 'checking' }
  | { status: 'checked' }
  /** The store cannot be reached: the cart works on with the prices it has, which are this old. */
  | { status: 'unreachable'; pricesAtMs: number }

export const $cartCheck = atom<CartCheck>({ status: 'unchecked' })

const $liveAnswer = atom<LiveAnswer>({ items: [], missing: [] })

/** Milliseconds since 1970 of the last time the store confirmed the prices; 0 for never. */
const $pricesConfirmedAtMs = persistentAtom<number>('cart-prices-confirmed', 0, {
  encode: String,
  decode: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0),
})

/** The cart beside the store's present answer. */
export const $checkedCart = computed([$cart, $liveAnswer], checkCart)

/** What can be quoted and ordered, at the prices of now. */
export const $orderable = computed($checkedCart, ({ lines }) => orderableLines(lines))

/** Asks the store for price and existence of everything in the cart. Never throws: the check says how it went. */
export async function checkPrices(): Promise<void> {
  const itemIds = $cart.get().map((line) => line.itemId)
  if (itemIds.length === 0 || $cartCheck.get().status === 'checking') return
  $cartCheck.set({ status: 'checking' })
  try {
    const store = await backend.catalogue()
    $liveAnswer.set(await store.liveItems(itemIds))
    $pricesConfirmedAtMs.set(Date.now())
    $cartCheck.set({ status: 'checked' })
  } catch {
    $cartCheck.set({ status: 'unreachable', pricesAtMs: $pricesConfirmedAtMs.get() || (await catalogueDateMs()) })
  }
}

/** The customer has seen what changed: new prices are taken over. */
export function acceptNewPrices(): void {
  for (const { state, line } of $checkedCart.get().lines) {
    if (state === 'changed') acceptPrice(line.itemId, line.price)
  }
}
