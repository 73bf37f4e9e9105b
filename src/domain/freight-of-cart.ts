import type { Cart, CartLine } from './cart.ts'
import type { LiveItem } from './checked-cart.ts'
import { type Freight, freightOf } from './freight.ts'

/** How a cart would travel, and which of its lines are not counted; nothing to say of freight where none is. */
export interface CartFreight {
  freight: Freight | undefined
  notCounted: CartLine[]
}

/** What the store says of items decides how they travel; a line that it has not been asked about is not counted. */
export function freightOfCart(cart: Cart, known: ReadonlyMap<string, LiveItem>): CartFreight {
  const freight = freightOf(
    cart.map(({ itemId, quantity, terms }) => {
      const { grams, measures = [] } = known.get(itemId) ?? {}
      return { quantity, terms, grams, measures }
    }),
  )
  return { freight, notCounted: cart.filter((_, index) => freight === undefined || freight.leftOut.includes(index)) }
}
