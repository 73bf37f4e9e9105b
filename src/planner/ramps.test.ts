import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternativesFor, laidInTurn } from './alternatives.ts'
import { faultOf } from './check-plan.ts'
import { rampFault } from './check-ramps.ts'
import type { Door } from './door.ts'
import { withThing } from './free-place.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type EdgesAt, type Mat, type MatEdging } from './mat.ts'
import { openSides } from './open-sides.ts'
import { boxOutline, lengthOf, PRESETS, presetOutline, withWall } from './outline.ts'
import { type Ramps, rampsOf } from './ramps.ts'
import type { Point, Room } from './room.ts'
import { roomFault } from './room-fault.ts'
import { waysToLay } from './ways-to-lay.ts'

const ALONG_X = { along: 'x', bond: 'straight', lastRowTurned: false } as const

type EdgedMat = Mat & { edging: MatEdging }

function tile(at: EdgesAt, size: readonly [number, number] = [600, 600], sidesMm: readonly number[] = size): EdgedMat {
  const [lengthMm, widthMm] = size
  return { lengthMm, widthMm, form: 'interlocking', turns: false, edging: { depthMm: 75, at, sidesMm } }
}

function room(outline: Point[], gapMm = 0): Room {
  return { outline, holes: [], gapMm }
}

function best(given: Room, doors: readonly Door[], mat: Mat): Ramps {
  const [found] = alternativesFor(given, doors, mat, BY_KNIFE)
  if (found?.ramps === undefined) throw new Error('The floor can be laid, and ends in edges.')
  return found.ramps
}

test('a floor of whole tiles that lies free has an edge for each outer side, and four corners', () => {
  const { strips, corners, openMm } = best(room(boxOutline(3600, 2400)), [], tile('around'))
  expect({ strips, openMm }).toEqual({ strips: Array(20).fill(600), openMm: 0 })
  expect(corners).toHaveLength(4)
})

test('tiles that are not square have an edge of their long side and one of their short side', () => {
  const { strips, corners, openMm, laid } = best(room(boxOutline(3600, 2400)), [], tile('around', [900, 600]))
  expect({ strips, openMm }).toEqual({ strips: [...Array(8).fill(900), ...Array(8).fill(600)], openMm: 0 })
  expect(corners).toHaveLength(4)
  expect(laid.every(({ side, strip }) => strips[strip] === (side === 'top' || side === 'bottom' ? 900 : 600))).toBe(
    true,
  )
  // It does not matter which side is stated first, or which way the room lies.
  expect(best(room(boxOutline(3600, 2400)), [], tile('around', [600, 900])).strips).toEqual(strips)
  expect(best(room(boxOutline(2400, 3600)), [], tile('around', [900, 600])).strips).toEqual(strips)
})

test('where there is an edge for one side of a tile alone, the others stay open and are told', () => {
  const [long, short] = [[900], [600]].map((sidesMm) =>
    best(room(boxOutline(3600, 2400)), [], tile('around', [900, 600], sidesMm)),
  )
  expect(long).toMatchObject({ strips: Array(8).fill(900), corners: [], openMm: 4800 })
  expect(short).toMatchObject({ strips: Array(8).fill(600), corners: [], openMm: 7200 })
  expect(best(room(boxOutline(3600, 2400)), [], tile('around', [900, 600], []))).toMatchObject({ openMm: 12_000 })
})

test('tiles lie so that the side that there is an edge for is at the door', () => {
  const door = { wall: 0, atMm: 600, widthMm: 1800 }
  const [long, short] = [[900], [600]].map((sidesMm) =>
    best(room(boxOutline(3600, 3600)), [door], tile('doors', [900, 600], sidesMm)),
  )
  expect(long).toMatchObject({ strips: [900, 900], openMm: 0 })
  expect(short).toMatchObject({ strips: [600, 600, 600], openMm: 0 })
})

test('an inner corner needs no corner: two edges are cut to a mitre there', () => {
  const l = best(room(presetOutline('l').map(({ x, y }) => ({ x, y: y === 5000 ? 4800 : y }))), [], tile('around'))
  expect(l).toMatchObject({ strips: Array(36).fill(600), openMm: 0 })
  expect(l.corners).toHaveLength(5)
})

test('at a doorway edges begin and end where it does, and parts of a strip make up for each other', () => {
  const door = { wall: 0, atMm: 300, widthMm: 1200 }
  const { laid, strips: bought, corners, openMm } = best(room(boxOutline(3600, 3600), 5), [door], tile('doors'))
  expect(laid.reduce((sum, { area }) => sum + area.w, 0)).toBe(1200)
  expect(laid.every(({ area, side }) => side === 'top' && area.y === 5 - 75 && area.h === 75)).toBe(true)
  expect({ bought, corners, openMm }).toEqual({ bought: [600, 600], corners: [], openMm: 0 })
  expect(laid).toHaveLength(2)
  // A saw takes away so much that a third strip is needed where two parts of one meet.
  const sides = openSides(room(boxOutline(3600, 3600)), [door], 'doors')
  const strips = [0, 3].map((kerfMm) => {
    const plan = layFloor(room(boxOutline(3600, 3600)), tile('doors'), { kerfMm, leastMm: 100 }, ALONG_X, {
      x: 0,
      y: 0,
    })
    return rampsOf(plan, sides, tile('doors').edging).strips.length
  })
  expect(strips).toEqual([2, 3])
})

test('tiles lie whole at the door first, even where that takes more of them', () => {
  const door = { wall: 2, atMm: 1000, widthMm: 1200 }
  for (const sides of [3600, 3650, 3900]) {
    const found = alternativesFor(room(boxOutline(sides, sides)), [door], tile('doors'), BY_KNIFE)
    expect(found[0]?.ramps?.openMm).toBe(0)
  }
})

test('where tiles are cut at both ends, what holds no edge is told', () => {
  const { openMm } = best(room(boxOutline(3700, 2400)), [], tile('around'))
  expect(openMm).toBe(2400)
})

const rooms = fc
  .record({
    preset: fc.constantFrom(...PRESETS),
    edits: fc.array(fc.record({ wall: fc.nat(7), mm: fc.integer({ min: 2, max: 12 }) }), { maxLength: 4 }),
    odd: fc.integer({ min: 0, max: 40 }),
    gapMm: fc.constantFrom(0, 5, 40),
    post: fc.boolean(),
  })
  .map(({ preset, edits, odd, gapMm, post }): Room => {
    const outline = edits.reduce((before, { wall, mm }) => {
      const next = withWall(before, wall % before.length, mm * 300 + odd)
      return roomFault(room(next)) === undefined ? next : before
    }, presetOutline(preset))
    const plain = room(outline, gapMm)
    return (post ? withThing(plain, { kind: 'post', w: 150, h: 150 }) : plain) ?? plain
  })

const ORDER = ['first', 'second']

function withDepth(mat: EdgedMat, depthMm: number): EdgedMat {
  return { ...mat, edging: { ...mat.edging, depthMm } }
}

const laidRooms = fc
  .record({
    given: rooms,
    doors: fc.array(fc.record({ wall: fc.nat(7), from: fc.integer({ min: 0, max: 9 }) }), { maxLength: 3 }),
    at: fc.constantFrom('doors' as const, 'around' as const),
    size: fc.constantFrom([600, 600], [900, 600], [600, 900], [1000, 500]),
    edges: fc.constantFrom('both', 'first', 'second'),
    depthMm: fc.constantFrom(60, 75, 400),
    kerfMm: fc.constantFrom(0, 3),
  })
  .map(({ given, doors, at, size, edges, depthMm, kerfMm }) => ({
    given,
    mat: withDepth(
      tile(
        at,
        size,
        size.filter((_, index) => edges === 'both' || edges === ORDER[index]),
      ),
      depthMm,
    ),
    cutting: { kerfMm, leastMm: 100 },
    doors: doors.map(({ wall: number, from }) => {
      const wall = number % given.outline.length
      const [a, b] = [given.outline[wall], given.outline[(wall + 1) % given.outline.length]]
      const long = a === undefined || b === undefined ? 0 : lengthOf(a, b)
      return { wall, atMm: Math.floor((long * from) / 10), widthMm: Math.max(1, Math.floor(long / 10)) }
    }),
  }))

test('ramps of any floor are proved: on made edges, beyond open sides, out of strips, nothing left untold', () => {
  const held = new Set<number>()
  fc.assert(
    fc.property(laidRooms, fc.nat(), fc.constantFrom(0, 1), ({ given, mat, cutting, doors }, number, besideMm) => {
      const sides = openSides(given, doors, mat.edging.at)
      const ways = waysToLay(given, mat, sides)
      const { laying, origin } = ways[number % ways.length] ?? { laying: ALONG_X, origin: { x: 0, y: 0 } }
      const plan = layFloor(given, mat, cutting, laying, { ...origin, x: origin.x + besideMm })
      expect(faultOf(given, plan)).toBeUndefined()
      const ramps = rampsOf(plan, sides, mat.edging)
      expect(rampFault(given, doors, plan, ramps)).toBeUndefined()
      for (const stripMm of ramps.strips) held.add(stripMm)
    }),
    { numRuns: 400 },
  )
  expect([...held].toSorted((a, b) => a - b)).toEqual([500, 600, 900, 1000])
})

test('no plan is lost for its ramps', () => {
  fc.assert(
    fc.property(laidRooms, ({ given, mat, cutting, doors }) => {
      const ways = [...laidInTurn(given, doors, mat, cutting)]
      const plain = [...laidInTurn(given, doors, { ...mat, edging: undefined }, cutting)]
      expect(ways.length).toBeGreaterThanOrEqual(plain.length)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['square', tile('doors')],
  ['long', tile('doors', [900, 600])],
  ['upright', tile('doors', [900, 600], [600])],
])('whatever is changed in the ramps of a floor of %s tiles, the checker finds it', (_, mat) => {
  const door = { wall: 0, atMm: 300, widthMm: 1200 }
  const given = room(boxOutline(3600, 3600), 5)
  const [found] = alternativesFor(given, [door], mat, BY_KNIFE)
  if (found?.ramps === undefined) throw new Error('There are ramps.')
  const { plan, ramps } = found
  const [first, ...others] = ramps.laid
  if (first === undefined) throw new Error('There is a ramp.')
  const { strips } = ramps
  const changed = (ramp: Partial<typeof first>) => ({ ...ramps, laid: [{ ...first, ...ramp }, ...others] })
  const faults = [
    { ...ramps, laid: others },
    { ...ramps, openMm: ramps.openMm + 1 },
    { ...ramps, depthMm: 76 },
    { ...ramps, strips: strips.slice(1) },
    { ...ramps, strips: [...strips, ...strips.slice(0, 1)] },
    { ...ramps, strips: strips.map((mm) => mm + 300) },
    { ...ramps, strips: strips.map((mm) => 1500 - mm) },
    { ...ramps, strips: strips.map((mm) => mm - 1) },
    { ...ramps, laid: ramps.laid.map((ramp) => ({ ...ramp, strip: 0 })), strips: strips.slice(0, 1) },
    { ...ramps, corners: [{ x: 5, y: 5, w: 75, h: 75 }] },
    { ...ramps, corners: [{ x: -70, y: -70, w: 75, h: 75 }] },
    changed({ area: { ...first.area, x: first.area.x - 10 } }),
    changed({ area: { ...first.area, y: first.area.y + 75 } }),
    changed({ cut: [first.cut[0] + 1, first.cut[1] + 1] }),
    changed({ cut: [first.cut[0], first.cut[1] - 1] }),
    changed({ side: 'bottom' }),
    changed({ strip: strips.length }),
    { ...ramps, laid: [first, ...ramps.laid] },
  ].map((broken) => rampFault(given, [door], plan, broken))
  expect(faults.every((fault) => fault !== undefined)).toBe(true)
  expect(rampFault(given, [], plan, ramps)).toBe('ramp-at-wall')
})

test('the checker takes no strip of the other side of a tile, and none that is not to be had', () => {
  const given = room(boxOutline(3600, 2400))
  const mat = tile('around', [900, 600])
  const [found] = alternativesFor(given, [], mat, BY_KNIFE)
  if (found?.ramps === undefined) throw new Error('There are ramps.')
  const { plan, ramps } = found
  const { strips } = ramps
  const turned = ramps.laid.map((ramp) => ({ ...ramp, strip: strips.length - 1 - ramp.strip }))
  expect(rampFault(given, [], plan, ramps)).toBeUndefined()
  expect(rampFault(given, [], plan, { ...ramps, laid: turned })).toBe('ramp-loose')
  expect(rampFault(given, [], plan, { ...ramps, laid: turned, strips: strips.toReversed() })).toBeUndefined()
  const withoutShort = { ...plan, mat: { ...mat, edging: { ...mat.edging, sidesMm: [900] } } }
  expect(rampFault(given, [], withoutShort, ramps)).toBe('ramp-strip')
})
