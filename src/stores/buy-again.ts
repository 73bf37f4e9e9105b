import { computed } from 'nanostores'
import { type BoughtItem, boughtItems } from '#domain/bought-item.ts'
import { cartLineOf } from '#domain/cart.ts'
import type { Item } from '#domain/item.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { addOne } from './add-lines.ts'
import { $pictureOf } from './items-now.ts'
import { $linesOf } from './order-lines.ts'
import { $orders } from './orders.ts'

/** Everything that was ever ordered, as far as orders have been read. */
export const $bought = computed([$orders, $linesOf], (state, linesOf): BoughtItem[] =>
  state.status === 'ready' ? boughtItems(state.orders, linesOf) : [],
)

/** Puts an item into the cart at the price of now; false for what cannot be bought, or has no room there. */
export function buyAgain(item: Item, quantity: number): boolean {
  const line = cartLineOf(item, readSaleTerms(item), quantity, $pictureOf.get()(item.itemId))
  return line !== undefined && addOne(line)
}
