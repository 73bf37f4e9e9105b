import { type Cents, cents } from './cents.ts'
import { isUsableId } from './id.ts'
import type { Item } from './item.ts'
import { validQuantity } from './sale-quantities.ts'
import type { SaleTerms } from './sale-terms.ts'

/** What is in a cart of one item (behaviour 2.1): the price is the one seen when it was added. */
export interface CartLine {
  itemId: string
  code: string
  name: string
  /** Address of a small picture, on this site or elsewhere; empty for none. */
  picture: string
  price: Cents
  quantity: number
  /** How the item was sold when it was added. */
  terms: SaleTerms
}

/** Lines in the order in which they were added, one for each item. */
export type Cart = readonly CartLine[]

/** A cart of more lines is not kept; storage has an end. */
export const MOST_CART_LINES = 500

/** What lines have in common that stand once for an item and say how many: those of carts and of lists. */
export type CountedLine = Pick<CartLine, 'itemId' | 'quantity'>

/** Where a line goes that the cart does not have: after the line of an item, or before all others. */
export type CartPlace = { after: string } | 'first'

/**
 * Adding an item that is there already raises its quantity, and else leaves it as it was added. Without a place, or when
 * that is gone, a line goes to the end.
 */
export function addToCart<Line extends CountedLine>(
  cart: readonly Line[],
  added: Line,
  place?: CartPlace,
): readonly Line[] {
  const present = cart.find((line) => line.itemId === added.itemId)
  if (present === undefined) {
    return cart.length < MOST_CART_LINES
      ? cart.toSpliced(indexOf(cart, place), 0, withQuantity(added, added.quantity))
      : cart
  }
  return cart.map((line) => (line === present ? withQuantity(line, line.quantity + added.quantity) : line))
}

/** Raises or lowers a quantity, never below 1 (behaviour 2.2). */
export function changeQuantity<Line extends CountedLine>(
  cart: readonly Line[],
  itemId: string,
  delta: number,
): readonly Line[] {
  return cart.map((line) => (line.itemId === itemId ? withQuantity(line, line.quantity + delta) : line))
}

export function setQuantity<Line extends CountedLine>(
  cart: readonly Line[],
  itemId: string,
  quantity: number,
): readonly Line[] {
  return cart.map((line) => (line.itemId === itemId ? withQuantity(line, quantity) : line))
}

/** Takes over a price that the customer has seen. */
export function setPrice(cart: Cart, itemId: string, price: Cents): Cart {
  return cart.map((line) => (line.itemId === itemId ? { ...line, price } : line))
}

/** What has to be done to put lines back that are taken out of a cart: each after the one that it follows. */
export function placesOf<Line extends CountedLine>(cart: readonly Line[]): { line: Line; place: CartPlace }[] {
  return cart.map((line, index) => {
    const before = cart[index - 1]
    return { line, place: before === undefined ? 'first' : { after: before.itemId } }
  })
}

export function removeFromCart<Line extends CountedLine>(cart: readonly Line[], itemId: string): readonly Line[] {
  return cart.filter((line) => line.itemId !== itemId)
}

export function linePrice({ price, quantity }: CartLine): Cents {
  return cents(price * quantity)
}

/** The sum of price times quantity over all lines. */
export function cartTotal(cart: Cart): Cents {
  return cents(cart.reduce((sum, line) => sum + linePrice(line), 0))
}

/** How many pieces a cart holds: the sum of the quantities. */
export function countPieces(cart: readonly CountedLine[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A line of an item with the address of its picture; undefined for an item that cannot be ordered. */
export function cartLineOf(
  { itemId, code, name, price }: Pick<Item, 'itemId' | 'code' | 'name' | 'price'>,
  terms: SaleTerms,
  quantity: number,
  picture: string,
): CartLine | undefined {
  if (price === 'on-request') return undefined
  const line = { itemId, code, name, picture, price, quantity: validQuantity(quantity), terms }
  return isSoundLine(line) ? line : undefined
}

/** Whether a line can stand in a cart at all. */
export function isSoundLine({ itemId, price }: CartLine): boolean {
  return isUsableId(itemId) && price > 0 && price <= 1_000_000_000
}

function indexOf(cart: readonly CountedLine[], place: CartPlace | undefined): number {
  if (place === 'first') return 0
  return cart.findIndex(({ itemId }) => itemId === place?.after) + 1 || cart.length
}

function withQuantity<Line extends CountedLine>(line: Line, quantity: number): Line {
  return { ...line, quantity: validQuantity(quantity) }
}
