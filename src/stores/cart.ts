import { persistentAtom } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { type CartLine, countPieces } from '#domain/cart.ts'
import type { Cents } from '#domain/cents.ts'
import { type CartChange, catchUp, emptySharedCart, type SharedCart } from '#domain/shared-cart.ts'
import { readStoredCart, writeStoredCart } from '#domain/stored-cart.ts'
import { $cartCount } from './cart-count.ts'

const KEY = 'cart'

/** Lines of a stored cart that could not be read and were left out. */
export const $damagedLines = atom(0)

const $sharedCart = persistentAtom<SharedCart>(KEY, emptySharedCart, { encode: writeStoredCart, decode })

/** The cart, the same in every tab. */
export const $cart = computed($sharedCart, ({ lines }) => lines)
/** Sum of the quantities. */
export const $pieces = computed($cart, countPieces)

/** Adding an item that is there already raises its quantity. */
export function addLine(line: CartLine): void {
  change({ kind: 'add', line })
}

export function changeLineQuantity(itemId: string, delta: number): void {
  change({ kind: 'change-quantity', itemId, delta })
}

export function setLineQuantity(itemId: string, quantity: number): void {
  change({ kind: 'set-quantity', itemId, quantity })
}

/** Takes a line out and returns what puts it back. */
export function removeLine(itemId: string): () => void {
  const removed = $cart.get().find((line) => line.itemId === itemId)
  change({ kind: 'remove', itemId })
  return () => {
    if (removed !== undefined) addLine(removed)
  }
}

/** The customer has seen a new price. */
export function acceptPrice(itemId: string, price: Cents): void {
  change({ kind: 'set-price', itemId, price })
}

export function clearCart(): void {
  change({ kind: 'clear' })
}

const own: { tab: string; changes: CartChange[] } = { tab: tabName(), changes: [] }

// The header knows the number alone. What another tab wrote of it may arrive late; the cart itself is right.
$pieces.subscribe(tellCount)
$cartCount.listen(tellCount)

function tellCount(): void {
  if ($cartCount.get() !== $pieces.get()) $cartCount.set($pieces.get())
}

/** Another tab may have written since: the change goes on top of what storage holds now, not of what this tab last saw. */
function change(made: CartChange): void {
  own.changes.push(made)
  $sharedCart.set(catchUp(freshest(), own))
}

/** When another tab wrote without having seen changes of this one, they are laid over what it wrote. */
$sharedCart.listen((stored) => {
  const caughtUp = catchUp(stored, own)
  if (caughtUp !== stored) $sharedCart.set(caughtUp)
})

function freshest(): SharedCart {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? $sharedCart.get() : decode(text)
  } catch {
    return $sharedCart.get()
  }
}

function decode(text: string): SharedCart {
  const { cart, damagedLines } = readStoredCart(text)
  if (damagedLines > 0) $damagedLines.set(damagedLines)
  return cart
}

function tabName(): string {
  return Math.random().toString(36).slice(2, 8)
}
