import { type CartLine, MOST_CART_LINES } from '#domain/cart.ts'
import { $cart, addLine, removeLine, setLineQuantity } from './cart.ts'

/** What came into the cart of several lines, and what had no room there. */
export interface AddedLines {
  added: readonly CartLine[]
  withoutRoom: readonly CartLine[]
  undo: () => void
}

/** Puts lines into the cart, as far as there is room; what undoes that leaves alone what has been changed beside it. */
export function addLines(lines: readonly CartLine[]): AddedLines {
  const before = new Map($cart.get().map((line) => [line.itemId, line.quantity]))
  const ids = new Set(before.keys())
  const added: CartLine[] = []
  const withoutRoom: CartLine[] = []
  for (const line of lines) {
    if (!ids.has(line.itemId) && ids.size >= MOST_CART_LINES) {
      withoutRoom.push(line)
      continue
    }
    ids.add(line.itemId)
    added.push(line)
    addLine(line)
  }
  const changed = $cart.get().filter(({ itemId, quantity }) => before.get(itemId) !== quantity)
  const undo = () => {
    for (const { itemId } of changed) {
      const quantity = before.get(itemId)
      if (quantity === undefined) removeLine(itemId)
      else setLineQuantity(itemId, quantity)
    }
  }
  return { added, withoutRoom, undo }
}
