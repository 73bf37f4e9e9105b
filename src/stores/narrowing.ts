import { atom } from 'nanostores'
import type { ShownRow } from '#search/filter-index.ts'
import type { SearchDocument } from '#search/search-document.ts'

/** What a search has found, in its order. */
export interface FoundDocuments {
  documents: readonly SearchDocument[]
  /** Which items their rows are; undefined where none is in a row. */
  stamp: string | undefined
  /** For which words, and in which category. */
  of: string
  /** Searches anew where the index of the shop has other rows by now, and says whether it does. */
  again(): Promise<boolean>
}

/** For the filters of its page to narrow; undefined while it is looking. */
export const $foundDocuments = atom<FoundDocuments | undefined>(undefined)

/** What the filters leave of it, in their order. */
export interface LeftDocuments {
  documents: readonly SearchDocument[]
  /** Of what it is left: as in `FoundDocuments`. */
  of: string
  /** With their measures up to the end of the page, where the address asks for a table. */
  rows: ShownRow[] | undefined
}

/** Nothing is narrowed, nothing is known as yet, or what is left. */
export type Left = 'all' | 'asked' | LeftDocuments

export const $leftDocuments = atom<Left>('all')

/** What is left of what is found now: nothing is known as yet where that was for other words or in another category. */
export function leftOf(found: string | undefined, left: Left): Left {
  return typeof left === 'object' && left.of !== found ? 'asked' : left
}

/** Whether an order or a table needs the filters, though nobody has opened them. */
export const $columnsNeeded = atom(false)
