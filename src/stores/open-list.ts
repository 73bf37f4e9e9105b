import { atom } from 'nanostores'
import { LIST_MARK, LISTS_PATH } from '#domain/paths.ts'
import { readSharedList } from './list-link-offer.ts'

/** The id of the list that the address names; empty for none. */
export const $openListId = atom(idOfAddress())

/** Goes by the address from now on: which list is open, and whether one came by a link. */
export function followAddress(): () => void {
  const follow = () => {
    $openListId.set(idOfAddress())
    void readSharedList()
  }
  // Comes by every way from one list to another, Back among them; popstate would only say the same once more.
  addEventListener('hashchange', follow)
  follow()
  return () => removeEventListener('hashchange', follow)
}

/** Shows all lists, without leaving the page. */
export function showAllLists(): void {
  history.pushState(null, '', LISTS_PATH)
  $openListId.set('')
}

function idOfAddress(): string {
  if (typeof location === 'undefined' || !location.hash.startsWith(LIST_MARK)) return ''
  return location.hash.slice(LIST_MARK.length)
}
