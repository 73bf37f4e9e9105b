import { atom } from 'nanostores'
import { readBuyLink } from '#domain/buy-link.ts'
import { type CartLine, cartLineOf, MOST_CART_LINES } from '#domain/cart.ts'
import { type CartLink, type CartLinkEntry, decodeCartLink } from '#domain/cart-link.ts'
import { CART_LINK_MARK, CART_PATH } from '#domain/paths.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import * as words from '#words/cart.ts'
import { addLines } from './add-lines.ts'
import { $cart, clearCart } from './cart.ts'
import { checkPrices } from './cart-check.ts'
import { linesNow } from './lines-now.ts'
import { showToast } from './toasts.ts'

/** A cart that came by a link. Nothing is replaced before the person has said so. */
export type CartLinkOffer =
  | { status: 'none' }
  | { status: 'damaged' | 'unknown-version' }
  | { status: 'reading' }
  | { status: 'unreachable' }
  | { status: 'offered'; lines: CartLine[]; missing: number }

export const $cartLinkOffer = atom<CartLinkOffer>({ status: 'none' })

/** Reads the link of the address, and any that is opened in this tab later. Returns what ends that. */
export function followCartLinks(): () => void {
  const follow = () => void readCartLink()
  addEventListener('hashchange', follow)
  follow()
  return () => removeEventListener('hashchange', follow)
}

/**
 * Reads the link's cart from the address, at the prices of now. An answer is dropped when the address is another one
 * meanwhile. Never throws.
 */
export async function readCartLink(): Promise<void> {
  const asked = location.href
  const link = linkOfAddress()
  if (link === undefined) {
    if ($cartLinkOffer.get().status !== 'offered') $cartLinkOffer.set({ status: 'none' })
    return
  }
  if (link.status !== 'cart') {
    $cartLinkOffer.set(link)
    return
  }
  $cartLinkOffer.set({ status: 'reading' })
  try {
    const named = await linesNow(link.entries, cartLineOf)
    const coded = isShared() ? [] : await entriesOfCodes(named.missing)
    const made = coded.length === 0 ? named.made : [...named.made, ...(await linesNow(coded, cartLineOf)).made]
    if (location.href !== asked) return
    const missing = link.entries.length - made.length
    $cartLinkOffer.set({ status: 'offered', lines: made.map(({ line }) => line), missing })
  } catch {
    if (location.href === asked) $cartLinkOffer.set({ status: 'unreachable' })
  }
}

/** A cart that was shared, or what somebody's link says to buy. */
function linkOfAddress(): CartLink | undefined {
  if (!isShared()) return readBuyLink(location.pathname)
  return decodeCartLink(location.hash.slice(CART_LINK_MARK.length))
}

function isShared(): boolean {
  return location.hash.startsWith(CART_LINK_MARK)
}

/** What others name by code, as ids that the build knows; none where its index cannot be read. */
async function entriesOfCodes(named: readonly CartLinkEntry[]): Promise<CartLinkEntry[]> {
  if (named.length === 0) return []
  try {
    const { itemsOfCodes } = await import('./code-items.ts')
    const items = await itemsOfCodes(named.map(({ itemId }) => itemId))
    return named.flatMap(({ quantity }, place) => {
      const item = items[place]
      return item === undefined ? [] : { itemId: item.itemId, quantity }
    })
  } catch {
    return []
  }
}

/** Puts the offered cart in place of the present one, or on top of it; says what had no room there. */
export function takeCartLink(how: 'replace' | 'add'): void {
  const offer = $cartLinkOffer.get()
  if (offer.status !== 'offered') return
  const pictures = new Map($cart.get().map((line) => [line.itemId, line.picture]))
  if (how === 'replace') clearCart()
  const { withoutRoom } = addLines(
    offer.lines.map((line) => ({ ...line, picture: pictures.get(line.itemId) || line.picture })),
  )
  if (withoutRoom.length > 0)
    showToast(words.noRoomForLink(withoutRoom.length, MOST_CART_LINES, MOST_QUANTITY), { kind: 'problem' })
  dismissCartLink()
  // What the new lines weigh, and how they are sold, is known of no line before the store is asked.
  void checkPrices()
}

export function dismissCartLink(): void {
  $cartLinkOffer.set({ status: 'none' })
  history.replaceState(null, '', CART_PATH)
}
