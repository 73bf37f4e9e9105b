import { expect, test } from 'vitest'
import { edgeCuts } from '#islands/planner/edge-cuts.ts'
import { layFloor } from '#planner/lay-floor.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { openSides } from '#planner/open-sides.ts'
import { boxOutline } from '#planner/outline.ts'
import { rampsOf } from '#planner/ramps.ts'
import { edgeRows } from './edge-lines.ts'

const ROOM = { outline: boxOutline(3600, 2400), holes: [], gapMm: 0 }
const ALONG_X = { along: 'x', bond: 'straight', lastRowTurned: false } as const

/** What is said of a floor of tiles of 900 × 600 mm that lies free, where some of their sides have an edge. */
function said(sidesMm: readonly number[]) {
  const edging = { depthMm: 75, at: 'around', sidesMm } as const
  const mat: Mat = { lengthMm: 900, widthMm: 600, form: 'interlocking', turns: false, edging }
  const plan = layFloor(ROOM, mat, BY_KNIFE, ALONG_X, { x: 0, y: 0 })
  const ramps = rampsOf(plan, openSides(ROOM, [], 'around'), edging)
  return { cuts: edgeCuts(ramps, 'mm'), rows: edgeRows(ROOM, mat, ramps, 'mm') }
}

test('edges of two lengths are cut and laid by their names, the long ones first', () => {
  const { cuts, rows } = said([900, 600])
  expect(cuts).toEqual(['8 × edge of 900 mm, laid whole: R1–R8', '8 × edge of 600 mm, laid whole: R9–R16'])
  expect(rows).toHaveLength(6)
  expect(rows[1]).toBe('Above the floor, from the left: R1–R4, beginning 0 mm from the leftmost wall.')
})

test('sides that there is no edge for are told', () => {
  const open = (length: string, side: string) =>
    `Along ${length} where the floor is open tiles are cut, or show a side of ${side} that there is no edge for.`
  expect(said([900]).rows.at(-1)).toBe(open('4800 mm', '600 mm'))
  expect(said([600]).rows.at(-1)).toBe(open('7200 mm', '900 mm'))
})

test('edges of two doors in one wall are two rows, each with where it begins', () => {
  const hall = { outline: boxOutline(10_000, 4000), holes: [], gapMm: 0 }
  const doors = [1000, 7000].map((atMm) => ({ wall: 0, atMm, widthMm: 2000 }))
  const edging = { depthMm: 75, at: 'doors', sidesMm: [1000] } as const
  const mat: Mat = { lengthMm: 1000, widthMm: 1000, form: 'interlocking', turns: false, edging }
  const plan = layFloor(hall, mat, BY_KNIFE, ALONG_X, { x: 0, y: 0 })
  const ramps = rampsOf(plan, openSides(hall, doors, 'doors'), edging)
  expect(edgeRows(hall, mat, ramps, 'mm').slice(1)).toEqual([
    'Above the floor, from the left: R1, R2, beginning 1000 mm from the leftmost wall.',
    'Above the floor, from the left: R3, R4, beginning 7000 mm from the leftmost wall.',
  ])
})
