import { computed } from 'nanostores'
import { type Cart, type CartLine, countPieces, placesOf } from '#domain/cart.ts'
import type { Cents } from '#domain/cents.ts'
import { CART_KIND } from '#domain/open-cart.ts'
import type { CartChange } from '#domain/shared-cart.ts'
import { $cartCount } from './cart-count.ts'
import { leavePlans } from './ordered-plans.ts'
import { sharedPages } from './shared-pages.ts'

const pages = sharedPages(CART_KIND, { isWrong: () => countIsWrong(), putRight: () => tellCount() })

/** Lines of a stored cart that could not be read and were left out. */
export const $damagedLines = pages.$damaged
/** The cart, the same in every tab. */
export const $cart = computed(pages.$view, ({ document }) => document.lines)
/** Sum of the quantities. */
export const $pieces = computed($cart, countPieces)
/** Whether changes of this page are in this page alone, since storage takes nothing. */
export const $unkept = computed(pages.$view, ({ unkept }) => unkept)

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

/** Takes a line out, and the plans that it was for, and returns what puts it back where it was. */
export function removeLine(itemId: string): () => void {
  const before = $cart.get()
  change({ kind: 'remove', itemId })
  return wayBack(before, [itemId])
}

/** The customer has seen a new price. */
export function acceptPrice(itemId: string, price: Cents): void {
  change({ kind: 'set-price', itemId, price })
}

/** Takes all lines out, and all plans, and returns what puts them back. */
export function clearCart(): () => void {
  const before = $cart.get()
  change({ kind: 'clear' })
  return wayBack(
    before,
    before.map(({ itemId }) => itemId),
  )
}

/** Parts lines that went from their plans, and returns what brings both back. */
function wayBack(before: Cart, itemIds: readonly string[]): () => void {
  const bringPlansBack = leavePlans(itemIds)
  return () => {
    for (const placed of placesOf(before)) {
      if (itemIds.includes(placed.line.itemId)) change({ kind: 'add', ...placed })
    }
    bringPlansBack()
  }
}

$pieces.listen(tellCount)
tellCount()

function change(made: CartChange): void {
  pages.make(made)
}

/** What another page wrote of it may arrive late. A page with a cart of its own does not argue with the others. */
function countIsWrong(): boolean {
  return !$unkept.get() && $cartCount.get() !== $pieces.get()
}

/** The header knows the number alone. */
function tellCount(): void {
  if ($cartCount.get() !== $pieces.get()) $cartCount.set($pieces.get())
}
