import { type CartLine, MOST_CART_LINES } from '#domain/cart.ts'
import { fitLines, quantitiesOf, takenBack } from '#domain/fit-lines.ts'
import { $cart, addLine, removeLine, setLineQuantity } from './cart.ts'

/** What came into the cart of several lines, and what had no room there. */
export interface AddedLines {
  added: readonly CartLine[]
  withoutRoom: readonly CartLine[]
  undo: () => void
}

/** Puts lines into the cart, as far as there is room; what undoes that leaves alone what has been changed since. */
export function addLines(lines: readonly CartLine[]): AddedLines {
  const before = quantitiesOf($cart.get())
  const { fitting, beyond, after } = fitLines($cart.get(), lines, MOST_CART_LINES)
  for (const line of fitting) addLine(line)
  const undo = () => {
    for (const { itemId, quantity } of $cart.get()) {
      const were = before.get(itemId) ?? 0
      const left = takenBack(quantity, were, after.get(itemId) ?? were)
      if (left === 0) removeLine(itemId)
      else if (left !== quantity) setLineQuantity(itemId, left)
    }
  }
  return { added: fitting, withoutRoom: beyond, undo }
}

/** The same with one line; says whether it came into the cart. */
export function addOne(line: CartLine): boolean {
  return addLines([line]).added.length > 0
}
