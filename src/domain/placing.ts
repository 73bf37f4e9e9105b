import { type Cents, cents } from './cents.ts'
import type { Item } from './item.ts'
import type { FailedItem, OrderedItem, PlacingOutcome } from './placed-order.ts'

/** A line of an order that is being placed, at the price the store named when it began. */
export interface PlacingLine {
  itemId: string
  code: string
  name: string
  price: Cents
  quantity: number
}

/** How far placing an order has got; kept where a crash cannot reach it. */
export interface Placing {
  lines: PlacingLine[]
  /** The customer's orders before this one was sent; not yet read before the first attempt. */
  earlierOrderIds?: string[]
  /** When the order was last sent, in milliseconds since 1970, while its answer is unknown. */
  sentAtMs?: number
  orderId?: string
  /** Items whose line is known to stand in the order. */
  placedItemIds: string[]
  mailed: boolean
}

/** Prices each position from what the store says now. Names the items that cannot be ordered instead, if there are any. */
export function beginPlacing(ordered: OrderedItem[], items: Item[]): Placing | { unavailable: string[] } {
  const known = new Map(items.map((item) => [item.itemId, item]))
  const unavailable = ordered.filter(({ itemId }) => (known.get(itemId)?.price ?? 'on-request') === 'on-request')
  if (unavailable.length > 0) return { unavailable: unavailable.map(({ itemId }) => itemId) }
  const lines = ordered.flatMap(({ itemId, quantity }): PlacingLine[] => {
    const item = known.get(itemId)
    if (item === undefined || item.price === 'on-request') return []
    return [{ itemId, code: item.code, name: item.name, price: item.price, quantity }]
  })
  return { lines, placedItemIds: [], mailed: false }
}

export function placingTotal({ lines }: Pick<Placing, 'lines'>): Cents {
  return cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
}

/** What the customer is told of an order whose lines have been tried. */
export function outcomeOf(placing: Placing, orderId: string): PlacingOutcome {
  const placed = new Set(placing.placedItemIds)
  const failedItems: FailedItem[] = placing.lines
    .filter(({ itemId }) => !placed.has(itemId))
    .map(({ itemId, name }) => ({ itemId, name }))
  if (failedItems.length > 0) return { status: 'incomplete', orderId, failedItems }
  return { status: 'placed', orderId, total: placingTotal(placing) }
}
