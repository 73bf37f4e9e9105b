import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withThing } from './free-place.ts'
import { boxOutline, PRESETS, presetOutline, withStep } from './outline.ts'
import type { PlannedRoom } from './planned-room.ts'
import { roomFault } from './room-fault.ts'
import { isOfLaterVersion, readRoom, roomName, writeRoom } from './room-text.ts'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Box 1', outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 5, itemId: '010101' },
  ...{ cutting: { kerfMm: 3, leastMm: 100 }, rollMm: 10_000, chosen: 1, edges: 'none', ownGap: true },
}

/** A room of 40 corners, with as much in it as it can hold. */
function largest(): PlannedRoom {
  let outline = boxOutline(40_000, 30_000)
  for (let wall = 0; outline.length < 40; wall += 3) {
    const next = withStep(outline, wall % outline.length)
    if (roomFault({ outline: next, holes: [], gapMm: 0 }) === undefined) outline = next
  }
  let room: PlannedRoom = { ...ROOM, outline }
  for (let count = 0; count < 20; count += 1) room = withThing(room, { kind: 'drain', w: 250, h: 250 }) ?? room
  return { ...room, doors: Array.from({ length: 20 }, () => ({ wall: 0, atMm: 0, widthMm: 100 })) }
}

test('a room comes back from its text as it was, whatever its name', () => {
  const rooms = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 60 }).map(roomName),
    outline: fc.constantFrom(...PRESETS).map(presetOutline),
    gapMm: fc.integer({ min: 0, max: 500 }),
    chosen: fc.nat(3),
  })
  fc.assert(
    fc.property(rooms, (more) => {
      const room = withThing(
        { ...ROOM, ...more, doors: [{ wall: 0, atMm: 200, widthMm: 900 }] },
        { kind: 'gully', w: 900, h: 100 },
      )
      if (room === undefined) throw new Error('There is room.')
      expect(readRoom(writeRoom(room), 'r1')).toEqual(room)
    }),
  )
})

test('a room of 40 corners, 20 drains and 20 doors fits into a link of 2 kB', () => {
  const room = largest()
  expect([room.outline.length, room.holes.length]).toEqual([40, 20])
  const text = writeRoom(room)
  expect(text.length).toBeLessThan(1800)
  expect(readRoom(text, 'r1')).toEqual(room)
})

test.for(['', 'r2~a', 'r1', writeRoom(ROOM).replace('r1', 'r9'), writeRoom(ROOM).replace('010101', '../x')])(
  'no room: %s',
  (text) => expect(readRoom(text, 'r1')).toBeUndefined(),
)

test('what a later version wrote is told from damage', () => {
  const text = writeRoom(ROOM)
  const withSetting = (more: string) =>
    text
      .split('~')
      .with(3, `${text.split('~')[3]}.${more}`)
      .join('~')
  const later = ['r2~a', text.replace('r1', 'r12'), withSetting('1')]
  expect(later.map(isOfLaterVersion)).toEqual([true, true, true])
  const damaged = ['', 'r1~?', 'r0~a', 'r2', 'x r2~', text.slice(0, 20), withSetting('?')]
  expect(damaged.filter(isOfLaterVersion)).toEqual([])
})

const [, , , SETTINGS = '', CORNERS] = writeRoom(ROOM).split('~')
test.for(SETTINGS.split('.').flatMap((_, at) => ['!', '', '1.', 'abcdefg'].map((put) => [at, put] as const)))(
  'no room: its setting %i is %j',
  ([at, put]) => {
    const settings = SETTINGS.split('.').with(at, put).join('.')
    expect(readRoom(['r1', 'Room', 'id', settings, CORNERS, '', ''].join('~'), 'r1')).toBeUndefined()
  },
)

test('whatever stands in a link, a room that is read is in order', () => {
  const text = writeRoom(largest())
  const broken = fc
    .tuple(fc.nat(text.length), fc.string({ maxLength: 8 }))
    .map(([at, put]) => text.slice(0, at) + put + text.slice(at + put.length + 1))
  fc.assert(
    fc.property(fc.oneof(broken, fc.string()), (given) => {
      const room = readRoom(given, 'r1')
      expect(room && roomFault(room)).toBeUndefined()
      const { gapMm = 0, rollMm = 0, chosen = 0, cutting } = room ?? {}
      expect([gapMm, rollMm, chosen, cutting?.kerfMm ?? 0, cutting?.leastMm ?? 0].every(Number.isSafeInteger)).toBe(
        true,
      )
    }),
  )
})
