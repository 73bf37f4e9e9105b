import { expect, test } from 'vitest'
import { faultOf } from './check-plan.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import type { Laid, Plan } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import type { Rect, Room } from './room.ts'

const MAT: Mat = { lengthMm: 1000, widthMm: 500, form: 'piece', turns: true }
const TILE: Mat = { lengthMm: 300, widthMm: 300, form: 'interlocking', turns: false }

function box(w: number, h: number, holes: readonly Rect[] = [], gapMm = 0): Room {
  const corners = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ]
  return { outline: corners, holes: holes.map((hole) => ({ ...hole, kind: 'post' })), gapMm }
}

function rect(x: number, y: number, w: number, h: number): Rect {
  return { x, y, w, h }
}

/** A piece at a place, cut from a sheet at x and y. */
function piece(area: Rect, sheet: number, [x, y] = [0, 0], more: Partial<Laid> = {}): Laid {
  const [w, h] = more.upright ? [area.h, area.w] : [area.w, area.h]
  return { area, notches: [], sheet, cut: { x, y, w, h }, upright: false, rowMm: 0, ...more }
}

function planOf(mat: Mat, laid: readonly Laid[], sheets: number, more: Partial<Plan> = {}): Plan {
  return {
    mat,
    cutting: BY_KNIFE,
    laying: { along: 'x', bond: 'straight', lastRowTurned: false },
    sheets: Array.from({ length: sheets }, () => ({ lengthMm: mat.lengthMm, widthMm: mat.widthMm })),
    laid,
    ...more,
  }
}

/** Two whole pieces and, beside them, two halves of a third. */
const ROOM = box(1500, 1000)
const WHOLE = [piece(rect(0, 0, 1000, 500), 0), piece(rect(0, 500, 1000, 500), 1)]
const HALF = piece(rect(1000, 0, 500, 500), 2)
const OTHER_HALF = piece(rect(1000, 500, 500, 500), 2, [500, 0])
const GOOD = [...WHOLE, HALF, OTHER_HALF]

const WRONG: readonly (readonly [what: string, fault: PlanFault, laid: readonly Laid[], sheets: number])[] = [
  ['a piece is missing', 'uncovered', [...WHOLE, HALF], 3],
  ['nothing is laid', 'uncovered', [], 0],
  ['a piece is laid twice', 'covered-twice', [...GOOD, OTHER_HALF], 3],
  ['a piece overlaps another', 'covered-twice', [...WHOLE, HALF, piece(rect(999, 500, 501, 500), 2, [499, 0])], 3],
  ['a piece goes into a wall', 'beyond-floor', [...WHOLE, HALF, piece(rect(1000, 500, 501, 500), 2, [499, 0])], 3],
  ['a piece lies outside', 'beyond-floor', [...GOOD, piece(rect(3000, 0, 100, 100), 3)], 4],
  ['a piece is no wider than nothing', 'beyond-floor', [...GOOD, piece(rect(500, 0, 0, 100), 3)], 4],
  [
    'a piece is cut out beside itself',
    'notch-outside',
    [...WHOLE, HALF, { ...OTHER_HALF, notches: [rect(900, 500, 200, 100)] }],
    3,
  ],
  [
    'a piece is cut out where floor is',
    'uncovered',
    [...WHOLE, HALF, { ...OTHER_HALF, notches: [rect(1200, 600, 100, 100)] }],
    3,
  ],
  ['a piece too few is bought', 'not-as-bought', GOOD, 2],
  ['a piece too many is bought', 'not-as-bought', GOOD, 4],
  [
    'a piece is cut smaller than its place',
    'not-as-bought',
    [...WHOLE, HALF, { ...OTHER_HALF, cut: rect(500, 0, 499, 500) }],
    3,
  ],
  [
    'a piece is cut beyond the edge',
    'outside-sheet',
    [...WHOLE, HALF, { ...OTHER_HALF, cut: rect(501, 0, 500, 500) }],
    3,
  ],
  [
    'two pieces are cut from one place',
    'no-straight-cuts',
    [...WHOLE, HALF, { ...OTHER_HALF, cut: rect(499, 0, 500, 500) }],
    3,
  ],
]

test('a plan that is right has no fault', () => {
  expect(faultOf(ROOM, planOf(MAT, GOOD, 3))).toBeUndefined()
})

test.each(WRONG)('%s: %s', (_what, fault, laid, sheets) => {
  expect(faultOf(ROOM, planOf(MAT, laid, sheets))).toBe(fault)
})

test('a post and the gap to a wall stay free', () => {
  const post = rect(1100, 600, 100, 100)
  const around = { ...OTHER_HALF, notches: [post] }
  expect(faultOf(box(1500, 1000, [post]), planOf(MAT, GOOD, 3))).toBe('beyond-floor')
  expect(faultOf(box(1500, 1000, [post]), planOf(MAT, [...WHOLE, HALF, around], 3))).toBeUndefined()
  expect(faultOf(box(1500, 1000, [post], 1), planOf(MAT, [...WHOLE, HALF, around], 3))).toBe('beyond-floor')
  expect(faultOf(box(1500, 1000, [], 5), planOf(MAT, GOOD, 3))).toBe('beyond-floor')
})

test('a saw needs room between two pieces', () => {
  const bySaw = { cutting: { kerfMm: 3, leastMm: 0 } }
  expect(faultOf(ROOM, planOf(MAT, GOOD, 3, bySaw))).toBe('no-straight-cuts')
  const apart = [...WHOLE, HALF, { ...OTHER_HALF, sheet: 3 }]
  expect(faultOf(ROOM, planOf(MAT, apart, 4, bySaw))).toBeUndefined()
})

test('pieces that lie around a middle cannot be cut from edge to edge', () => {
  const square: Mat = { lengthMm: 300, widthMm: 300, form: 'piece', turns: true }
  const around = [
    piece(rect(0, 0, 200, 100), 0, [0, 0]),
    piece(rect(0, 100, 200, 100), 0, [100, 200]),
    piece(rect(200, 0, 100, 200), 0, [200, 0]),
    piece(rect(300, 0, 100, 200), 0, [0, 100]),
  ]
  expect(faultOf(box(400, 200), planOf(square, around, 1))).toBe('no-straight-cuts')
  const three = around.map((each, index) => (index === 3 ? { ...each, sheet: 1 } : each))
  expect(faultOf(box(400, 200), planOf(square, three, 2))).toBeUndefined()
})

test('what has ribs lies the way in which the floor is laid', () => {
  const ribbed = { ...MAT, turns: false }
  const across = piece(rect(1000, 0, 500, 1000), 2, [0, 0], { upright: true })
  const room = box(1500, 1000)
  expect(faultOf(room, planOf(MAT, [...WHOLE, across], 3))).toBeUndefined()
  expect(faultOf(room, planOf(ribbed, [...WHOLE, across], 3))).toBe('wrong-way')
  const laying = { along: 'y', bond: 'straight', lastRowTurned: false } as const
  expect(faultOf(room, planOf(ribbed, GOOD, 3, { laying }))).toBe('wrong-way')
})

test('of a roll no strip is longer than it comes, or wider', () => {
  const roll: Mat = { lengthMm: 1200, widthMm: 500, form: 'roll', turns: false }
  const strips = planOf(roll, [piece(rect(0, 0, 1300, 500), 0)], 1)
  const sized = (lengthMm: number, widthMm: number) => ({ ...strips, sheets: [{ lengthMm, widthMm }] })
  expect(faultOf(box(1300, 500), sized(1300, 500))).toBe('not-as-bought')
  expect(faultOf(box(1300, 500), { ...sized(1300, 500), mat: { ...roll, lengthMm: 1300 } })).toBeUndefined()
  expect(faultOf(box(1300, 500), { ...sized(1300, 600), mat: { ...roll, lengthMm: 1300 } })).toBe('not-as-bought')
  expect(faultOf(box(1300, 500), { ...sized(1200, 500) })).toBe('outside-sheet')
})

test('tiles hold on to each other with the edges that they were made with', () => {
  const first = piece(rect(0, 0, 300, 300), 0)
  const right = rect(300, 0, 100, 300)
  const below = rect(0, 300, 300, 100)
  expect(faultOf(box(400, 300), planOf(TILE, [first, piece(right, 1)], 2))).toBeUndefined()
  expect(faultOf(box(400, 300), planOf(TILE, [first, piece(right, 1, [200, 0])], 2))).toBe('open-joint')
  expect(faultOf(box(300, 400), planOf(TILE, [first, piece(below, 1)], 2))).toBeUndefined()
  expect(faultOf(box(300, 400), planOf(TILE, [first, piece(below, 1, [0, 200])], 2))).toBe('open-joint')
})

test('a tile that lies upright was turned to the right, so what was its lower side is on the left', () => {
  const long: Mat = { ...TILE, lengthMm: 400 }
  const laying = { along: 'y', bond: 'straight', lastRowTurned: false } as const
  const first = piece(rect(0, 0, 300, 400), 0, [0, 0], { upright: true })
  const faultBeside = (area: Rect, at: [number, number]) =>
    faultOf(
      box(Math.max(300, area.x + area.w), Math.max(400, area.y + area.h)),
      planOf(long, [first, piece(area, 1, at, { upright: true })], 2, { laying }),
    )
  expect(faultBeside(rect(300, 0, 100, 400), [0, 200])).toBeUndefined()
  expect(faultBeside(rect(300, 0, 100, 400), [0, 0])).toBe('open-joint')
  expect(faultBeside(rect(0, 400, 300, 100), [0, 0])).toBeUndefined()
  expect(faultBeside(rect(0, 400, 300, 100), [300, 0])).toBe('open-joint')
})

test('a tile that fills what is cut out of another holds on to nothing', () => {
  const around = piece(rect(0, 0, 300, 300), 0, [0, 0], { notches: [rect(100, 100, 100, 100)] })
  const middle = piece(rect(100, 100, 100, 100), 1)
  expect(faultOf(box(300, 300), planOf(TILE, [around, middle], 2))).toBe('open-joint')
  const beside = piece(rect(0, 0, 300, 300), 0, [0, 0], { notches: [rect(0, 0, 100, 100)] })
  const corner = piece(rect(0, 0, 100, 100), 1, [200, 200])
  expect(faultOf(box(300, 300), planOf(TILE, [beside, corner], 2))).toBe('open-joint')
})

test('tiles that only their outer measures bring together need no joint', () => {
  const [low, high] = [rect(50, 100, 50, 100), rect(100, 0, 50, 100)]
  const left = piece(rect(0, 0, 100, 200), 0)
  const right = piece(rect(100, 0, 100, 200), 1, [100, 0])
  const cutOut = [
    { ...left, notches: [low] },
    { ...right, notches: [high] },
  ]
  expect(faultOf(box(200, 200, [low, high]), planOf(TILE, cutOut, 2))).toBeUndefined()
  expect(faultOf(box(200, 200), planOf(TILE, [left, right], 2))).toBe('open-joint')
})
