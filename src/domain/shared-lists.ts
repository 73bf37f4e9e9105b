import { addToCart, type CartPlace, changeQuantity, removeFromCart, setQuantity } from './cart.ts'
import { type List, type ListLine, type Lists, MOST_LISTS } from './list.ts'
import type { SharedDocument } from './shared-document.ts'

/** Where a list goes: after another one, or before all others. */
export type ListPlace = { after: string } | 'first'

/** A line and where it goes; without a place to the end. */
export interface PlacedLine {
  line: ListLine
  place?: CartPlace
}

/** One thing that a person did to the lists. */
export type ListChange =
  /** `back` puts a list that was deleted back: what came into one of the same id since stays beside it. */
  | { kind: 'make'; list: List; place: ListPlace; back?: true }
  | { kind: 'rename'; listId: string; name: string }
  | { kind: 'drop'; listId: string }
  | { kind: 'add'; listId: string; placed: readonly PlacedLine[] }
  | { kind: 'change-quantity'; listId: string; itemId: string; delta: number }
  | { kind: 'set-quantity'; listId: string; itemId: string; quantity: number }
  | { kind: 'set-note'; listId: string; itemId: string; note: string }
  | { kind: 'remove'; listId: string; itemId: string }

/** The lists as several pages keep them together. */
export interface SharedLists extends SharedDocument {
  lists: Lists
}

export const emptySharedLists: SharedLists = { lists: [], applied: {} }

export function applyListChange(lists: Lists, change: ListChange): Lists {
  switch (change.kind) {
    case 'make':
      return makeList(lists, change)
    case 'drop':
      return lists.filter(({ id }) => id !== change.listId)
    case 'rename':
      return changeList(lists, change.listId, (list) => ({ ...list, name: change.name }))
    case 'add':
      return changeLines(lists, change.listId, (lines) => change.placed.reduce(addLine, lines))
    case 'change-quantity':
      return changeLines(lists, change.listId, (lines) => changeQuantity(lines, change.itemId, change.delta))
    case 'set-quantity':
      return changeLines(lists, change.listId, (lines) => setQuantity(lines, change.itemId, change.quantity))
    case 'set-note':
      return changeLines(lists, change.listId, (lines) =>
        lines.map((line) => (line.itemId === change.itemId ? { ...line, note: change.note } : line)),
      )
    case 'remove':
      return changeLines(lists, change.listId, (lines) => removeFromCart(lines, change.itemId))
  }
}

/** The same on lists that pages keep together; what they contain is noted elsewhere. */
export function applyToSharedLists(shared: SharedLists, change: ListChange): SharedLists {
  return { ...shared, lists: applyListChange(shared.lists, change) }
}

/**
 * The order of a list that is there already is kept, and it gets the lines that it lacks: two tabs may make the same one.
 * Of one that is put back it gets all, and quantities add up.
 */
function makeList(lists: Lists, { list: made, place, back }: Extract<ListChange, { kind: 'make' }>): Lists {
  const lines = made.lines.reduce<readonly ListLine[]>((all, line) => addLine(all, { line }), [])
  const present = lists.find(({ id }) => id === made.id)
  if (present !== undefined) {
    const ids = new Set(present.lines.map(({ itemId }) => itemId))
    const lacking = lines.filter(({ itemId }) => back === true || !ids.has(itemId))
    return changeLines(lists, made.id, (all) => lacking.reduce((more, line) => addLine(more, { line }), all))
  }
  if (lists.length >= MOST_LISTS) return lists
  const before = place === 'first' ? 0 : lists.findIndex(({ id }) => id === place.after) + 1 || lists.length
  return lists.toSpliced(before, 0, { ...made, lines })
}

/** A note that is there stays. */
function addLine(lines: readonly ListLine[], { line, place }: PlacedLine): readonly ListLine[] {
  return addToCart(lines, line, place).map((kept) =>
    kept.itemId === line.itemId && kept.note === '' ? { ...kept, note: line.note } : kept,
  )
}

function changeLines(lists: Lists, listId: string, to: (lines: readonly ListLine[]) => readonly ListLine[]): Lists {
  return changeList(lists, listId, (list) => ({ ...list, lines: to(list.lines) }))
}

function changeList(lists: Lists, listId: string, to: (list: List) => List): Lists {
  return lists.map((list) => (list.id === listId ? to(list) : list))
}
