import type { DocumentKind } from './shared-document.ts'
import { applyToSharedLists, emptySharedLists, type ListChange, type SharedLists } from './shared-lists.ts'
import { readStoredListChanges, writeStoredListChanges } from './stored-list-changes.ts'
import { readStoredLists, writeStoredLists } from './stored-lists.ts'

/** The lists as pages keep them together. */
export const LISTS_KIND: DocumentKind<SharedLists, ListChange> = {
  key: 'lists',
  empty: emptySharedLists,
  apply: applyToSharedLists,
  read: readStoredLists,
  write: writeStoredLists,
  readChanges: readStoredListChanges,
  writeChanges: writeStoredListChanges,
}
