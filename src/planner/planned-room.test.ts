import { expect, test } from 'vitest'
import { BY_KNIFE, type Mat } from './mat.ts'
import { boxOutline } from './outline.ts'
import { doorFault, gapByMaterial, gapReason, type PlannedRoom, stripFault } from './planned-room.ts'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Gym', outline: boxOutline(3000, 3000), holes: [], doors: [], gapMm: 0, itemId: 'a' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'around', ownGap: false },
}
const TILE: Mat = {
  ...{ lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false },
  edging: { depthMm: 75, at: 'around', sidesMm: [600] },
}

test('a floor that lies open in edges has nothing free along walls, and another what its material wants', () => {
  expect([gapByMaterial(ROOM, TILE, 'rubber'), gapReason(ROOM, TILE, 'rubber')]).toEqual([0, 'edged'])
  for (const [room, mat] of [
    [{ ...ROOM, edges: 'doors' }, TILE],
    [ROOM, { ...TILE, edging: undefined }],
  ] as const) {
    expect([gapByMaterial(room, mat, 'rubber'), gapReason(room, mat, 'rubber')]).toEqual([5, 'rubber'])
  }
  expect(gapReason({ ...ROOM, ownGap: true }, TILE, 'rubber')).toBe('own')
})

test('a door that is wider than its wall, or ends behind it, is refused', () => {
  const door = { wall: 1, atMm: 600, widthMm: 2400 }
  expect(doorFault(ROOM.outline, door)).toBeUndefined()
  const fault = { fault: 'door-outside', wall: 1, wallMm: 3000 }
  expect(doorFault(ROOM.outline, { ...door, atMm: 601 })).toEqual(fault)
  expect(doorFault(ROOM.outline, { ...door, atMm: 0, widthMm: 3001 })).toEqual(fault)
})

test('strips of half a metre to 60 m are laid, and others are refused', () => {
  expect([499, 500, 60_000, 60_001].map((mm) => stripFault(mm)?.fault)).toEqual([
    'strip',
    undefined,
    undefined,
    'strip',
  ])
})
