import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { type CartLine, cartLineOf } from '#domain/cart.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import type { QuickItem, QuickRow } from '#domain/quick-row.ts'
import { addLines } from './add-lines.ts'
import { answerFor, takeOut } from './quick-order.ts'

/** What came into the cart; rows that had no room there stay in the grid. */
export interface Added {
  lines: number
  withoutRoom: number
  undo: () => void
}

/** Puts every row that is right into the cart and takes it out of the grid. */
export function addQuickOrder(rows: readonly QuickRow[]): Added {
  const lineOfRow = new Map<CartLine, number>()
  for (const row of rows) {
    const line = lineOf(row)
    if (line !== undefined) lineOfRow.set(line, row.key)
  }
  const { added, withoutRoom, undo } = addLines([...lineOfRow.keys()])
  const putBack = takeOut(new Set(added.flatMap((line) => lineOfRow.get(line) ?? [])))
  return {
    lines: added.length,
    withoutRoom: withoutRoom.length,
    undo() {
      undo()
      putBack()
    },
  }
}

/** The address of the small picture of an item, empty for none. */
export function pictureOfRow({ picture }: QuickItem): string {
  return picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')
}

function lineOf(row: QuickRow): CartLine | undefined {
  const answer = answerFor(row)
  if (answer.state !== 'accepted') return undefined
  return cartLineOf(answer.item, answer.item.terms, answer.quantity, pictureOfRow(answer.item))
}
