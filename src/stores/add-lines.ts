import { type CartLine, MOST_CART_LINES } from '#domain/cart.ts'
import { fitLines } from '#domain/fit-lines.ts'
import { $cart, addLine, removeLine, setLineQuantity } from './cart.ts'

/** What came into the cart of several lines, and what had no room there. */
export interface AddedLines {
  added: readonly CartLine[]
  withoutRoom: readonly CartLine[]
  undo: () => void
}

/** Puts lines into the cart, as far as there is room; what undoes that leaves alone what has been changed since. */
export function addLines(lines: readonly CartLine[]): AddedLines {
  const { fitting, beyond, takenBack } = fitLines($cart.get(), lines, MOST_CART_LINES)
  for (const line of fitting) addLine(line)
  const undo = () => {
    for (const { itemId, quantity } of takenBack($cart.get())) {
      if (quantity === 0) removeLine(itemId)
      else setLineQuantity(itemId, quantity)
    }
  }
  return { added: fitting, withoutRoom: beyond, undo }
}

/** The same with one line; says whether it came into the cart. */
export function addOne(line: CartLine): boolean {
  return addLines([line]).added.length > 0
}
