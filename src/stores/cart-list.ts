import type { List } from '#domain/list.ts'
import { language } from '#words/language.ts'
import * as words from '#words/lists.ts'
import { $cart } from './cart.ts'
import { makeList } from './lists.ts'

/** Makes a list of what is in the cart, named by the day; undefined when there are as many lists as are kept. */
export function listOfCart(nowMs: number): List | undefined {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(nowMs)
  return makeList(
    words.ofCart(date),
    $cart.get().map((line) => ({ ...line, note: '' })),
  )
}
