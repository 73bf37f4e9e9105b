import { atom, computed } from 'nanostores'
import { type Cart, type CartLine, countPieces, placesOf } from '#domain/cart.ts'
import { CART_KEY, type CartStorage } from '#domain/cart-storage.ts'
import type { Cents } from '#domain/cents.ts'
import { type CartView, openCart } from '#domain/open-cart.ts'
import type { CartChange } from '#domain/shared-cart.ts'
import { $cartCount } from './cart-count.ts'

/** Pages that all hear the same do not all mend it at once. */
const MEND_WITHIN_MS = 400

/** Lines of a stored cart that could not be read and were left out. */
export const $damagedLines = atom(0)

const open = openCart(pageStorage(), Date.now, pageName)
const $view = atom(open.look())

/** The cart, the same in every tab. */
export const $cart = computed($view, ({ cart }) => cart.lines)
/** Sum of the quantities. */
export const $pieces = computed($cart, countPieces)
/** Whether changes of this page are in this page alone, since storage takes nothing. */
export const $unkept = computed($view, ({ unkept }) => unkept)

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

/** Takes a line out and returns what puts it back where it was. */
export function removeLine(itemId: string): () => void {
  const before = $cart.get()
  change({ kind: 'remove', itemId })
  return () => putBack(before, ({ line }) => line.itemId === itemId)
}

/** The customer has seen a new price. */
export function acceptPrice(itemId: string, price: Cents): void {
  change({ kind: 'set-price', itemId, price })
}

/** Takes all lines out and returns what puts them back. */
export function clearCart(): () => void {
  const before = $cart.get()
  change({ kind: 'clear' })
  return () => putBack(before, () => true)
}

function putBack(before: Cart, isWanted: (placed: { line: CartLine }) => boolean): void {
  for (const placed of placesOf(before).filter(isWanted)) change({ kind: 'add', ...placed })
}

let mending: ReturnType<typeof setTimeout> | undefined

tellCount()
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(CART_KEY)) hear()
  })
  // A page that was asleep, or comes back whole from the history, has heard of nothing meanwhile.
  addEventListener('pageshow', hear)
  document.addEventListener('resume', hear)
  document.addEventListener('visibilitychange', () => (document.hidden ? mend() : hear()))
  hear()
}

function change(made: CartChange): void {
  show(open.make(made))
}

function hear(): void {
  show(open.look())
  if ($view.get().lacking || countIsWrong()) mending ??= setTimeout(mend, Math.random() * MEND_WITHIN_MS)
}

function mend(): void {
  clearTimeout(mending)
  mending = undefined
  show(open.mend())
  if (countIsWrong()) tellCount()
}

function show(view: CartView): void {
  if (view.damagedLines > 0) $damagedLines.set(view.damagedLines)
  const before = $pieces.get()
  $view.set(view)
  if ($pieces.get() !== before) tellCount()
}

/** What another page wrote of it may arrive late. A page with a cart of its own does not argue with the others. */
function countIsWrong(): boolean {
  return !$unkept.get() && $cartCount.get() !== $pieces.get()
}

/** The header knows the number alone. */
function tellCount(): void {
  if ($cartCount.get() !== $pieces.get()) $cartCount.set($pieces.get())
}

function pageStorage(): CartStorage {
  return {
    keys: () => Object.keys(localStorage),
    read: (key) => localStorage.getItem(key),
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  }
}

function pageName(): string {
  return `p${Math.random().toString(36).slice(2, 12)}`
}
