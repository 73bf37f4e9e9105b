import * as v from 'valibot'
import { isListId, type List, type ListLine, listNameOf, noteOf } from './list.ts'
import { readNumberedChanges } from './numbered-changes.ts'
import { parsedJson } from './parsed-json.ts'
import type { NumberedChange } from './shared-document.ts'
import type { ListChange } from './shared-lists.ts'
import { readStoredList, readStoredListLine, storedList, storedListLine } from './stored-lists.ts'

const wholeNumber = v.pipe(v.number(), v.safeInteger())
const listId = v.pipe(v.string(), v.check(isListId))
const Made = v.pipe(
  v.unknown(),
  v.transform((value) => readStoredList(value)?.list),
  v.custom<List>((list) => list !== undefined),
)
const Line = v.pipe(
  v.unknown(),
  v.transform(readStoredListLine),
  v.custom<ListLine>((line) => line !== undefined),
)
const Place = v.union([v.literal('first'), v.object({ after: v.string() })])
const ofLine = { listId, itemId: v.string() }
const Change: v.GenericSchema<unknown, ListChange> = v.variant('kind', [
  v.object({ kind: v.literal('make'), list: Made, place: Place, back: v.exactOptional(v.literal(true)) }),
  v.object({ kind: v.literal('rename'), listId, name: v.pipe(v.string(), v.transform(listNameOf)) }),
  v.object({ kind: v.literal('drop'), listId }),
  v.object({
    kind: v.literal('add'),
    listId,
    placed: v.array(v.object({ line: Line, place: v.exactOptional(Place) })),
  }),
  v.object({ kind: v.literal('change-quantity'), ...ofLine, delta: wholeNumber }),
  v.object({ kind: v.literal('set-quantity'), ...ofLine, quantity: v.number() }),
  v.object({ kind: v.literal('set-note'), ...ofLine, note: v.pipe(v.string(), v.transform(noteOf)) }),
  v.object({ kind: v.literal('remove'), ...ofLine }),
])

/** The storage text of the changes that a page keeps beside the lists. */
export function writeStoredListChanges(changes: readonly NumberedChange<ListChange>[]): string {
  return JSON.stringify({
    version: 1,
    changes: changes.map(({ number, change }) => ({ number, change: stored(change) })),
  })
}

/** Reads changes up to the first that cannot be read: what comes after it must not overtake it. Never throws. */
export function readStoredListChanges(text: string): NumberedChange<ListChange>[] {
  return readNumberedChanges(parsedJson(text), Change)
}

function stored(change: ListChange) {
  if (change.kind === 'make') return { ...change, list: storedList(change.list) }
  if (change.kind !== 'add') return change
  return { ...change, placed: change.placed.map((placed) => ({ ...placed, line: storedListLine(placed.line) })) }
}
