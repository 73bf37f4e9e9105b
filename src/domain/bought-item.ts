import type { Order, OrderLine } from './order.ts'

/** Something that the customer has ordered before. */
export interface BoughtItem {
  /** Of the item, or of its name where the store does not say which item it was. */
  key: string
  /** Empty where the store does not say. */
  itemId: string
  name: string
  /** Over all orders. */
  pieces: number
  orders: number
  /** The order that had it last. */
  last: { orderId: string; displayDate: string; quantity: number; displayPrice: string }
}

/**
 * Everything in these orders once, what was ordered last first.
 * @param orders newest first, as the store lists them; those whose lines are not known yet are passed over
 */
export function boughtItems(
  orders: readonly Order[],
  linesOf: ReadonlyMap<string, readonly OrderLine[]>,
): BoughtItem[] {
  const found = new Map<string, BoughtItem>()
  for (const order of orders) {
    for (const item of itemsOf(order, linesOf.get(order.orderId) ?? [])) {
      const later = found.get(item.key)
      found.set(item.key, later === undefined ? item : together(later, item))
    }
  }
  return [...found.values()]
}

/** Those that a text names, by name or id. */
export function itemsNamed<Named extends Pick<BoughtItem, 'itemId' | 'name'>>(
  items: readonly Named[],
  text: string,
): Named[] {
  const wanted = text.trim().toLowerCase()
  return items.filter(({ itemId, name }) => [itemId, name].some((part) => part.toLowerCase().includes(wanted)))
}

/** What one order held: an item that stands on several lines of it once. */
function itemsOf({ orderId, displayDate }: Order, lines: readonly OrderLine[]): BoughtItem[] {
  const found = new Map<string, BoughtItem>()
  for (const { itemId, name, quantity, displayPrice } of lines) {
    const key = itemId === '' ? `name ${name}` : `item ${itemId}`
    const pieces = quantity + (found.get(key)?.pieces ?? 0)
    const last = { orderId, displayDate, quantity: pieces, displayPrice }
    found.set(key, { key, itemId, name, pieces, orders: 1, last })
  }
  return [...found.values()]
}

function together(later: BoughtItem, earlier: BoughtItem): BoughtItem {
  const { pieces, orders, name } = earlier
  return { ...later, name: later.name || name, pieces: later.pieces + pieces, orders: later.orders + orders }
}
