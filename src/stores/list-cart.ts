import { type CartLine, cartLineOf } from '#domain/cart.ts'
import type { List, ListLine } from '#domain/list.ts'
import { lineNow } from '#domain/list-now.ts'
import { addLines } from './add-lines.ts'
import { $now, askPricesAgain } from './items-now.ts'
import type { LinesToQuote } from './quotable.ts'

/** Why a line of a list does not come into the cart. */
export type LeftOut = 'gone' | 'on-request' | 'no-room'

export interface ListInCart {
  added: number
  left: readonly { line: ListLine; why: LeftOut }[]
  undo: () => void
}

/** Puts a list into the cart, at the prices of now where the store can be asked, else at those of the list. */
export async function listIntoCart(list: Pick<List, 'lines'>): Promise<ListInCart> {
  const { wanted, left } = await cartLinesOf(list)
  const { added, withoutRoom, undo } = addLines([...wanted.keys()])
  for (const inCart of withoutRoom) {
    const line = wanted.get(inCart)
    if (line !== undefined) left.push({ line, why: 'no-room' })
  }
  return { added: added.length, left, undo }
}

/** The lines of a list that can be bought, at the same prices. */
export async function linesToQuote(list: Pick<List, 'lines'>): Promise<LinesToQuote> {
  const { wanted, left } = await cartLinesOf(list)
  return { lines: [...wanted.keys()], left: left.length }
}

const onTheWay = new Set<string>()

/** The same with one line, once however often it is pressed while the store is slow: undefined where it is on its way. */
export async function lineIntoCart(line: ListLine): Promise<ListInCart | undefined> {
  if (onTheWay.has(line.itemId)) return undefined
  onTheWay.add(line.itemId)
  return listIntoCart({ lines: [line] }).finally(() => onTheWay.delete(line.itemId))
}

/** The lines of a list as a cart would hold them, and those that it would not. */
async function cartLinesOf({ lines }: Pick<List, 'lines'>) {
  await askPricesAgain(lines.map(({ itemId }) => itemId))
  const left: { line: ListLine; why: LeftOut }[] = []
  const wanted = new Map<CartLine, ListLine>()
  for (const line of lines) {
    const inCart = cartLineNow(line)
    if (typeof inCart === 'string') left.push({ line, why: inCart })
    else wanted.set(inCart, line)
  }
  return { wanted, left }
}

/** A line as it goes into the cart now, or why it does not. */
function cartLineNow(line: ListLine): CartLine | LeftOut {
  const { state, price, terms } = lineNow(line, $now.get().get(line.itemId))
  if (state === 'gone') return 'gone'
  return cartLineOf({ ...line, price }, terms, line.quantity, line.picture) ?? 'on-request'
}
