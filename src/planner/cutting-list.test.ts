import { expect, test } from 'vitest'
import { cuttingList, pieceNames } from './cutting-list.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import { boxOutline } from './outline.ts'

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
