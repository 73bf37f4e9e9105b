import { type Cart, type CartLine, cartTotal, countPieces } from './cart.ts'
import type { Cents } from './cents.ts'
import type { Item } from './item.ts'

/** A line beside what the store says of its item now. A changed line carries the new price; `oldPrice` was seen before. */
export type CheckedLine =
  | { state: 'same'; line: CartLine }
  | { state: 'changed'; line: CartLine; oldPrice: Cents }
  | { state: 'gone'; line: CartLine }
  | { state: 'on-request'; line: CartLine }

export interface CheckedCart {
  lines: CheckedLine[]
  /** Over what can be ordered: vanished items and those on request are left out. */
  total: Cents
  pieces: number
}

/** What the store last said: items as they are now, and ids that it does not have. */
export interface LiveAnswer {
  items: readonly Pick<Item, 'itemId' | 'price'>[]
  missing: readonly string[]
}

/** Lays the store's present answer beside a cart. Lines that the answer does not mention stay as they are. */
export function checkCart(cart: Cart, live: LiveAnswer): CheckedCart {
  const prices = new Map(live.items.map(({ itemId, price }) => [itemId, price]))
  const missing = new Set(live.missing)
  const lines = cart.map((line): CheckedLine => {
    const price = prices.get(line.itemId)
    if (missing.has(line.itemId)) return { state: 'gone', line }
    if (price === undefined || price === line.price) return { state: 'same', line }
    if (price === 'on-request') return { state: 'on-request', line }
    return { state: 'changed', line: { ...line, price }, oldPrice: line.price }
  })
  const orderable = orderableLines(lines)
  return { lines, total: cartTotal(orderable), pieces: countPieces(orderable) }
}

/** The lines that can be quoted and ordered, at the prices of now. */
export function orderableLines(lines: readonly CheckedLine[]): Cart {
  return lines.filter(({ state }) => state === 'same' || state === 'changed').map(({ line }) => line)
}
