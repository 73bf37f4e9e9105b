import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { atom, computed } from 'nanostores'
import { type CartLine, cartLineOf } from '#domain/cart.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { answerOf, needsLook, type QuickItem, type QuickRow } from '#domain/quick-row.ts'
import { addLines } from './add-lines.ts'
import { askPricesAgain } from './items-now.ts'
import { settledRows } from './quick-answers.ts'
import { $quickRows, takeOut } from './quick-order.ts'
import type { LinesToQuote } from './quotable.ts'

/** What came into the cart; rows that had no room there stay in the grid. */
export interface Added {
  lines: number
  undo: () => void
}

const $beyond = atom<ReadonlySet<number>>(new Set())

/** How many rows of the grid had no room in the cart when they were last put there. */
export const $withoutRoom = computed(
  [$quickRows, $beyond],
  (rows, beyond) => rows.filter(({ key }) => beyond.has(key)).length,
)

/** Puts every row that is right, the one that was just typed among them, into the cart and takes it out of the grid. */
export async function addQuickOrder(): Promise<Added> {
  const rowOfLine = new Map<CartLine, number>()
  for (const row of await settledRows()) {
    const line = lineOf(row)
    if (line !== undefined) rowOfLine.set(line, row.key)
  }
  const { added, withoutRoom, undo } = addLines([...rowOfLine.keys()])
  const keysOf = (lines: readonly CartLine[]) => new Set(lines.flatMap((line) => rowOfLine.get(line) ?? []))
  const putBack = takeOut(keysOf(added))
  $beyond.set(keysOf(withoutRoom))
  return {
    lines: added.length,
    undo() {
      undo()
      putBack()
    },
  }
}

/** What is right in the grid, the row that was just typed among it; what is not stands beside it with its reason. */
export async function linesToQuote(): Promise<LinesToQuote> {
  const rows = await settledRows()
  const lines = rows.flatMap((row) => lineOf(row) ?? [])
  await askPricesAgain(lines.map(({ itemId }) => itemId))
  return { lines, toLookAt: rows.filter((row) => needsLook(answerOf(row))).length }
}

/** The address of the small picture of an item, empty for none. */
export function pictureOfRow({ picture }: QuickItem): string {
  return picture === '' ? '' : smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')
}

function lineOf(row: QuickRow): CartLine | undefined {
  const answer = answerOf(row)
  if (answer.state !== 'accepted') return undefined
  return cartLineOf(answer.item, answer.item.terms, answer.quantity, pictureOfRow(answer.item))
}
