import type { List } from '#domain/list.ts'
import * as words from '#words/lists.ts'
import { $cart } from './cart.ts'
import { listDay } from './list-day.ts'
import { makeList } from './lists.ts'

/** Makes a list of what is in the cart, named by the day; undefined when there are as many lists as are kept. */
export function listOfCart(nowMs: number): List | undefined {
  return makeList(
    words.ofCart(listDay(nowMs)),
    $cart.get().map((line) => ({ ...line, note: '' })),
  )
}
