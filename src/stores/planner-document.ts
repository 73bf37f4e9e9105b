import * as v from 'valibot'
import { isListId } from '#domain/list.ts'
import { readNumberedChanges } from '#domain/numbered-changes.ts'
import { parsedJson } from '#domain/parsed-json.ts'
import type { DocumentKind, SharedDocument } from '#domain/shared-document.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { readRoom, writeRoom } from '#planner/room-text.ts'

/** The rooms of a project, as the pages of this browser keep them together. */
export interface SharedRooms extends SharedDocument {
  rooms: readonly PlannedRoom[]
}

/** One thing that a person did to a project. A room that is there is replaced, another one comes last. */
export type RoomChange = { kind: 'put'; room: PlannedRoom } | { kind: 'drop'; id: string }

export const MOST_ROOMS = 40

const StoredRoom = v.pipe(
  v.object({ id: v.pipe(v.string(), v.check(isListId)), text: v.string() }),
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
  empty: { rooms: [], applied: {} },
  apply: (shared, change) => ({ ...shared, rooms: changed(shared.rooms, change) }),
  read(text) {
    const stored = v.safeParse(Document, parsedJson(text))
    if (!stored.success) return { document: ROOMS_KIND.empty, damaged: Number(text.trim() !== '') }
    const rooms = new Map<string, PlannedRoom>()
    for (const value of stored.output.rooms.slice(0, MOST_ROOMS)) {
      const room = v.safeParse(StoredRoom, value)
      if (room.success) rooms.set(room.output.id, room.output)
    }
    const { applied } = stored.output
    return {
      document: { rooms: [...rooms.values()], applied },
      damaged: stored.output.rooms.length - rooms.size,
    }
  },
  write: ({ rooms, applied }) => JSON.stringify({ version: 1, rooms: rooms.map(storedRoom), applied }),
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

function changed(rooms: readonly PlannedRoom[], change: RoomChange): readonly PlannedRoom[] {
  if (change.kind === 'drop') return rooms.filter(({ id }) => id !== change.id)
  const { room } = change
  if (rooms.some(({ id }) => id === room.id)) return rooms.map((known) => (known.id === room.id ? room : known))
  return rooms.length < MOST_ROOMS ? [...rooms, room] : rooms
}

function storedRoom(room: PlannedRoom) {
  return { id: room.id, text: writeRoom(room) }
}
