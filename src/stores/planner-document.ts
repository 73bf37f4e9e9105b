import * as v from 'valibot'
import { isListId } from '#domain/list.ts'
import { readNumberedChanges } from '#domain/numbered-changes.ts'
import { parsedJson } from '#domain/parsed-json.ts'
import type { DocumentKind, SharedDocument } from '#domain/shared-document.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { isOfLaterVersion, readRoom, writeRoom } from '#planner/room-text.ts'

/** The rooms of a project, as the pages of this browser keep them together. */
export interface SharedRooms extends SharedDocument {
  rooms: readonly PlannedRoom[]
  /** What a later version of the shop wrote: it stays as it is. */
  later: readonly RoomText[]
}

/** A room as it is stored. */
interface RoomText {
  id: string
  text: string
}

/** One thing that a person did to a project. A room that is there is replaced, another one comes last. */
export type RoomChange = { kind: 'put'; room: PlannedRoom } | { kind: 'drop'; id: string }

export const MOST_ROOMS = 40

const Stored = v.object({ id: v.pipe(v.string(), v.check(isListId)), text: v.string() })
const LaterRoom = v.pipe(
  Stored,
  v.check(({ text }) => isOfLaterVersion(text)),
)
const StoredRoom = v.pipe(
  Stored,
  v.transform(({ id, text }) => readRoom(text, id)),
  v.custom<PlannedRoom>((room) => room !== undefined),
)
const Document = v.object({
  rooms: v.array(v.unknown()),
  applied: v.fallback(v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))), {}),
})
const Change: v.GenericSchema<unknown, RoomChange> = v.variant('kind', [
  v.object({ kind: v.literal('put'), room: StoredRoom }),
  v.object({ kind: v.literal('drop'), id: v.string() }),
])

export const ROOMS_KIND: DocumentKind<SharedRooms, RoomChange> = {
  key: 'rooms',
  empty: { rooms: [], later: [], applied: {} },
  apply: changed,
  read(text) {
    const stored = v.safeParse(Document, parsedJson(text))
    if (!stored.success) return { document: ROOMS_KIND.empty, damaged: Number(text.trim() !== '') }
    const rooms = new Map<string, PlannedRoom>()
    const later = new Map<string, RoomText>()
    for (const value of stored.output.rooms.slice(0, MOST_ROOMS)) {
      const room = v.safeParse(StoredRoom, value)
      if (room.success) rooms.set(room.output.id, room.output)
      else if (v.is(LaterRoom, value)) later.set(value.id, value)
    }
    const { applied } = stored.output
    return {
      document: { rooms: [...rooms.values()], later: [...later.values()], applied },
      damaged: stored.output.rooms.length - rooms.size - later.size,
    }
  },
  write: ({ rooms, later, applied }) =>
    JSON.stringify({ version: 1, rooms: [...rooms.map(storedRoom), ...later], applied }),
  readChanges: (text) => readNumberedChanges(parsedJson(text), Change),
  writeChanges: (changes) =>
    JSON.stringify({
      version: 1,
      changes: changes.map(({ number, change }) => ({
        number,
        change: change.kind === 'put' ? { ...change, room: storedRoom(change.room) } : change,
      })),
    }),
}

function changed(shared: SharedRooms, change: RoomChange): SharedRooms {
  const id = change.kind === 'drop' ? change.id : change.room.id
  const later = shared.later.filter((one) => one.id !== id)
  const { rooms } = shared
  if (change.kind === 'drop') return { ...shared, later, rooms: rooms.filter((room) => room.id !== id) }
  const { room } = change
  if (rooms.some((known) => known.id === id)) {
    return { ...shared, later, rooms: rooms.map((known) => (known.id === id ? room : known)) }
  }
  return rooms.length + later.length < MOST_ROOMS ? { ...shared, later, rooms: [...rooms, room] } : shared
}

function storedRoom(room: PlannedRoom) {
  return { id: room.id, text: writeRoom(room) }
}
