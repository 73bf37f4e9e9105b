import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOf } from './check-plan.ts'
import { cutPlainly } from './cut-up.ts'
import { floorOf } from './floor.ts'
import { layFloor } from './lay-floor.ts'
import type { Cutting, Mat } from './mat.ts'
import { figuresOf, type Laying } from './plan.ts'
import { type Point, type Room, turnedPoint, turnedRoom } from './room.ts'
import { placedIn } from './rows.ts'

/** Lengths to the millimetre, and round ones, which make edges meet. */
function lengths(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: Math.ceil(min / 100), max: Math.floor(max / 100) }).map((tenths) => tenths * 100),
  )
}

/** A box, an L or a U: what is taken out of its top edge ends at the corner, or does not. */
const outlines: fc.Arbitrary<Point[]> = fc
  .record({
    form: fc.constantFrom('box', 'L', 'U'),
    left: lengths(300, 2000),
    middle: lengths(300, 2000),
    right: lengths(300, 2000),
    above: lengths(200, 2000),
    below: lengths(300, 2500),
  })
  .map(({ form, left, middle, right, above, below }) => {
    const [a, b, c, low] = [left, left + middle, left + middle + right, above + below]
    const floor = [
      { x: c, y: low },
      { x: 0, y: low },
      { x: 0, y: 0 },
    ]
    if (form === 'box') return [...floor, { x: c, y: 0 }]
    const taken = [
      { x: a, y: 0 },
      { x: a, y: above },
    ]
    if (form === 'L') return [...floor, ...taken, { x: c, y: above }]
    return [...floor, ...taken, { x: b, y: above }, { x: b, y: 0 }, { x: c, y: 0 }]
  })

const broad = fc.record({
  kind: fc.constantFrom('post' as const, 'drain' as const, 'gully' as const),
  x: lengths(0, 5000),
  y: lengths(0, 4000),
  w: lengths(20, 900),
  h: lengths(20, 900),
})

/** As narrow as a blade, and so long that it parts pieces. */
const narrow = fc.record({
  kind: fc.constant('gully' as const),
  x: lengths(0, 5000),
  y: lengths(0, 1000),
  w: fc.integer({ min: 1, max: 12 }),
  h: lengths(300, 4000),
})

const holes = fc.oneof({ arbitrary: broad, weight: 3 }, { arbitrary: narrow, weight: 1 })

const rooms: fc.Arbitrary<Room> = fc
  .record({
    outline: outlines,
    holes: fc.array(holes, { maxLength: 4 }),
    gapMm: fc.constantFrom(0, 5, 20, 100),
    isTurned: fc.boolean(),
  })
  .map(({ isTurned, ...room }) => (isTurned ? turnedRoom(room) : room))

const mats: fc.Arbitrary<Mat> = fc.record({
  lengthMm: lengths(350, 3000),
  widthMm: lengths(300, 1500),
  form: fc.constantFrom('piece' as const, 'roll' as const, 'interlocking' as const),
  turns: fc.boolean(),
})

const cuttings: fc.Arbitrary<Cutting> = fc.record({
  kerfMm: fc.constantFrom(0, 1, 3, 8),
  leastMm: fc.constantFrom(0, 50, 100, 300),
})

const layings: fc.Arbitrary<Laying> = fc.record({
  along: fc.constantFrom('x' as const, 'y' as const),
  bond: fc.constantFrom('straight' as const, 'half' as const, 'running' as const),
  lastRowTurned: fc.boolean(),
})

const origins = fc.record({ x: lengths(-3000, 6000), y: lengths(-3000, 6000) })

test('of 10,000 floors each plan covers its own once, by straight cuts out of no more than a piece for each place', () => {
  fc.assert(
    fc.property(rooms, mats, cuttings, layings, origins, (room, mat, cutting, laying, origin) => {
      const plan = layFloor(room, mat, cutting, laying, origin)
      expect(faultOf(room, plan)).toBeUndefined()
      const figures = figuresOf(plan)
      const isAlongX = laying.along === 'x'
      const floor = floorOf(isAlongX ? room : turnedRoom(room))
      expect(figures.floorMm2).toBe(floor.areaMm2)
      const placed = placedIn(floor, mat, laying, isAlongX ? origin : turnedPoint(origin), cutting)
      const plain = cutPlainly(placed, mat).sheets
      const plainMm2 = plain.reduce((sum, { lengthMm, widthMm }) => sum + lengthMm * widthMm, 0)
      expect(figures.boughtMm2).toBeLessThanOrEqual(plainMm2)
      if (mat.form !== 'roll') expect(figures.pieces).toBeLessThanOrEqual(plain.length)
    }),
    { numRuns: 10_000 },
  )
})

test('a gully narrower than a cut does not part a piece', () => {
  const room: Room = {
    outline: [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 300 },
      { x: 0, y: 300 },
    ],
    holes: [{ kind: 'gully', x: 149, y: 0, w: 2, h: 300 }],
    gapMm: 0,
  }
  const tile: Mat = { lengthMm: 300, widthMm: 300, form: 'piece', turns: true }
  const straight: Laying = { along: 'x', bond: 'straight', lastRowTurned: false }
  const pieces = [2, 3].map((kerfMm) => {
    const plan = layFloor(room, tile, { kerfMm, leastMm: 0 }, straight, { x: 0, y: 0 })
    expect(faultOf(room, plan)).toBeUndefined()
    return plan.laid.length
  })
  expect(pieces).toEqual([2, 1])
})
