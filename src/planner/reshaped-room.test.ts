import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Door, doorEnds } from './door.ts'
import { boxOutline, lengthOf, PRESETS, presetOutline } from './outline.ts'
import { withStepIn, withWallOf } from './reshaped-room.ts'
import { type Point, wallsOf } from './room.ts'
import { roomFault } from './room-fault.ts'

const L = presetOutline('l')
const door = (wall: number, atMm: number): Door => ({ wall, atMm, widthMm: 900 })
/** The same outline, with another corner for its first. */
const from = (first: number, outline: readonly Point[]) => [...outline.slice(first), ...outline.slice(0, first)]

test('a wall of another length leaves doors as far from where their walls begin, where they fit', () => {
  const box = { outline: boxOutline(3600, 3600), doors: [door(0, 2000), door(2, 500)] }
  expect(withWallOf(box, 0, 4000)).toEqual({ outline: boxOutline(4000, 3600), doors: box.doors })
  expect(withWallOf(box, 0, 2500)).toEqual({ outline: boxOutline(2500, 3600), doors: [door(0, 1600), door(2, 500)] })
})

test.each([
  ['the wall that goes on', L, door(2, 500), door(0, 3500)],
  ['the wall that is gone on with', L, door(0, 500), door(0, 500)],
  ['a wall that begins where it did', L, door(4, 500), door(2, 500)],
  ['a wall that begins elsewhere', L, door(3, 500), door(1, 2900)],
  ['the last wall', L, door(5, 500), door(3, 500)],
])('where a wall goes, a door stays in %s', (_, outline, before, after) => {
  expect(withWallOf({ outline, doors: [before] }, 1, 0)).toMatchObject({
    outline: boxOutline(6000, 5000),
    doors: [after],
  })
})

test('where the first wall goes, the last one goes on in the second', () => {
  const room = { outline: from(1, L), doors: [door(0, 100), door(1, 500), door(5, 500), door(2, 500)] }
  const { outline, doors } = withWallOf(room, 0, 0)
  expect(outline).toEqual(from(1, boxOutline(6000, 5000)))
  expect(doors).toEqual([door(3, 3500), door(3, 500), door(0, 2900)])
})

test('where the last wall goes, the one before it goes on in the first', () => {
  const room = { outline: from(2, L), doors: [door(5, 100), door(4, 500), door(0, 500)] }
  const { outline, doors } = withWallOf(room, 5, 0)
  expect(roomFault({ outline, holes: [], gapMm: 0 })).toBeUndefined()
  expect(doors.map((one) => doorEnds(outline, one))).toEqual([
    [
      { x: 500, y: 2400 },
      { x: 1400, y: 2400 },
    ],
    [
      { x: 3500, y: 2400 },
      { x: 4400, y: 2400 },
    ],
  ])
})

test('with a recess both its sides go, and the door in its back stays between them', () => {
  const recess = { outline: presetOutline('u'), doors: [door(1, 100), door(2, 500), door(3, 100), door(4, 500)] }
  expect(withWallOf(recess, 1, 0)).toEqual({
    outline: boxOutline(7000, 5000),
    doors: [door(0, 2500), door(0, 5500)],
  })
})

test.each([
  ['in the first half', 0, door(0, 100), door(0, 100)],
  ['in the second half', 0, door(0, 2500), door(2, 700)],
  ['with the most of it in the second half', 0, door(0, 1400), door(2, 0)],
  ['with the most of it in the first half', 0, door(0, 1300), door(0, 900)],
  ['in the wall after it', 0, door(1, 1500), door(3, 600)],
  ['where the wall after it begins no more', 0, door(1, 500), door(3, 0)],
  ['in a later wall', 0, door(3, 500), door(5, 500)],
  ['in a wall before it', 2, door(1, 500), door(1, 500)],
  ['in the first half of the last wall', 3, door(3, 100), door(3, 100)],
  ['in the second half of the last wall', 3, door(3, 2500), door(5, 700)],
  ['in the first wall, where the last has the step', 3, door(0, 500), door(0, 500)],
])('a door %s stays where it is as a step is added', (_, wall, before, after) => {
  expect(withStepIn({ outline: boxOutline(3600, 3600), doors: [before] }, wall).doors).toEqual([after])
})

test('where a wall goes or has a step, a door stays at its place along its wall, and on the floor if its wall stays', () => {
  const shapes = fc.record({
    preset: fc.constantFrom(...PRESETS),
    first: fc.nat(7),
    steps: fc.array(fc.nat(20), { maxLength: 3 }),
  })
  const places = fc.record({
    wall: fc.nat(20),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    width: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(shapes, places, fc.nat(20), fc.boolean(), ({ preset, first, steps }, place, at, goes) => {
      const shape = from(first % presetOutline(preset).length, presetOutline(preset))
      const { outline } = steps.reduce((room, wall) => withStepIn(room, wall % room.outline.length), {
        outline: shape,
        doors: [] as readonly Door[],
      })
      const [wall, edited] = [place.wall % outline.length, at % outline.length]
      const own = wallsOf(outline)[wall]
      if (own === undefined || roomFault({ outline, holes: [], gapMm: 0 }) !== undefined) return
      const long = lengthOf(own.from, own.to)
      const widthMm = Math.min(place.width, long)
      const room = { outline, doors: [{ wall, atMm: Math.round((long - widthMm) * place.part), widthMm }] }
      const next = goes ? withWallOf(room, edited, 0) : withStepIn(room, edited)
      if (roomFault({ ...next, holes: [], gapMm: 0 }) !== undefined) return
      const [before, after] = [room, next].map(spanOf)
      if (after === undefined) {
        // It went with its wall, or with the one on the other side of a recess.
        expect(
          goes && [edited, (edited + 2) % outline.length, (edited - 2 + outline.length) % outline.length],
        ).toContain(wall)
        return
      }
      expect(before?.axis).toBe(after.axis)
      if (before === undefined || before.start < after.wall[0] || before.end > after.wall[1]) return
      expect([after.start, after.end]).toEqual([before.start, before.end])
    }),
    { numRuns: 500 },
  )
})

/** Where the only door of a room is along its wall, and from where to where that goes. */
function spanOf({ outline, doors }: { outline: readonly Point[]; doors: readonly Door[] }) {
  const [only] = doors
  const ends = only && doorEnds(outline, only)
  const wall = only && wallsOf(outline)[only.wall]
  if (ends === undefined || wall === undefined) return undefined
  const axis = wall.from.y === wall.to.y ? 'x' : 'y'
  const [one, other] = [wall.from[axis], wall.to[axis]]
  const [start, end] = [Math.min(...ends.map((point) => point[axis])), Math.max(...ends.map((point) => point[axis]))]
  return { axis, start, end, wall: [Math.min(one, other), Math.max(one, other)] as const } as const
}
