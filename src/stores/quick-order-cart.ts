import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { type CartLine, cartLineOf, MOST_CART_LINES } from '#domain/cart.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import type { QuickRow } from '#domain/quick-row.ts'
import { $cart, addLine, removeLine, setLineQuantity } from './cart.ts'
import { answerFor, replaceRows } from './quick-order.ts'

/** What came into the cart; rows that had no room there stay in the grid. */
export interface Added {
  lines: number
  withoutRoom: number
  undo: () => void
}

/** Puts every row that is right into the cart and takes it out of the grid. */
export function addQuickOrder(rows: readonly QuickRow[]): Added {
  const before = new Map($cart.get().map((line) => [line.itemId, line.quantity]))
  const ids = new Set(before.keys())
  const taken = new Set<number>()
  let withoutRoom = 0
  for (const row of rows) {
    const line = lineOf(row)
    if (line === undefined) continue
    if (!ids.has(line.itemId) && ids.size >= MOST_CART_LINES) {
      withoutRoom += 1
      continue
    }
    ids.add(line.itemId)
    taken.add(row.key)
    addLine(line)
  }
  const added = $cart.get().filter(({ itemId, quantity }) => before.get(itemId) !== quantity)
  const putBack = replaceRows((present) => present.filter(({ key }) => !taken.has(key)))
  const undo = () => {
    for (const { itemId } of added) {
      const quantity = before.get(itemId)
      if (quantity === undefined) removeLine(itemId)
      else setLineQuantity(itemId, quantity)
    }
    putBack()
  }
  return { lines: taken.size, withoutRoom, undo }
}

function lineOf(row: QuickRow): CartLine | undefined {
  const answer = answerFor(row)
  if (answer.state !== 'accepted') return undefined
  const { item, quantity } = answer
  const picture = item.picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, item.picture, 'webp')
  return cartLineOf(item, item.terms, quantity, picture)
}
