import type { CartLine } from '#domain/cart.ts'
import { addLines } from './add-lines.ts'
import { $cart, changeLineQuantity, removeLine, setLineQuantity } from './cart.ts'
import { isSamePlan, keepPlan, keptPlans, type PlanInCart } from './plans-in-cart.ts'

/** A plan that came into the cart. */
export interface OrderedPlan {
  /** Whether it took the place of what another plan of its room had put there. */
  replaced: boolean
  /** Nothing is undone where yet another plan of the room has taken its place. */
  undo: () => void
}

/**
 * Puts the lines of a plan into the cart and keeps the plan beside them. Another plan of the same room makes way, as far as
 * the cart still holds what it took; the same plan comes on top. Undefined where the cart has no room, and stays as it was.
 */
export function orderPlan(plan: PlanInCart, lines: readonly CartLine[]): OrderedPlan | undefined {
  const earlier = keptPlans($cart.get()).find(({ room }) => room.id === plan.room.id)
  const isAnother = earlier !== undefined && !isSamePlan(earlier, plan)
  const putBack = isAnother ? takenBy(earlier).flatMap(takeOut) : []
  const added = addLines(lines)
  const undoLines = () => {
    added.undo()
    for (const undo of putBack.toReversed()) undo()
  }
  if (added.withoutRoom.length > 0) {
    undoLines()
    return undefined
  }
  const forget = keepPlan($cart.get(), plan)
  const undo = () => {
    if (forget()) undoLines()
  }
  return { replaced: putBack.length > 0, undo }
}

type Taken = Pick<CartLine, 'itemId' | 'quantity'>

function takenBy({ room: { itemId }, quantity, edging }: PlanInCart): Taken[] {
  return [{ itemId, quantity }, ...edging]
}

/** Takes so many out, or all where there are no more. Returns what puts them back, where there were any. */
function takeOut({ itemId, quantity }: Taken): (() => void)[] {
  const line = $cart.get().find((one) => one.itemId === itemId)
  if (line === undefined || quantity === 0) return []
  if (line.quantity <= quantity) return [removeLine(itemId)]
  setLineQuantity(itemId, line.quantity - quantity)
  return [() => changeLineQuantity(itemId, quantity)]
}
