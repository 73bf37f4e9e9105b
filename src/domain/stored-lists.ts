import * as v from 'valibot'
import { isUsableId } from './id.ts'
import { isListId, type List, type ListLine, listNameOf, MOST_LIST_LINES, MOST_LISTS, noteOf } from './list.ts'
import { parsedJson } from './parsed-json.ts'
import type { SharedLists } from './shared-lists.ts'
import { readStoredPrice, readStoredUnpriced, storedUnpriced } from './stored-line.ts'

const StoredNote = v.object({ note: v.fallback(v.string(), '') })
const StoredList = v.object({
  id: v.pipe(v.string(), v.check(isListId)),
  name: v.string(),
  lines: v.array(v.unknown()),
})
const Document = v.object({
  lists: v.array(v.unknown()),
  applied: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))), {}),
})

/** The storage text of the lists. */
export function writeStoredLists({ lists, applied }: SharedLists): string {
  return JSON.stringify({ version: 1, lists: lists.map(storedList), applied })
}

/** Reads whatever text stands in storage: lists and lines that are sound are kept, the others counted. Never throws. */
export function readStoredLists(text: string): { document: SharedLists; damaged: number } {
  const stored = v.safeParse(Document, parsedJson(text))
  if (!stored.success) return { document: { lists: [], applied: {} }, damaged: Number(text.trim() !== '') }
  const { lists: values, applied } = stored.output
  const lists = new Map<string, List>()
  let damaged = Math.max(0, values.length - MOST_LISTS)
  for (const value of values.slice(0, MOST_LISTS)) {
    const read = readStoredList(value)
    if (read === undefined || lists.has(read.list.id)) damaged += 1
    else lists.set(read.list.id, read.list)
    damaged += read?.damaged ?? 0
  }
  return { document: { lists: [...lists.values()], applied }, damaged }
}

/** A list as it is kept, its lines under the names of behaviour 2.1. */
export function storedList({ id, name, lines }: List) {
  return { id, name, lines: lines.map(storedListLine) }
}

/** The list that a value from storage stands for, and how many of its lines do not stand for one. */
export function readStoredList(value: unknown): { list: List; damaged: number } | undefined {
  const stored = v.safeParse(StoredList, value)
  if (!stored.success) return undefined
  const { id, name, lines } = stored.output
  const sound = new Map<string, ListLine>()
  for (const line of lines.slice(0, MOST_LIST_LINES).map(readStoredListLine)) {
    if (line !== undefined && !sound.has(line.itemId)) sound.set(line.itemId, line)
  }
  const list = { id, name: listNameOf(name) || id, lines: [...sound.values()] }
  return { list, damaged: lines.length - sound.size }
}

/** A line as it is kept; without a price where that is on request. */
export function storedListLine(line: ListLine) {
  return {
    ...storedUnpriced(line),
    ...(line.price === 'on-request' ? {} : { retailPrice: line.price / 100 }),
    ...(line.note === '' ? {} : { note: line.note }),
  }
}

export function readStoredListLine(value: unknown): ListLine | undefined {
  const unpriced = readStoredUnpriced(value)
  if (unpriced === undefined || !isUsableId(unpriced.itemId)) return undefined
  const stated = v.safeParse(StoredNote, value)
  const note = stated.success ? noteOf(stated.output.note) : ''
  return { ...unpriced, price: readStoredPrice(value) ?? 'on-request', note }
}
