import { MOST_LISTS } from '#domain/list.ts'
import { tellKept } from '#islands/lists/tell-kept.ts'
import { listOfCart } from '#stores/cart-list.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'

/** Makes a list of the cart, which stays as it is, and tells where it is. */
export function keepCart(): void {
  const list = listOfCart(Date.now())
  if (list === undefined) showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
  else tellKept(list)
}
