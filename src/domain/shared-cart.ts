import {
  addToCart,
  type Cart,
  type CartLine,
  type CartPlace,
  changeQuantity,
  removeFromCart,
  setPrice,
  setQuantity,
} from './cart.ts'
import type { Cents } from './cents.ts'

/** One thing that a person did to the cart. */
export type CartChange =
  | { kind: 'add'; line: CartLine; place?: CartPlace }
  | { kind: 'change-quantity'; itemId: string; delta: number }
  | { kind: 'set-quantity'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'set-price'; itemId: string; price: Cents }
  | { kind: 'clear' }

/** The cart as several pages keep it together: `applied` says up to which number it contains the changes of each. */
export interface SharedCart {
  lines: Cart
  applied: Readonly<Record<string, number>>
}

/** Numbers rise over all pages: a change has a greater one than every change that its page had heard of. */
export interface NumberedChange {
  number: number
  change: CartChange
}

/** Changes made under one name, in their order. */
export interface ChangeLog {
  name: string
  changes: readonly NumberedChange[]
}

export const emptySharedCart: SharedCart = { lines: [], applied: {} }

export function applyChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case 'add':
      return addToCart(cart, change.line, change.place)
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

export function contains({ applied }: SharedCart, name: string, number: number): boolean {
  return number <= (applied[name] ?? 0)
}

/**
 * Lays over a stored cart those changes that it does not contain yet, in the order of their numbers. From the same cart
 * and logs every page comes to the same. With nothing to lay over it the very same cart is returned.
 */
export function catchUp(stored: SharedCart, logs: readonly ChangeLog[]): SharedCart {
  const missing = logs
    .flatMap(({ name, changes }) => changes.map((numbered) => ({ name, ...numbered })))
    .filter(({ name, number }) => !contains(stored, name, number))
    .sort((one, other) => one.number - other.number || (one.name < other.name ? -1 : 1))
  if (missing.length === 0) return stored
  return {
    lines: missing.reduce((lines, { change }) => applyChange(lines, change), stored.lines),
    applied: { ...stored.applied, ...Object.fromEntries(missing.map(({ name, number }) => [name, number])) },
  }
}
