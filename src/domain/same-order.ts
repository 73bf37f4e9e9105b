import type { Intent } from './intent.ts'
import type { OrderRequest } from './placed-order.ts'

/** Whether a request asks for what the intent holds already. */
export function isSameOrder(intent: Intent, { items, billing, shipTo, notes }: OrderRequest): boolean {
  const wanted = items.map(({ itemId, quantity, price }) => [itemId, quantity, price])
  const held = intent.lines.map(({ itemId, quantity, price }) => [itemId, quantity, price])
  const same: [unknown, unknown][] = [
    [wanted, held],
    [billing, intent.billing],
    [shipTo, intent.shipTo],
    [notes, intent.notes],
  ]
  return same.every(([one, other]) => sameValue(one, other))
}

/** Plain values, whatever the order of their fields. */
function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  const values = new Map(Object.entries(other))
  return Object.entries(one).every(([name, value]) => sameValue(value, values.get(name)))
}
