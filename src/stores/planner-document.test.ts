import { expect, test } from 'vitest'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { MOST_ROOMS, ROOMS_KIND, type RoomChange } from './planner-document.ts'

const room = (id: string, more: Partial<PlannedRoom> = {}): PlannedRoom => ({
  ...{ id, name: `Box ${id}`, outline: boxOutline(3600, 4200), holes: [], doors: [], gapMm: 5, itemId: '010101' },
  ...{ cutting: { kerfMm: 0, leastMm: 100 }, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
  ...more,
})

test('rooms and changes come back from storage as they were', () => {
  const document = { rooms: [room('a'), room('b')], later: [], applied: { p1: 3 } }
  expect(ROOMS_KIND.read(ROOMS_KIND.write(document))).toEqual({ document, damaged: 0 })
  const changes: { number: number; change: RoomChange }[] = [
    { number: 1, change: { kind: 'put', room: room('a') } },
    { number: 4, change: { kind: 'drop', id: 'a' } },
  ]
  expect(ROOMS_KIND.readChanges(ROOMS_KIND.writeChanges(changes))).toEqual(changes)
})

test('a room that is put replaces what it was, or comes last; one too many is left out', () => {
  const put = (rooms: PlannedRoom[], next: PlannedRoom) =>
    ROOMS_KIND.apply({ rooms, later: [], applied: {} }, { kind: 'put', room: next }).rooms
  expect(put([room('a'), room('b')], room('a', { gapMm: 20 }))).toEqual([room('a', { gapMm: 20 }), room('b')])
  expect(put([room('a')], room('b'))).toEqual([room('a'), room('b')])
  const many = Array.from({ length: MOST_ROOMS }, (_, index) => room(`r${index}`))
  expect(put(many, room('z'))).toEqual(many)
  expect(ROOMS_KIND.apply({ rooms: many, later: [], applied: {} }, { kind: 'drop', id: 'r0' }).rooms).toEqual(
    many.slice(1),
  )
})

test('what is damaged is left out and counted, and the rest stays', () => {
  const text = JSON.stringify({
    rooms: [
      { id: 'a', text: 'r1~?' },
      7,
      JSON.parse(ROOMS_KIND.write({ rooms: [room('b')], later: [], applied: {} })).rooms[0],
    ],
  })
  expect(ROOMS_KIND.read(text)).toEqual({ document: { rooms: [room('b')], later: [], applied: {} }, damaged: 2 })
  expect(ROOMS_KIND.read('{')).toEqual({ document: ROOMS_KIND.empty, damaged: 1 })
  expect(ROOMS_KIND.read('')).toEqual({ document: ROOMS_KIND.empty, damaged: 0 })
})

test('the rooms are kept under their name, and before anything is kept there are none', () => {
  expect(ROOMS_KIND.key).toBe('rooms')
  expect(ROOMS_KIND.empty).toEqual({ rooms: [], later: [], applied: {} })
  expect(JSON.parse(ROOMS_KIND.write({ rooms: [room('a')], later: [], applied: { p1: 3 } }))).toEqual({
    ...{ version: 1, applied: { p1: 3 } },
    rooms: [{ id: 'a', text: 'r1~Box%20a~010101~5.0.2s.7ps.0.0.1~0.0_2s0.0_2s0.38o_0.38o~~' }],
  })
})

const STORED = { id: 'a', text: 'r1~Box%20a~010101~5.0.2s.7ps.0.0.1~0.0_2s0.0_2s0.38o_0.38o~~' }

test.each([
  ['an id that is none', [STORED, { ...STORED, id: 'A b' }], 1],
  ['no id', [STORED, { text: STORED.text }], 1],
  ['no room', [STORED, { id: 'b' }], 1],
  ['the same id twice', [STORED, STORED], 1],
  ['more than there may be', Array.from({ length: 43 }, (_, index) => ({ ...STORED, id: `r${index}` })), 3],
])('rooms with %s are counted as damaged', (_, rooms, damaged) => {
  const read = ROOMS_KIND.read(JSON.stringify({ rooms }))
  expect([read.document.rooms.length, read.damaged]).toEqual([rooms.length - damaged, damaged])
})

const LATER = { id: 'l', text: STORED.text.replace('r1~', 'r2~') }

test('a room of a later version is no damage, and is written as it was read', () => {
  const { document, damaged } = ROOMS_KIND.read(JSON.stringify({ rooms: [LATER, STORED] }))
  expect([document.rooms.map(({ id }) => id), document.later, damaged]).toEqual([['a'], [LATER], 0])
  const put = ROOMS_KIND.apply(document, { kind: 'put', room: room('b') })
  expect(JSON.parse(ROOMS_KIND.write(put)).rooms).toMatchObject([STORED, { id: 'b' }, LATER])
  expect(ROOMS_KIND.apply(document, { kind: 'drop', id: 'l' }).later).toEqual([])
  expect(ROOMS_KIND.apply(document, { kind: 'put', room: room('l') })).toMatchObject({ rooms: [{}, {}], later: [] })
})

test('rooms of a later version count among those that are kept', () => {
  const rooms = Array.from({ length: MOST_ROOMS - 1 }, (_, index) => room(`r${index}`))
  const full = { rooms, later: [LATER], applied: {} }
  expect(ROOMS_KIND.apply(full, { kind: 'put', room: room('z') })).toBe(full)
})

test.each([{ p1: -1 }, { p1: 0.5 }, { p1: '3' }, 7])(
  'what is not known of the changes of others is taken for nothing: %j',
  (applied) => {
    expect(ROOMS_KIND.read(JSON.stringify({ rooms: [STORED], applied }))).toEqual({
      document: { rooms: [room('a')], later: [], applied: {} },
      damaged: 0,
    })
  },
)

test('blanks are no document and no damage, and what has no rooms is damaged', () => {
  expect(ROOMS_KIND.read('  ').damaged).toBe(0)
  expect(ROOMS_KIND.read('{"applied":{}}')).toEqual({ document: ROOMS_KIND.empty, damaged: 1 })
})

test('changes are kept with their rooms as text', () => {
  const changes = [
    { number: 1, change: { kind: 'put', room: room('a') } as const },
    { number: 4, change: { kind: 'drop', id: 'a' } as const },
  ]
  expect(JSON.parse(ROOMS_KIND.writeChanges(changes))).toEqual({
    version: 1,
    changes: [
      { number: 1, change: { kind: 'put', room: STORED } },
      { number: 4, change: { kind: 'drop', id: 'a' } },
    ],
  })
})

test.each([
  { kind: 'put', room: { ...STORED, text: 'r1~?' } },
  { kind: 'put' },
  { kind: 'drop', id: 7 },
  { kind: 'move', id: 'a' },
])('a change that cannot be read holds up those after it: %j', (damaged) => {
  const drop = { kind: 'drop', id: 'a' }
  const changes = [drop, damaged, drop].map((change, index) => ({ number: index + 1, change }))
  expect(ROOMS_KIND.readChanges(JSON.stringify({ changes }))).toEqual([{ number: 1, change: drop }])
})
