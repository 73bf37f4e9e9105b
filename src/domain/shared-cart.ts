import { addToCart, type Cart, type CartLine, changeQuantity, removeFromCart, setPrice, setQuantity } from './cart.ts'
import type { Cents } from './cents.ts'

/** One thing that a person did to the cart. */
export type CartChange =
  | { kind: 'add'; line: CartLine }
  | { kind: 'change-quantity'; itemId: string; delta: number }
  | { kind: 'set-quantity'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'set-price'; itemId: string; price: Cents }
  | { kind: 'clear' }

/** The cart as several tabs keep it together: `applied` says up to which of its changes each tab is contained. */
export interface SharedCart {
  lines: Cart
  applied: Readonly<Record<string, number>>
}

/** The changes that one tab has made since it was opened, oldest first; the first one is number 1. */
export interface TabLog {
  tab: string
  changes: readonly CartChange[]
}

export const emptySharedCart: SharedCart = { lines: [], applied: {} }

/** Tabs remembered in a stored cart; older ones have long been closed. */
const REMEMBERED_TABS = 16

export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'add':
      return addToCart(cart, change.line)
    case 'change-quantity':
      return changeQuantity(cart, change.itemId, change.delta)
    case 'set-quantity':
      return setQuantity(cart, change.itemId, change.quantity)
    case 'remove':
      return removeFromCart(cart, change.itemId)
    case 'set-price':
      return setPrice(cart, change.itemId, change.price)
    case 'clear':
      return []
  }
}

/**
 * Lays over a stored cart those changes of this tab that it does not contain yet: another tab may have written before
 * it saw them. With nothing to lay over it the very same cart is returned, so two tabs come to rest.
 */
export function catchUp(stored: SharedCart, log: TabLog): SharedCart {
  const seen = stored.applied[log.tab] ?? 0
  const unseen = log.changes.slice(seen)
  if (unseen.length === 0) return stored
  return {
    lines: unseen.reduce(applyChange, stored.lines),
    applied: remembering(stored.applied, log.tab, log.changes.length),
  }
}

function remembering(applied: SharedCart['applied'], tab: string, count: number): SharedCart['applied'] {
  const others = Object.entries(applied).filter(([name]) => name !== tab)
  return Object.fromEntries([...others.slice(1 - REMEMBERED_TABS), [tab, count]])
}
