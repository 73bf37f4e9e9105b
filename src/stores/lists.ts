import { computed } from 'nanostores'
import { placesOf } from '#domain/cart.ts'
import { fitLines } from '#domain/fit-lines.ts'
import {
  freeListName,
  type List,
  type ListLine,
  type Lists,
  listNameOf,
  MOST_LIST_LINES,
  MOST_LISTS,
  noteOf,
} from '#domain/list.ts'
import { LISTS_KIND } from '#domain/open-lists.ts'
import { sharedPages } from './shared-pages.ts'

const pages = sharedPages(LISTS_KIND)

/** The lists, the same in every tab. */
export const $lists = computed(pages.$view, ({ document }) => document.lists)
/** Parts of the stored lists that could not be read and were left out. */
export const $damagedLists = pages.$damaged
/** Whether changes of this page are in this page alone, since storage takes nothing. */
export const $listsUnkept = computed(pages.$view, ({ unkept }) => unkept)

export function listOf(listId: string): List | undefined {
  return $lists.get().find(({ id }) => id === listId)
}

/** Makes a list, before all others, under a name that no other has. Undefined when there are as many as are kept. */
export function makeList(typed: string, lines: readonly ListLine[], listId = newListId()): List | undefined {
  if ($lists.get().length >= MOST_LISTS) return undefined
  const name = freeListName($lists.get(), listNameOf(typed))
  pages.make({ kind: 'make', list: { id: listId, name, lines: lines.slice(0, MOST_LIST_LINES) }, place: 'first' })
  return listOf(listId)
}

/**
 * Gives a list another name; an empty one changes nothing. Returns its name, and what brings the old one back; undefined
 * where another tab has deleted the list.
 */
export function renameList({ id, name }: List, typed: string): { name: string; undo: () => void } | undefined {
  const call = (next: string) => pages.make({ kind: 'rename', listId: id, name: next })
  const next = freeNameFor(id, listNameOf(typed) || name)
  if (next !== name) call(next)
  if (listOf(id) === undefined) return undefined
  return { name: next, undo: () => call(freeNameFor(id, name)) }
}

/** Takes a list away and returns what puts it back where it was; false where others have taken its room meanwhile. */
export function dropList(list: List): () => boolean {
  const place = listPlace($lists.get(), list)
  pages.make({ kind: 'drop', listId: list.id })
  return () => {
    if (listOf(list.id) === undefined && $lists.get().length >= MOST_LISTS) return false
    pages.make({ kind: 'make', list: { ...list, name: freeNameFor(list.id, list.name) }, place, back: true })
    return listOf(list.id) !== undefined
  }
}

/** What came into a list; lines that had no room there were left out. */
export interface Put {
  added: number
  withoutRoom: number
  undo: () => void
}

/**
 * Puts lines into a list; the quantity of an item that is there rises. Undefined where another tab has deleted the list:
 * then nothing is put anywhere.
 */
export function putIntoList({ id }: List, lines: readonly ListLine[]): Put | undefined {
  const { fitting, beyond, takenBack } = fitLines(listOf(id)?.lines ?? [], lines, MOST_LIST_LINES)
  if (fitting.length > 0) pages.make({ kind: 'add', listId: id, placed: fitting.map((line) => ({ line })) })
  // Asked afterwards: to make a change is to look what other tabs did.
  if (listOf(id) === undefined) return undefined
  const undo = () => {
    for (const { itemId, quantity } of takenBack(listOf(id)?.lines ?? [])) {
      if (quantity === 0) pages.make({ kind: 'remove', listId: id, itemId })
      else setListQuantity(id, itemId, quantity)
    }
  }
  return { added: fitting.length, withoutRoom: beyond.length, undo }
}

export function changeListQuantity(listId: string, itemId: string, delta: number): void {
  pages.make({ kind: 'change-quantity', listId, itemId, delta })
}

export function setListQuantity(listId: string, itemId: string, quantity: number): void {
  pages.make({ kind: 'set-quantity', listId, itemId, quantity })
}

export function setNote(listId: string, itemId: string, typed: string): void {
  pages.make({ kind: 'set-note', listId, itemId, note: noteOf(typed) })
}

/** Takes a line out and returns what puts it back where it was; false where others have taken its room meanwhile. */
export function removeListLine(listId: string, itemId: string): () => boolean {
  const placed = placesOf(listOf(listId)?.lines ?? []).filter(({ line }) => line.itemId === itemId)
  pages.make({ kind: 'remove', listId, itemId })
  return () => {
    const lines = placed.map(({ line }) => line)
    if (fitLines(listOf(listId)?.lines ?? [], lines, MOST_LIST_LINES).beyond.length > 0) return false
    pages.make({ kind: 'add', listId, placed })
    const list = listOf(listId)
    return list === undefined || list.lines.some((line) => line.itemId === itemId)
  }
}

/** For a list that may be there itself. */
function freeNameFor(listId: string, wanted: string): string {
  const others = $lists.get().filter(({ id }) => id !== listId)
  return freeListName(others, wanted)
}

function listPlace(lists: Lists, { id }: List): { after: string } | 'first' {
  const before = lists[lists.findIndex((list) => list.id === id) - 1]
  return before === undefined ? 'first' : { after: before.id }
}

function newListId(): string {
  return `l${Math.random().toString(36).slice(2, 14)}`
}
