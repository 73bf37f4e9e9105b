import { MOST_QUANTITY } from './sale-quantities.ts'

interface Line {
  itemId: string
  quantity: number
}

/** Lines that have room, and those that have none. */
export interface FittedLines<L extends Line> {
  fitting: L[]
  beyond: L[]
  /** The quantities of items of `now` that change when the former are taken back: 0 for none of it. What was done since stays. */
  takenBack(now: readonly Line[]): Line[]
}

/** What a cart or a list takes of lines, one after the other: so many items, and `MOST_QUANTITY` of each. */
export function fitLines<L extends Line>(
  there: readonly Line[],
  lines: readonly L[],
  mostItems: number,
): FittedLines<L> {
  const before = new Map(there.map(({ itemId, quantity }) => [itemId, quantity]))
  const after = new Map(before)
  const [fitting, beyond]: [L[], L[]] = [[], []]
  for (const line of lines) {
    const quantity = (after.get(line.itemId) ?? 0) + line.quantity
    const hasRoom = quantity <= MOST_QUANTITY && (after.has(line.itemId) || after.size < mostItems)
    if (hasRoom) after.set(line.itemId, quantity)
    const part = hasRoom ? fitting : beyond
    part.push(line)
  }
  return {
    fitting,
    beyond,
    takenBack: (now) =>
      now.flatMap(({ itemId, quantity }) => {
        const [were, became] = [before.get(itemId) ?? 0, after.get(itemId) ?? 0]
        const left = Math.max(quantity - (became - were), Math.min(quantity, were))
        return left === quantity ? [] : { itemId, quantity: left }
      }),
  }
}
