import { expect, test } from 'vitest'
import type { Alternative } from '#planner/alternative.ts'
import { bestOf, laidInTurn } from '#planner/alternatives.ts'
import { faultOf } from '#planner/check-plan.ts'
import { cutPlainly } from '#planner/cut-up.ts'
import { floorOf } from '#planner/floor.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { roomFault } from '#planner/room-fault.ts'
import { placedIn } from '#planner/rows.ts'
import { floorShapes } from './floor-shapes.ts'

const MATS: readonly Mat[] = [
  { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true },
  { lengthMm: 1500, widthMm: 1000, form: 'piece', turns: false },
  { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false },
  { lengthMm: 10_000, widthMm: 1200, form: 'roll', turns: false },
]
/** All that are tried take minutes; the benchmark of floors tries them. */
const WAYS = 3

test('the corpus has 200 floors that are in order, no two alike', () => {
  const shapes = floorShapes()
  expect(shapes).toHaveLength(200)
  expect(shapes.filter((shape) => roomFault(shape) !== undefined).map(({ name }) => name)).toEqual([])
  expect(new Set(shapes.map(({ outline, holes, gapMm }) => JSON.stringify([outline, holes, gapMm]))).size).toBe(200)
})

test.for(MATS)(
  'every floor of the corpus has plans that the checker accepts, of $form, and no more than plain',
  (mat) => {
    for (const shape of floorShapes()) {
      const found: Alternative[] = []
      for (const way of laidInTurn(shape, [], mat, BY_KNIFE)) if (found.push(way) === WAYS) break
      // What the checker refuses is left out before: the first ways are there.
      expect(found.length, shape.name).toBeGreaterThan(0)
      for (const { plan } of found) expect(faultOf(shape, plan), shape.name).toBeUndefined()
      const floor = floorOf(shape)
      const straight = { along: 'x', bond: 'straight', lastRowTurned: false } as const
      const corner = { x: floor.xs[0] ?? 0, y: floor.ys[0] ?? 0 }
      const plain = cutPlainly(placedIn(floor, mat, straight, corner, BY_KNIFE), mat).sheets
      const lengthMm = plain.reduce((sum, sheet) => sum + sheet.lengthMm, 0)
      const { pieces = 0, rollMm = 0 } = bestOf(found)[0]?.figures ?? {}
      if (mat.form === 'roll')
        expect(Math.ceil(rollMm / 1000), shape.name).toBeLessThanOrEqual(Math.ceil(lengthMm / 1000))
      else expect(pieces, shape.name).toBeLessThanOrEqual(plain.length)
    }
  },
)
