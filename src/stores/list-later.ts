import type { CartLine } from '#domain/cart.ts'
import { LATER_ID } from '#domain/list.ts'
import * as words from '#words/lists.ts'
import { removeLine } from './cart.ts'
import { listOf, makeList, putIntoList } from './lists.ts'

/** Takes a line out of the cart into the list "Saved for later"; undefined where that has no room. Returns the way back. */
export function saveForLater(line: CartLine): (() => void) | undefined {
  const later = listOf(LATER_ID) ?? makeList(words.savedForLater, [], LATER_ID)
  if (later === undefined) return undefined
  const { added, undo } = putIntoList(later, [{ ...line, note: '' }])
  if (added === 0) return undefined
  const putBack = removeLine(line.itemId)
  return () => {
    undo()
    putBack()
  }
}
