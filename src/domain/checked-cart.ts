import { type Cart, type CartLine, cartTotal } from './cart.ts'
import type { Cents } from './cents.ts'
import type { Fact, NumberRange } from './fact.ts'
import type { Item } from './item.ts'
import { isSold } from './sale-quantities.ts'
import type { SaleTerms } from './sale-terms.ts'
import { type WholeWeight, wholeWeight } from './sold-weight.ts'

/**
 * A line beside what the store says of its item now, which it carries: how it is sold, and the price where that has
 * changed; `oldPrice` was seen before.
 */
export type CheckedLine =
  | { state: 'same'; line: CartLine }
  | { state: 'changed'; line: CartLine; oldPrice: Cents }
  | { state: 'gone'; line: CartLine }
  | { state: 'on-request'; line: CartLine }

export interface CheckedCart {
  lines: CheckedLine[]
  /** Over what can be ordered: vanished items and those on request are left out. */
  total: Cents
  /** Of what can be ordered, and which lines state none; undefined while the store has not been asked. */
  weight: (WholeWeight & { unstatedLines: CartLine[] }) | undefined
  /** Lines of a quantity that the item is not sold in. */
  unsold: CartLine[]
  /** What the store last said of the items, by id. */
  known: ReadonlyMap<string, LiveItem>
}

/** What the store last said: items as they are now, and ids that it does not have. */
export interface LiveAnswer {
  items: readonly LiveItem[]
  missing: readonly string[]
}

/** What a cart has to know of an item. */
export interface LiveItem extends Pick<Item, 'itemId' | 'price'> {
  terms: SaleTerms
  /** What one unit of sale weighs. */
  grams: NumberRange | undefined
  /** Size and thickness, where they are stated. */
  measures: readonly Fact[]
}

/** Lays the store's present answer beside a cart. Lines that the answer does not mention stay as they are. */
export function checkCart(cart: Cart, live: LiveAnswer): CheckedCart {
  const known = new Map(live.items.map((item) => [item.itemId, item]))
  const missing = new Set(live.missing)
  const lines = cart.map((kept): CheckedLine => {
    const { price, terms = kept.terms } = known.get(kept.itemId) ?? {}
    const line = terms === kept.terms ? kept : { ...kept, terms }
    if (missing.has(line.itemId)) return { state: 'gone', line }
    if (price === undefined || price === line.price) return { state: 'same', line }
    if (price === 'on-request') return { state: 'on-request', line }
    return { state: 'changed', line: { ...line, price }, oldPrice: line.price }
  })
  const orderable = orderableLines(lines)
  return {
    lines,
    total: cartTotal(orderable),
    unsold: orderable.filter(isUnsold),
    weight: weightOf(orderable, known),
    known,
  }
}

/** The lines that can be quoted and ordered, at the prices of now. */
export function orderableLines(lines: readonly CheckedLine[]): Cart {
  return lines.filter(({ state }) => state === 'same' || state === 'changed').map(({ line }) => line)
}

/** Where one line is not known of, nothing is said: half of it would be wrong. */
function weightOf(lines: Cart, known: ReadonlyMap<string, LiveItem>): CheckedCart['weight'] {
  if (lines.length === 0 || !lines.every(({ itemId }) => known.has(itemId))) return undefined
  const whole = wholeWeight(lines.map(({ itemId, quantity }) => ({ grams: known.get(itemId)?.grams, quantity })))
  return { ...whole, unstatedLines: lines.filter((_, index) => whole.unstated.includes(index)) }
}

function isUnsold({ terms, quantity }: CartLine): boolean {
  return !isSold(terms, quantity)
}
