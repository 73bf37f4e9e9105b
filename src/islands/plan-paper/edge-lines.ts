import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownLength } from '#islands/planner/shown-length.ts'
import { type Mat, sidesWithoutEdge } from '#planner/mat.ts'
import { isLevel } from '#planner/open-sides.ts'
import { rampNames, shortRampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import { boxOf, type Room } from '#planner/room.ts'
import { whyOpen } from '#words/floor-edges.ts'
import * as words from '#words/plan-paper.ts'

/** Where the edges of a floor lie, side by side, and its corners. */
export function edgeRows(room: Room, mat: Mat, ramps: Ramps, unit: ShownUnit): string[] {
  const without = sidesWithoutEdge(mat).map((mm) => shownLength(mm, unit))
  const box = boxOf(room.outline)
  const names = rampNames(ramps)
  const sides = Map.groupBy(ramps.laid.entries(), ([, { side, area }]) => `${side} ${isLevel(side) ? area.y : area.x}`)
  const rows = [...sides.values()].flatMap((found) => {
    const [[, first] = []] = found
    if (first === undefined) return []
    const start = ({ area }: typeof first) => (isLevel(first.side) ? area.x - box.x : area.y - box.y)
    const sorted = found.toSorted(([, one], [, other]) => start(one) - start(other))
    const own = sorted.map(([index]) => names[index] ?? '')
    const from = Math.min(...found.map(([, ramp]) => start(ramp)))
    return [words.edgesAtSide[first.side](shortRampNames(own), shownLength(from, unit))]
  })
  return [
    ...(ramps.laid.length === 0 ? [] : [words.edgesAfter(shownLength(ramps.depthMm, unit))]),
    ...rows,
    ...(ramps.corners.length === 0 ? [] : [words.cornersAt(ramps.corners.length)]),
    ...(ramps.openMm === 0 ? [] : [words.openWithout(shownLength(ramps.openMm, unit), whyOpen(without.join()))]),
  ]
}
