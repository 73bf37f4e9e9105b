import { MOST_QUANTITY } from './sale-quantities.ts'

interface Line {
  itemId: string
  quantity: number
}

/** Lines that have room, and those that have none; `after` is what there is of each item with the former. */
export interface FittedLines<L extends Line> {
  fitting: L[]
  beyond: L[]
  after: ReadonlyMap<string, number>
}

/** What a cart or a list takes of lines, one after the other: so many items, and `MOST_QUANTITY` of each. */
export function fitLines<L extends Line>(
  there: readonly Line[],
  lines: readonly L[],
  mostItems: number,
): FittedLines<L> {
  const after = quantitiesOf(there)
  const [fitting, beyond]: [L[], L[]] = [[], []]
  for (const line of lines) {
    const quantity = (after.get(line.itemId) ?? 0) + line.quantity
    const hasRoom = quantity <= MOST_QUANTITY && (after.has(line.itemId) || after.size < mostItems)
    if (hasRoom) after.set(line.itemId, quantity)
    const part = hasRoom ? fitting : beyond
    part.push(line)
  }
  return { fitting, beyond, after }
}

export function quantitiesOf(lines: readonly Line[]): Map<string, number> {
  return new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
}

/** How many are left of `now` when what made `before` to `after` is taken back, and what was done since is not. 0 for none. */
export function takenBack(now: number, before: number, after: number): number {
  return Math.max(now - (after - before), Math.min(now, before))
}
