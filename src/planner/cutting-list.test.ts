import { expect, test } from 'vitest'
import { cuttingList, notchesInSheet, pieceNames } from './cutting-list.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import { boxOutline } from './outline.ts'
import { lookOf } from './piece-look.ts'

const MAT: Mat = { lengthMm: 1000, widthMm: 500, form: 'piece', turns: false }
const plan = layFloor(
  { outline: boxOutline(2500, 1500), holes: [], gapMm: 0 },
  MAT,
  BY_KNIFE,
  { along: 'x', bond: 'straight', lastRowTurned: false },
  { x: 0, y: 0 },
)

test('pieces are numbered as they are laid, and those from one mat have letters', () => {
  expect(pieceNames(plan)).toEqual(['1', '2', '3a', '4', '5', '3b', '6', '7', '8'])
})

test('more pieces of one mat than there are letters have a name each, and all but the first are from an offcut', () => {
  const aisle = layFloor(
    { outline: boxOutline(30_000, 515), holes: [], gapMm: 0 },
    MAT,
    { kerfMm: 0, leastMm: 0 },
    { along: 'x', bond: 'straight', lastRowTurned: false },
    { x: 0, y: 0 },
  )
  const names = pieceNames(aisle)
  expect(names).toContain('31aa')
  expect(new Set(names).size).toBe(60)
  const looks = Map.groupBy(aisle.laid.entries(), ([index, piece]) => lookOf(piece, aisle, names[index] ?? ''))
  expect([looks.get('whole')?.length, looks.get('cut')?.length, looks.get('offcut')?.length]).toEqual([30, 1, 29])
})

test('what is laid whole stands first and once, then what is cut alike', () => {
  const list = cuttingList(plan).map(({ count, isWhole, parts }) => ({
    count,
    isWhole,
    names: parts.map(({ names }) => names.join(' ')),
  }))
  expect(list).toEqual([
    { count: 6, isWhole: true, names: ['1 2 4 5 6 7'] },
    { count: 1, isWhole: false, names: ['3a', '3b'] },
    { count: 1, isWhole: false, names: ['8'] },
  ])
})

test('what is cut out lies in the mat as it does in the floor, turned where the piece is', () => {
  const notches = [{ x: 130, y: 240, w: 20, h: 50 }]
  const level = {
    area: { x: 100, y: 200, w: 1000, h: 500 },
    notches,
    sheet: 0,
    cut: { x: 0, y: 0, w: 1000, h: 500 },
    upright: false,
    rowMm: 0,
  }
  expect(notchesInSheet(level)).toEqual([{ x: 30, y: 40, w: 20, h: 50 }])
  const upright = { ...level, area: { x: 100, y: 200, w: 500, h: 1000 }, upright: true }
  expect(notchesInSheet(upright)).toEqual([{ x: 40, y: 450, w: 50, h: 20 }])
})
