import { addToCart, type Cart, type CartLine, MOST_CART_LINES } from '#domain/cart.ts'
import { type CheckedCart, checkCart, orderableLines } from '#domain/checked-cart.ts'
import { fitLines } from '#domain/fit-lines.ts'
import type { PricesAtMs } from '#domain/prices-day.ts'
import { $cartCheck, cartOnceChecked } from './cart-check.ts'
import { recentAnswer } from './recent-answer.ts'

/** Lines that are to be quoted; an item may have several. */
export interface LinesToQuote {
  lines: readonly CartLine[]
  /** How many of those that were asked for are no lines of a cart: what is gone, or on request. */
  left?: number
  /** How many rows of a quick order are no lines before somebody has looked at them. */
  toLookAt?: number
}

/** What a quotation is made of. */
export interface Quotable extends Pick<CheckedCart, 'known' | 'weight'> {
  /** What can be ordered, at the prices of now. */
  cart: Cart
  /** How many lines are left out that whoever asks for the quotation may miss. */
  left: number
  /** How old the prices are where the store could not be asked. */
  pricesAtMs: PricesAtMs | undefined
  /** Whether the rooms that are planned for the cart go with it. */
  withPlans: boolean
}

/** The cart, once the store has answered, or cannot. What is left out of it is said in its lines. */
export async function quotableCart(): Promise<Quotable> {
  const { lines, known, weight } = await cartOnceChecked()
  const check = $cartCheck.get()
  return {
    ...{ cart: orderableLines(lines), known, weight, left: 0, withPlans: true },
    pricesAtMs: 'pricesAtMs' in check ? check.pricesAtMs : undefined,
  }
}

/** The same of lines that are not in the cart, as far as a cart would hold them. */
export async function quotableLines({ lines, left = 0 }: LinesToQuote): Promise<Quotable> {
  const { fitting, beyond } = fitLines([], lines, MOST_CART_LINES)
  const each = fitting.reduce<Cart>((cart, line) => addToCart(cart, line), [])
  // Where the store cannot be asked, nothing is known of them but what they say.
  const answer = await recentAnswer(each.map(({ itemId }) => itemId))
  const { known, weight, ...checked } = checkCart(each, answer ?? { items: [], missing: [] })
  const cart = orderableLines(checked.lines)
  const quoted = new Set(cart.map(({ itemId }) => itemId))
  return {
    ...{ cart, known, weight, withPlans: false },
    left: left + beyond.length + fitting.filter(({ itemId }) => !quoted.has(itemId)).length,
    // Each price is of the day on which its line was made.
    pricesAtMs: answer === undefined ? 'unknown' : undefined,
  }
}
