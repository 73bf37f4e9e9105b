import type { Steps } from '#domain/steps.ts'
import { type Alternative, sight } from './alternative.ts'
import { faultOf } from './check-plan.ts'
import { rampFault } from './check-ramps.ts'
import { type Door, jointsInDoors } from './door.ts'
import { layFloor } from './lay-floor.ts'
import type { Cutting, Mat } from './mat.ts'
import { isBroad } from './narrow-pieces.ts'
import { openSides } from './open-sides.ts'
import { figuresOf, type PlanFigures } from './plan.ts'
import { type Ramps, rampsOf } from './ramps.ts'
import { boxOf, type Room } from './room.ts'
import { waysToLay } from './ways-to-lay.ts'

const MOST_OFFERED = 4

/**
 * Lays a room in one way after the other, so that who runs it may breathe between them. A plan that the checker refuses is
 * thrown away: nobody is shown what is not proved.
 */
export function* laidInTurn(room: Room, doors: readonly Door[], mat: Mat, cutting: Cutting): Generator<Alternative> {
  const { w, h } = boxOf(room.outline)
  const { edging } = mat
  const sides = edging === undefined ? [] : openSides(room, doors, edging.at)
  for (const { laying, origin } of waysToLay(room, mat, sides)) {
    const plan = layFloor(room, mat, cutting, laying, origin)
    if (plan.laid.length === 0 || faultOf(room, plan) !== undefined) continue
    const ramps = edging === undefined ? undefined : rampsOf(plan, sides, edging)
    if (ramps !== undefined && rampFault(room, doors, plan, ramps) !== undefined) continue
    yield {
      plan,
      figures: figuresOf(plan),
      lengthwise: (laying.along === 'x') === w >= h,
      doorJoints: jointsInDoors(room, doors, plan.laid),
      ramps,
    }
  }
}

/**
 * What is worth choosing among, the one that buys least first, of those whose open sides hold most edges where there are
 * any: then the best that lies the other way, in half-bond, without narrow pieces, and without a joint in a doorway, and
 * the one that buys least whatever its edges; each plan once.
 */
export function bestOf(found: readonly Alternative[]): Alternative[] {
  const sorted = found.toSorted(byLeast)
  const [best] = sorted
  if (best === undefined) return []
  const wanted: ((one: Alternative) => boolean)[] = [
    (one) => isBroad(one),
    (one) => one.doorJoints === 0,
    (one) => one.lengthwise !== best.lengthwise,
    (one) => one.plan.laying.bond !== best.plan.laying.bond,
    (one) => bought(one.figures)[0] < bought(best.figures)[0],
  ]
  const offered = [best, ...wanted.flatMap((is) => sorted.find(is) ?? [])]
  return [...new Map(offered.map((one) => [sight(one), one])).values()].slice(0, MOST_OFFERED).toSorted(byLeast)
}

/** Every way at once. */
export function alternativesFor(room: Room, doors: readonly Door[], mat: Mat, cutting: Cutting): Alternative[] {
  return bestOf([...laidInTurn(room, doors, mat, cutting)])
}

/**
 * The way that looks so, though more than the offered ones are looked through; where none does, the one at a place among
 * those that are offered, or else the best. Undefined where the room cannot be laid. Stops after each way.
 */
export function* alternativeSeen(
  looks: { sight: string; place: number },
  ...floor: Parameters<typeof laidInTurn>
): Steps<Alternative | undefined> {
  const all: Alternative[] = []
  for (const way of laidInTurn(...floor)) {
    all.push(way)
    yield
  }
  const offered = bestOf(all)
  return [...offered, ...all].find((one) => sight(one) === looks.sight) ?? offered[looks.place] ?? offered[0]
}

/** How much of what is open holds no edge, what is bought, edges, then joints in doorways, narrow pieces and cuts. */
function byLeast(one: Alternative, other: Alternative): number {
  const order = ({ figures, doorJoints, ramps }: Alternative) => [
    ramps?.openMm ?? 0,
    ...bought(figures),
    stripsMm(ramps),
    ramps?.laid.length ?? 0,
    doorJoints,
    Number(!isBroad({ figures })),
    figures.cut,
    -(figures.narrowestMm ?? 0),
  ]
  const others = order(other)
  return order(one).reduce((decided, value, at) => decided || value - (others[at] ?? 0), 0)
}

/** How long the strips are together. */
function stripsMm(ramps: Ramps | undefined): number {
  return (ramps?.strips ?? []).reduce((sum, mm) => sum + mm, 0)
}

/** Of a roll, fewer strips have fewer seams. */
function bought({ boughtMm2, rollMm, pieces }: PlanFigures): [number, number] {
  return rollMm > 0 ? [rollMm, pieces] : [boughtMm2, 0]
}
