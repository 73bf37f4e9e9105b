import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternativesFor, laidInTurn } from './alternatives.ts'
import { faultOf } from './check-plan.ts'
import { rampFault } from './check-ramps.ts'
import type { Door } from './door.ts'
import { withThing } from './free-place.ts'
import { layFloor } from './lay-floor.ts'
import { BY_KNIFE, type EdgesAt, type Mat } from './mat.ts'
import { openSides } from './open-sides.ts'
import { boxOutline, lengthOf, PRESETS, presetOutline, withWall } from './outline.ts'
import { type Ramps, rampsOf } from './ramps.ts'
import type { Point, Room } from './room.ts'
import { roomFault } from './room-fault.ts'

function tile(at: EdgesAt): Mat {
  return { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false, edging: { depthMm: 75, at } }
}

function room(outline: Point[], gapMm = 0): Room {
  return { outline, holes: [], gapMm }
}

function best(given: Room, doors: readonly Door[], at: EdgesAt): Ramps {
  const [found] = alternativesFor(given, doors, tile(at), BY_KNIFE)
  if (found?.ramps === undefined) throw new Error('The floor can be laid, and ends in edges.')
  return found.ramps
}

test('a floor of whole tiles that lies free has an edge for each outer side, and four corners', () => {
  expect(best(room(boxOutline(3600, 2400)), [], 'around')).toMatchObject({ strips: 20, openMm: 0 })
  expect(best(room(boxOutline(3600, 2400)), [], 'around').corners).toHaveLength(4)
})

test('an inner corner needs no corner: two edges are cut to a mitre there', () => {
  const l = best(room(presetOutline('l').map(({ x, y }) => ({ x, y: y === 5000 ? 4800 : y }))), [], 'around')
  expect(l).toMatchObject({ strips: 36, openMm: 0 })
  expect(l.corners).toHaveLength(5)
})

test('at a doorway edges begin and end where it does, and parts of a strip make up for each other', () => {
  const door = { wall: 0, atMm: 300, widthMm: 1200 }
  const { laid, strips: bought, corners, openMm } = best(room(boxOutline(3600, 3600), 5), [door], 'doors')
  expect(laid.reduce((sum, { area }) => sum + area.w, 0)).toBe(1200)
  expect(laid.every(({ area, side }) => side === 'top' && area.y === 5 - 75 && area.h === 75)).toBe(true)
  expect({ bought, corners, openMm }).toEqual({ bought: 2, corners: [], openMm: 0 })
  expect(laid).toHaveLength(2)
  // A saw takes away so much that a third strip is needed where two parts of one meet.
  const sides = openSides(room(boxOutline(3600, 3600)), [door], 'doors')
  const laying = { along: 'x', bond: 'straight', lastRowTurned: false } as const
  const strips = [0, 3].map((kerfMm) => {
    const plan = layFloor(room(boxOutline(3600, 3600)), tile('doors'), { kerfMm, leastMm: 100 }, laying, { x: 0, y: 0 })
    return rampsOf(plan, sides, 75).strips
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
  const { openMm } = best(room(boxOutline(3700, 2400)), [], 'around')
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

const laidRooms = fc
  .record({
    given: rooms,
    doors: fc.array(fc.record({ wall: fc.nat(7), from: fc.integer({ min: 0, max: 9 }) }), { maxLength: 3 }),
    at: fc.constantFrom('doors' as const, 'around' as const),
    depthMm: fc.constantFrom(60, 75, 400),
    kerfMm: fc.constantFrom(0, 3),
  })
  .map(({ given, doors, at, depthMm, kerfMm }) => ({
    given,
    mat: { ...tile(at), edging: { depthMm, at } },
    cutting: { kerfMm, leastMm: 100 },
    doors: doors.map(({ wall: number, from }) => {
      const wall = number % given.outline.length
      const [a, b] = [given.outline[wall], given.outline[(wall + 1) % given.outline.length]]
      const long = a === undefined || b === undefined ? 0 : lengthOf(a, b)
      return { wall, atMm: Math.floor((long * from) / 10), widthMm: Math.max(1, Math.floor(long / 10)) }
    }),
  }))

test('ramps of any floor are proved: on made edges, beyond open sides, out of strips, nothing left untold', () => {
  fc.assert(
    fc.property(laidRooms, fc.nat(700), ({ given, mat, cutting, doors }, shift) => {
      const laying = { along: 'x', bond: 'straight', lastRowTurned: false } as const
      const plan = layFloor(given, mat, cutting, laying, { x: shift, y: shift * 2 })
      expect(faultOf(given, plan)).toBeUndefined()
      const { at, depthMm } = mat.edging
      const ramps = rampsOf(plan, openSides(given, doors, at), depthMm)
      expect(rampFault(given, doors, plan, ramps)).toBeUndefined()
    }),
    { numRuns: 400 },
  )
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

test('whatever is changed in the ramps of a floor, the checker finds it', () => {
  const door = { wall: 0, atMm: 300, widthMm: 1200 }
  const given = room(boxOutline(3600, 3600), 5)
  const [found] = alternativesFor(given, [door], tile('doors'), BY_KNIFE)
  if (found?.ramps === undefined) throw new Error('There are ramps.')
  const { plan, ramps } = found
  const [first, ...others] = ramps.laid
  if (first === undefined) throw new Error('There is a ramp.')
  const changed = (ramp: Partial<typeof first>) => ({ ...ramps, laid: [{ ...first, ...ramp }, ...others] })
  const faults = [
    { ...ramps, laid: others },
    { ...ramps, openMm: 1 },
    { ...ramps, strips: 1 },
    { ...ramps, strips: 3 },
    { ...ramps, laid: ramps.laid.map((ramp) => ({ ...ramp, strip: 0 })), strips: 1 },
    { ...ramps, corners: [{ x: 5, y: 5, w: 75, h: 75 }] },
    { ...ramps, corners: [{ x: -70, y: -70, w: 75, h: 75 }] },
    changed({ area: { ...first.area, x: first.area.x - 10 } }),
    changed({ area: { ...first.area, y: first.area.y + 75 } }),
    changed({ cut: [first.cut[0] + 1, first.cut[1] + 1] }),
    changed({ side: 'bottom' }),
    { ...ramps, laid: [first, ...ramps.laid] },
  ].map((broken) => rampFault(given, [door], plan, broken))
  expect(faults.every((fault) => fault !== undefined)).toBe(true)
  expect(rampFault(given, [], plan, ramps)).toBe('ramp-at-wall')
})
