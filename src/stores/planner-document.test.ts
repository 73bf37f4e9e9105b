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
  const document = { rooms: [room('a'), room('b')], applied: { p1: 3 } }
  expect(ROOMS_KIND.read(ROOMS_KIND.write(document))).toEqual({ document, damaged: 0 })
  const changes: { number: number; change: RoomChange }[] = [
    { number: 1, change: { kind: 'put', room: room('a') } },
    { number: 4, change: { kind: 'drop', id: 'a' } },
  ]
  expect(ROOMS_KIND.readChanges(ROOMS_KIND.writeChanges(changes))).toEqual(changes)
})

test('a room that is put replaces what it was, or comes last; one too many is left out', () => {
  const put = (rooms: PlannedRoom[], next: PlannedRoom) =>
    ROOMS_KIND.apply({ rooms, applied: {} }, { kind: 'put', room: next }).rooms
  expect(put([room('a'), room('b')], room('a', { gapMm: 20 }))).toEqual([room('a', { gapMm: 20 }), room('b')])
  expect(put([room('a')], room('b'))).toEqual([room('a'), room('b')])
  const many = Array.from({ length: MOST_ROOMS }, (_, index) => room(`r${index}`))
  expect(put(many, room('z'))).toEqual(many)
  expect(ROOMS_KIND.apply({ rooms: many, applied: {} }, { kind: 'drop', id: 'r0' }).rooms).toEqual(many.slice(1))
})

test('what is damaged is left out and counted, and the rest stays', () => {
  const text = JSON.stringify({
    rooms: [{ id: 'a', text: 'r1~?' }, 7, JSON.parse(ROOMS_KIND.write({ rooms: [room('b')], applied: {} })).rooms[0]],
  })
  expect(ROOMS_KIND.read(text)).toEqual({ document: { rooms: [room('b')], applied: {} }, damaged: 2 })
  expect(ROOMS_KIND.read('{')).toEqual({ document: ROOMS_KIND.empty, damaged: 1 })
  expect(ROOMS_KIND.read('')).toEqual({ document: ROOMS_KIND.empty, damaged: 0 })
})
