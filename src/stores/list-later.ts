import { LATER_ID } from '#domain/list.ts'
import * as words from '#words/lists.ts'
import { $cart, removeLine } from './cart.ts'
import { $listsUnkept, listOf, makeList, putIntoList } from './lists.ts'

/** A line that was put aside, and the way back. */
export interface SavedForLater {
  /** Whether storage took it. */
  kept: boolean
  undo: () => void
}

/** Takes a line as it is by now out of the cart into the list "Saved for later", unless it is gone or there is no room. */
export function saveForLater(itemId: string): SavedForLater | 'gone' | 'full' {
  const line = $cart.get().find((one) => one.itemId === itemId)
  if (line === undefined) return 'gone'
  const later = listOf(LATER_ID) ?? makeList(words.savedForLater, [], LATER_ID)
  if (later === undefined) return 'full'
  const put = putIntoList(later, [{ ...line, note: '' }])
  // Another tab has deleted the list, and this page knows it now: it is made anew.
  if (put === undefined) return saveForLater(itemId)
  if (put.added === 0) return 'full'
  const kept = !$listsUnkept.get()
  const putBack = removeLine(itemId)
  const undo = () => {
    put.undo()
    putBack()
  }
  return { kept, undo }
}
