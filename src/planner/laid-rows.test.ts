import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieceNames } from './cutting-list.ts'
import { laidRows, shortNames } from './laid-rows.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import { boxOutline, PRESETS, presetOutline } from './outline.ts'

const MAT: Mat = { lengthMm: 1000, widthMm: 500, form: 'piece', turns: false }
const room = { outline: boxOutline(2500, 1500), holes: [], gapMm: 0 }

test('rows are named from the first wall on, along either side', () => {
  const lay = (along: 'x' | 'y') =>
    laidRows(layFloor(room, MAT, BY_KNIFE, { along, bond: 'straight', lastRowTurned: false }, { x: 0, y: 0 }))
  expect(lay('x')).toEqual([
    { names: ['1', '2', '3a'], fromMm: 0, toMm: 500 },
    { names: ['4', '5', '3b'], fromMm: 500, toMm: 1000 },
    { names: ['6', '7', '8'], fromMm: 1000, toMm: 1500 },
  ])
  expect(lay('y').map(({ fromMm, toMm }) => [fromMm, toMm])).toEqual([
    [0, 500],
    [500, 1000],
    [1000, 1500],
    [1500, 2000],
    [2000, 2500],
  ])
})

test('a row whose first piece is cut through is one row', () => {
  const gully = { kind: 'gully', x: 0, y: 400, w: 1000, h: 150 } as const
  const hall = { outline: boxOutline(4000, 2000), holes: [gully], gapMm: 0 }
  const mat: Mat = { lengthMm: 1000, widthMm: 1000, form: 'interlocking', turns: false }
  const rows = (along: 'x' | 'y') =>
    laidRows(layFloor(hall, mat, BY_KNIFE, { along, bond: 'straight', lastRowTurned: false }, { x: 0, y: 0 }))
  expect(rows('x')).toEqual([
    { names: ['1a', '1b', '2', '3', '4'], fromMm: 0, toMm: 1000 },
    { names: ['5', '6', '7', '8'], fromMm: 1000, toMm: 2000 },
  ])
  expect(rows('y').map(({ names }) => names)).toEqual([
    ['1a', '1b', '2'],
    ['3', '4'],
    ['5', '6'],
    ['7', '8'],
  ])
})

test('every piece of a plan stands in one row, in the order in which it is laid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), fc.constantFrom('x' as const, 'y' as const), (preset, along) => {
      const plan = layFloor(
        { outline: presetOutline(preset), holes: [{ kind: 'post', x: 700, y: 700, w: 200, h: 200 }], gapMm: 0 },
        MAT,
        BY_KNIFE,
        { along, bond: 'half', lastRowTurned: false },
        { x: 0, y: 0 },
      )
      expect(laidRows(plan).flatMap(({ names }) => names)).toEqual(pieceNames(plan))
    }),
  )
})

test('numbers that follow each other are said short', () => {
  expect(shortNames(['1a', '2', '3', '4', '5b', '6', '7', '9'])).toBe('1a, 2–4, 5b, 6, 7, 9')
  expect(shortNames([])).toBe('')
})
