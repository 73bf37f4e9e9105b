import { expect, test } from 'vitest'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type Cutting, type Mat } from './mat.ts'
import { figuresOf, type Laying } from './plan.ts'
import type { Point, Room } from './room.ts'

const MAT: Mat = { lengthMm: 1000, widthMm: 500, form: 'piece', turns: false }
const ROLL: Mat = { lengthMm: 10_000, widthMm: 500, form: 'roll', turns: false }
const STRAIGHT: Laying = { along: 'x', bond: 'straight', lastRowTurned: false }

const ROOM: Room = {
  outline: [
    { x: 0, y: 0 },
    { x: 2500, y: 0 },
    { x: 2500, y: 1000 },
    { x: 0, y: 1000 },
  ],
  holes: [],
  gapMm: 0,
}

function figures(mat: Mat, more: { cutting?: Cutting; laying?: Partial<Laying>; origin?: Point } = {}) {
  const { cutting = BY_KNIFE, laying, origin = { x: 0, y: 0 } } = more
  return figuresOf(layFloor(ROOM, mat, cutting, { ...STRAIGHT, ...laying }, origin))
}

test('what one row leaves over begins or ends another', () => {
  expect(figures(MAT)).toEqual({
    pieces: 5,
    rollMm: 0,
    whole: 4,
    cut: 2,
    fromOffcuts: 1,
    floorMm2: 2_500_000,
    boughtMm2: 2_500_000,
    waste: 0,
    narrowestMm: 500,
  })
})

test('a saw takes away so much that two halves need two pieces', () => {
  expect(figures(MAT, { cutting: { kerfMm: 3, leastMm: 100 } })).toMatchObject({ pieces: 6, fromOffcuts: 0 })
})

test('a bond moves every other row, by a half or by what is left over', () => {
  expect(figures(MAT, { laying: { bond: 'half' } })).toMatchObject({ pieces: 5, whole: 4, cut: 2 })
  expect(figures(MAT, { laying: { bond: 'running' } })).toMatchObject({ pieces: 5, whole: 4, cut: 2 })
})

test('the origin says where the cut pieces lie, and how narrow they get', () => {
  expect(figures(MAT, { origin: { x: 2500, y: 1000 } })).toMatchObject({ whole: 4, cut: 2, narrowestMm: 500 })
  expect(figures(MAT, { origin: { x: 1250, y: 0 } })).toMatchObject({ whole: 4, cut: 4, narrowestMm: 250 })
})

test('along the other way the same room takes five whole pieces', () => {
  expect(figures(MAT, { laying: { along: 'y' } })).toMatchObject({
    pieces: 5,
    whole: 5,
    cut: 0,
    narrowestMm: undefined,
  })
})

test('of a roll, strips are bought by length, none longer than they come', () => {
  expect(figures(ROLL)).toMatchObject({ pieces: 2, rollMm: 5000, waste: 0 })
  expect(figures({ ...ROLL, lengthMm: 2000 })).toMatchObject({ pieces: 4, rollMm: 5000 })
})

test('of a roll, whole metres are bought, and what is left of the last one is waste', () => {
  expect(figures(ROLL, { cutting: { kerfMm: 5, leastMm: 100 } })).toMatchObject({
    rollMm: 6000,
    waste: 1 - 2_500 / 3_000,
  })
  expect(figures({ ...ROLL, widthMm: 1000 })).toMatchObject({ pieces: 1, rollMm: 3000, waste: 1 - 2_500 / 3_000 })
})
