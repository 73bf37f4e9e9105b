import { atom } from 'nanostores'
import { type CartLine, cartLineOf } from '#domain/cart.ts'
import { decodeCartLink } from '#domain/cart-link.ts'
import { CART_PATH, SHARE_MARK } from '#domain/paths.ts'
import { backend } from './backend.ts'
import { $cart, addLine, clearCart } from './cart.ts'

/** A cart that came by a link. Nothing is replaced before the person has said so. */
export type SharedCartOffer =
  | { status: 'none' }
  | { status: 'damaged' | 'unknown-version' }
  | { status: 'reading' }
  | { status: 'unreachable' }
  | { status: 'offered'; lines: CartLine[]; missing: number }

export const $sharedCartOffer = atom<SharedCartOffer>({ status: 'none' })

/** Reads the link's cart from the address, at the prices of now. Never throws. */
export async function readSharedCart(): Promise<void> {
  if (!location.hash.startsWith(SHARE_MARK)) return
  const link = decodeCartLink(location.hash.slice(SHARE_MARK.length))
  if (link.status !== 'cart') {
    $sharedCartOffer.set(link)
    return
  }
  $sharedCartOffer.set({ status: 'reading' })
  try {
    const store = await backend.catalogue()
    const { items } = await store.liveItems(link.entries.map((entry) => entry.itemId))
    const known = new Map(items.map((item) => [item.itemId, item]))
    const lines = link.entries.flatMap(({ itemId, quantity }) => {
      const item = known.get(itemId)
      return (item && cartLineOf(item, quantity, store.pictureAddress(itemId))) ?? []
    })
    $sharedCartOffer.set({ status: 'offered', lines, missing: link.entries.length - lines.length })
  } catch {
    $sharedCartOffer.set({ status: 'unreachable' })
  }
}

/** Puts the offered cart in place of the present one, or on top of it. */
export function takeSharedCart(how: 'replace' | 'add'): void {
  const offer = $sharedCartOffer.get()
  if (offer.status !== 'offered') return
  const pictures = new Map($cart.get().map((line) => [line.itemId, line.picture]))
  if (how === 'replace') clearCart()
  for (const line of offer.lines) addLine({ ...line, picture: pictures.get(line.itemId) || line.picture })
  dismissSharedCart()
}

export function dismissSharedCart(): void {
  $sharedCartOffer.set({ status: 'none' })
  history.replaceState(null, '', CART_PATH)
}
