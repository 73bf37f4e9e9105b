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
import type { SharedDocument } from './shared-document.ts'

/** One thing that a person did to the cart. */
export type CartChange =
  | { kind: 'add'; line: CartLine; place?: CartPlace }
  | { kind: 'change-quantity'; itemId: string; delta: number }
  | { kind: 'set-quantity'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'set-price'; itemId: string; price: Cents }
  | { kind: 'clear' }

/** The cart as several pages keep it together. */
export interface SharedCart extends SharedDocument {
  lines: Cart
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

/** The same on a cart that pages keep together; what it contains is noted elsewhere. */
export function applyToShared(cart: SharedCart, change: CartChange): SharedCart {
  return { ...cart, lines: applyChange(cart.lines, change) }
}
