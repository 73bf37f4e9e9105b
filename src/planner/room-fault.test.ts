import { expect, test } from 'vitest'
import { boxOutline, presetOutline } from './outline.ts'
import type { Hole, Room } from './room.ts'
import { matFault, roomFault } from './room-fault.ts'

const room = (more: Partial<Room>): Room => ({ outline: boxOutline(3600, 3600), holes: [], gapMm: 0, ...more })
const hole = (x: number, y: number, w = 200, h = 200): Hole => ({ kind: 'drain', x, y, w, h })
const at = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }))

test('a room with a drain at its wall is in order', () => {
  expect(roomFault(room({ holes: [hole(0, 0), hole(3400, 1000)] }))).toBeUndefined()
})

test.for([
  ['three corners', at([0, 0], [1, 0], [1, 1]), { fault: 'corners', count: 3 }],
  ['a slanted wall', at([0, 0], [10, 0], [10, 10], [1, 10]), { fault: 'slanted', wall: 2 }],
  ['walls in one line', at([0, 0], [5, 0], [10, 0], [10, 10], [0, 10], [0, 5]), { fault: 'slanted', wall: 0 }],
  [
    'walls that cross',
    at([0, 0], [10, 0], [10, 10], [5, 10], [5, -5], [0, -5]),
    { fault: 'crossing', wall: 0, other: 3 },
  ],
  ['two kilometres', boxOutline(2_000_000, 3000), { fault: 'too-long', mm: 2_000_000 }],
] as const)('refused: %s', ([, outline, fault]) => {
  expect(roomFault(room({ outline }))).toEqual(fault)
})

test('a hole outside, in a wall or of no size is named', () => {
  expect(roomFault(room({ holes: [hole(100, 100), hole(3500, 0)] }))).toEqual({ fault: 'hole-outside', hole: 1 })
  expect(roomFault(room({ holes: [hole(5000, 5000)] }))).toEqual({ fault: 'hole-outside', hole: 0 })
  expect(roomFault(room({ holes: [hole(100, 100, 0)] }))).toEqual({ fault: 'hole-outside', hole: 0 })
  expect(roomFault(room({ outline: presetOutline('l'), holes: [hole(2000, 100, 3000)] }))).toEqual({
    fault: 'hole-outside',
    hole: 0,
  })
})

test('a gap that leaves no floor, too many holes, a mat of 5 mm and a hall of tiles are refused', () => {
  expect(roomFault(room({ gapMm: -1 }))).toEqual({ fault: 'gap', mm: -1 })
  expect(roomFault(room({ gapMm: Number.NaN }))).toEqual({ fault: 'gap', mm: Number.NaN })
  expect(roomFault(room({ holes: Array.from({ length: 61 }, () => hole(1, 1)) }))).toEqual({
    fault: 'holes',
    count: 61,
  })
  const mat = { lengthMm: 300, widthMm: 300, form: 'piece', turns: true } as const
  expect(matFault(room({}), mat)).toBeUndefined()
  expect(matFault(room({}), { ...mat, widthMm: 5 })).toEqual({ fault: 'small-mat', mm: 5 })
  expect(matFault(room({ outline: boxOutline(60_000, 60_000) }), mat)).toEqual({ fault: 'too-many', pieces: 40_000 })
})
