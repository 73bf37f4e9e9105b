import { shownCents } from '#domain/cents.ts'
import { isUsableId } from '#domain/id.ts'
import { type List, type ListLine, listLineOf, MOST_LIST_LINES } from '#domain/list.ts'
import type { OrderLine } from '#domain/order.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import * as words from '#words/lists.ts'
import { $now, $pictureOf, askPricesAgain } from './items-now.ts'
import { makeList } from './lists.ts'

/** Makes a list of what an order held; undefined when there are as many lists as are kept. `left` had no place in it. */
export async function listOfOrder(
  orderId: string,
  lines: readonly OrderLine[],
): Promise<{ list: List; left: number } | undefined> {
  const sound = lines.filter(({ itemId }) => isUsableId(itemId))
  await askPricesAgain(sound.map(({ itemId }) => itemId))
  const list = makeList(words.ofOrder(orderId), sound.map(lineOf))
  if (list === undefined) return undefined
  return { list, left: lines.length - sound.length + Math.max(0, sound.length - MOST_LIST_LINES) }
}

/** What the store no longer has, or cannot be asked about, is kept as it was ordered. */
function lineOf({ itemId, code, name, quantity, displayPrice }: OrderLine): ListLine {
  const now = $now.get().get(itemId)
  const picture = $pictureOf.get()(itemId)
  if (now !== undefined && now !== 'gone') return listLineOf(now, readSaleTerms(now), quantity, picture)
  const price = shownCents(displayPrice) ?? 'on-request'
  return listLineOf({ itemId, code, name, price }, ONE_BY_ONE, quantity, '')
}
