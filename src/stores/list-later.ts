import type { CartLine } from '#domain/cart.ts'
import { LATER_ID } from '#domain/list.ts'
import * as words from '#words/lists.ts'
import { removeLine } from './cart.ts'
import { $listsUnkept, listOf, makeList, putIntoList } from './lists.ts'

/** A line that was put aside, and the way back. */
export interface SavedForLater {
  /** Whether storage took it. */
  kept: boolean
  undo: () => void
}

/** Takes a line out of the cart into the list "Saved for later"; undefined where that has no room. */
export function saveForLater(line: CartLine): SavedForLater | undefined {
  const later = listOf(LATER_ID) ?? makeList(words.savedForLater, [], LATER_ID)
  if (later === undefined) return undefined
  const put = putIntoList(later, [{ ...line, note: '' }])
  // Another tab has deleted the list, and this page knows it now: it is made anew.
  if (put === undefined) return saveForLater(line)
  if (put.added === 0) return undefined
  const kept = !$listsUnkept.get()
  const putBack = removeLine(line.itemId)
  const undo = () => {
    put.undo()
    putBack()
  }
  return { kept, undo }
}
