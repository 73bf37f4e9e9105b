import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withMovedWall } from './moved-wall.ts'
import { boxOutline, PRESETS, presetOutline } from './outline.ts'
import type { Room } from './room.ts'

const room: Room = {
  outline: boxOutline(3000, 2000),
  holes: [{ kind: 'post', x: 500, y: 600, w: 100, h: 100 }],
  gapMm: 0,
}

test('a wall on the right or below moves alone', () => {
  expect(withMovedWall(room, 1, 400)).toEqual({ ...room, outline: boxOutline(3400, 2000) })
  expect(withMovedWall(room, 2, -300)).toEqual({ ...room, outline: boxOutline(3000, 1700) })
})

test('a wall on the left or above leaves what stands in the room as far from the others', () => {
  const wider = withMovedWall(room, 3, -400)
  expect(wider.outline).toEqual(boxOutline(3400, 2000))
  expect(wider.holes[0]).toMatchObject({ x: 900, y: 600 })
  expect(withMovedWall(room, 0, 100)).toMatchObject({ outline: boxOutline(3000, 1900), holes: [{ x: 500, y: 500 }] })
})

test('a wall that is moved back leaves the room as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), fc.nat(7), fc.integer({ min: -900, max: 900 }), (preset, at, by) => {
      const given = { ...room, outline: presetOutline(preset) }
      const wall = at % given.outline.length
      expect(withMovedWall(withMovedWall(given, wall, by), wall, -by)).toEqual(given)
    }),
  )
})
