import fc from 'fast-check'
import { expect, test } from 'vitest'
import { done } from '#domain/steps.ts'
import { sight } from './alternative.ts'
import { alternativeSeen, alternativesFor, laidInTurn } from './alternatives.ts'
import { faultOf } from './check-plan.ts'
import { cutPlainly } from './cut-up.ts'
import { floorOf } from './floor.ts'
import { BY_KNIFE, type Mat } from './mat.ts'
import { isBroad } from './narrow-pieces.ts'
import { boxOutline, PRESETS, presetOutline, withWall } from './outline.ts'
import type { Room } from './room.ts'
import { roomFault } from './room-fault.ts'
import { placedIn } from './rows.ts'

const MAT: Mat = { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true }

function room(lengthMm: number, widthMm: number): Room {
  return { outline: boxOutline(lengthMm, widthMm), holes: [], gapMm: 0 }
}

test('a box of twelve feet takes six mats, and no cut is narrow', () => {
  const [best, ...others] = alternativesFor(room(3660, 3660), [], MAT, BY_KNIFE)
  expect(best?.figures).toMatchObject({ pieces: 6, cut: 0, waste: 0 })
  expect(others.every(({ figures }) => figures.boughtMm2 >= (best?.figures.boughtMm2 ?? 0))).toBe(true)
})

test('where the least has narrow pieces, one without them is offered beside it', () => {
  const found = alternativesFor(room(3680, 3660), [], MAT, BY_KNIFE)
  expect(found.map(isBroad)).toContain(true)
  expect(found.map(isBroad)).toContain(false)
  expect(found[0]?.figures.pieces).toBe(7)
})

test('a door in the midst of a wall is offered a plan without a joint in it', () => {
  const door = { wall: 0, atMm: 1400, widthMm: 900 }
  const found = alternativesFor(room(3660, 3660), [door], MAT, BY_KNIFE)
  expect(found.map(({ doorJoints }) => doorJoints)).toContain(0)
  const all = [...laidInTurn(room(3660, 3660), [door], MAT, BY_KNIFE)]
  expect(all.some(({ doorJoints }) => doorJoints > 0)).toBe(true)
})

test('a plan that was chosen before all were found is the one that it was, and one of nowhere is the one at its place', () => {
  const floor = [room(5200, 3600), [], MAT, BY_KNIFE] as const
  const seen = (...asked: Parameters<typeof alternativeSeen>) => done(alternativeSeen(...asked))
  const offered = alternativesFor(...floor)
  const others = [...laidInTurn(...floor)].filter((one) => offered.every((other) => sight(other) !== sight(one)))
  const early = others[0]
  expect(early && seen({ sight: sight(early), place: 0 }, ...floor)).toEqual(early)
  for (const [place, one] of offered.entries()) {
    expect(seen({ sight: sight(one), place: 0 }, ...floor)).toEqual(one)
    expect(seen({ sight: '', place }, ...floor)).toEqual(one)
  }
  expect(seen({ sight: '', place: 9 }, ...floor)).toEqual(offered[0])
  expect(seen({ sight: '', place: 0 }, { ...room(10, 10), gapMm: 20 }, [], MAT, BY_KNIFE)).toBeUndefined()
})

test('who looks for a plan may do something else after each way', () => {
  const floor = [room(5200, 3600), [], MAT, BY_KNIFE] as const
  expect([...alternativeSeen({ sight: '', place: 0 }, ...floor)]).toHaveLength([...laidInTurn(...floor)].length)
})

test('what holds on to its neighbours lies in straight rows, and strips of a roll begin at the wall', () => {
  const forms = ['interlocking', 'roll'] as const
  const plans = forms.flatMap((form) => [
    ...laidInTurn(room(5000, 4100), [], { ...MAT, lengthMm: 600, widthMm: 600, form, turns: false }, BY_KNIFE),
  ])
  expect(plans.length).toBeGreaterThan(3)
  expect(plans.every(({ plan }) => plan.laying.bond === 'straight' && !plan.laying.lastRowTurned)).toBe(true)
})

test('of rolls that take as many metres the one with the fewest seams comes first', () => {
  const roll: Mat = { lengthMm: 10_000, widthMm: 1000, form: 'roll', turns: false }
  const [best] = alternativesFor({ ...room(40_000, 2000), gapMm: 5 }, [], roll, BY_KNIFE)
  expect(best?.lengthwise).toBe(true)
  expect(best?.figures.pieces).toBe(8)
})

test('a room that the gap fills has no plan', () => {
  expect(alternativesFor({ ...room(400, 3000), gapMm: 200 }, [], MAT, BY_KNIFE)).toEqual([])
})

const rooms = fc
  .record({
    preset: fc.constantFrom(...PRESETS),
    edits: fc.array(fc.record({ wall: fc.nat(7), mm: fc.integer({ min: 300, max: 7000 }) }), { maxLength: 4 }),
    drain: fc.record({ x: fc.nat(4000), y: fc.nat(4000), w: fc.integer({ min: 50, max: 600 }) }),
    gapMm: fc.constantFrom(0, 5, 20),
  })
  .map(({ preset, edits, drain: { x, y, w }, gapMm }): Room => {
    const plain = { holes: [], gapMm }
    const outline = edits.reduce((before, { wall, mm }) => {
      const next = withWall(before, wall % before.length, mm)
      return roomFault({ ...plain, outline: next }) === undefined ? next : before
    }, presetOutline(preset))
    const drained: Room = { outline, gapMm, holes: [{ kind: 'drain', x, y, w, h: w }] }
    return roomFault(drained) === undefined ? drained : { ...plain, outline }
  })

const mats = fc.record({
  lengthMm: fc.integer({ min: 500, max: 2500 }),
  widthMm: fc.integer({ min: 400, max: 1500 }),
  form: fc.constantFrom('piece' as const, 'roll' as const, 'interlocking' as const),
  turns: fc.boolean(),
})

test('all that is offered is proved, and the first buys no more than the plain grid', () => {
  fc.assert(
    fc.property(rooms, mats, (given, mat) => {
      const offered = alternativesFor(given, [], mat, BY_KNIFE)
      for (const { plan } of offered) expect(faultOf(given, plan)).toBeUndefined()
      const floor = floorOf(given)
      const straight = { along: 'x', bond: 'straight', lastRowTurned: false } as const
      const corner = { x: floor.xs[0] ?? 0, y: floor.ys[0] ?? 0 }
      const plain = cutPlainly(placedIn(floor, mat, straight, corner, BY_KNIFE), mat).sheets
      const plainMm2 = plain.reduce((sum, { lengthMm, widthMm }) => sum + lengthMm * widthMm, 0)
      if (floor.areaMm2 === 0) expect(offered).toEqual([])
      // A roll is sold by whole metres.
      else if (mat.form === 'roll')
        expect(Math.ceil((offered[0]?.figures.rollMm ?? 0) / 1000)).toBeLessThanOrEqual(
          Math.ceil(plainMm2 / mat.widthMm / 1000),
        )
      else expect(offered[0]?.figures.boughtMm2).toBeLessThanOrEqual(plainMm2)
    }),
    { numRuns: 60 },
  )
})
