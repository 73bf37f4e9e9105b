import { expect, test } from 'vitest'
import { doorEnds, jointsInDoors } from './door.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import { boxOutline } from './outline.ts'
import { fittingDoors } from './planned-room.ts'

const MAT: Mat = { lengthMm: 1000, widthMm: 500, form: 'piece', turns: false }
const room = { outline: boxOutline(2000, 1000), holes: [], gapMm: 5 }
const { laid } = layFloor(room, MAT, BY_KNIFE, { along: 'x', bond: 'straight', lastRowTurned: false }, { x: 0, y: 0 })

test('a door over a joint has one in it, on whichever wall', () => {
  const at = (wall: number, atMm: number) => jointsInDoors(room, [{ wall, atMm, widthMm: 400 }], laid)
  expect([at(0, 800), at(1, 300), at(2, 800), at(3, 300)]).toEqual([1, 1, 1, 1])
  expect([at(0, 100), at(1, 50), at(2, 1500), at(3, 550)]).toEqual([0, 0, 0, 0])
})

test('the same goes where the corners are named the other way round', () => {
  const turned = { ...room, outline: room.outline.toReversed() }
  const at = (wall: number, atMm: number) => jointsInDoors(turned, [{ wall, atMm, widthMm: 400 }], laid)
  expect([at(0, 800), at(1, 300), at(2, 800), at(3, 300)]).toEqual([1, 1, 1, 1])
})

test('a door that no longer fits its wall is moved and narrowed; one without a wall goes', () => {
  const doors = [
    { wall: 0, atMm: 1500, widthMm: 900 },
    { wall: 1, atMm: 0, widthMm: 3000 },
    { wall: 7, atMm: 0, widthMm: 900 },
    { wall: 3, atMm: -200, widthMm: 900 },
  ]
  expect(doorEnds(room.outline, { wall: 0, atMm: 1500, widthMm: 900 })).toBeUndefined()
  expect(fittingDoors(room.outline, doors)).toEqual([
    { wall: 0, atMm: 1100, widthMm: 900 },
    { wall: 1, atMm: 0, widthMm: 1000 },
    { wall: 3, atMm: 0, widthMm: 900 },
  ])
})
