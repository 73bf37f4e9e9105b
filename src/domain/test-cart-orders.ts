import type { CartLine } from './cart.ts'
import { applyChange, type CartChange } from './shared-cart.ts'
import { lineOf } from './test-cart.ts'

/** A change, and which others its tab had before it when it was made. */
export interface Made {
  change: CartChange
  before: number[]
}

/** For tests: whether some order of the changes, none before what it follows from, ends in the quantity of each line. */
export function couldHaveCome(made: readonly Made[], lines: readonly CartLine[]): boolean {
  const items = [...new Set([...made.flatMap(({ change }) => itemOf(change)), ...lines.map(({ itemId }) => itemId)])]
  return items.every((item) => {
    const found = lines.find(({ itemId }) => itemId === item)?.quantity ?? 0
    return outcomes(made, item).has(found)
  })
}

/** The quantities of one item that orders of the changes can end in; 0 for none. */
function outcomes(made: readonly Made[], item: string): ReadonlySet<number> {
  const full = 2 ** made.length - 1
  const reached = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let done = 0; done < full; done += 1) {
    for (const [next, { change, before }] of made.entries()) {
      const isDone = (index: number) => Math.floor(done / 2 ** index) % 2 === 1
      if (isDone(next) || !before.every(isDone)) continue
      const after = reached.get(done + 2 ** next) ?? new Set()
      for (const quantity of reached.get(done) ?? []) after.add(changed(quantity, item, change))
      reached.set(done + 2 ** next, after)
    }
  }
  return reached.get(full) ?? new Set()
}

function changed(quantity: number, item: string, change: CartChange): number {
  const line = lineOf(item, 100, quantity)
  return applyChange(quantity === 0 ? [] : [line], change).find(({ itemId }) => itemId === item)?.quantity ?? 0
}

function itemOf(change: CartChange): string[] {
  if (change.kind === 'add') return [change.line.itemId]
  return change.kind === 'clear' ? [] : [change.itemId]
}
