import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownLength } from '#islands/planner/shown-length.ts'
import { type Mat, sidesWithoutEdge } from '#planner/mat.ts'
import { isLevel } from '#planner/open-sides.ts'
import { rampNames, shortRampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import { boxOf, type Room } from '#planner/room.ts'
import type { Span } from '#planner/spans.ts'
import { whyOpen } from '#words/floor-edges.ts'
import * as words from '#words/plan-paper.ts'

/** Where the edges of a floor lie, side by side, and its corners. */
export function edgeRows(room: Room, mat: Mat, ramps: Ramps, unit: ShownUnit): string[] {
  const without = sidesWithoutEdge(mat).map((mm) => shownLength(mm, unit))
  const box = boxOf(room.outline)
  const names = rampNames(ramps)
  const rows = runsOf(ramps).map(([first, ...others]) => {
    const { side, area } = first.ramp
    const from = isLevel(side) ? area.x - box.x : area.y - box.y
    const own = [first, ...others].map(({ index }) => names[index] ?? '')
    return words.edgesAtSide[side](shortRampNames(own), shownLength(from, unit))
  })
  return [
    ...(ramps.laid.length === 0 ? [] : [words.edgesAfter(shownLength(ramps.depthMm, unit))]),
    ...rows,
    ...(ramps.corners.length === 0 ? [] : [words.cornersAt(ramps.corners.length)]),
    ...(ramps.openMm === 0 ? [] : [words.openWithout(shownLength(ramps.openMm, unit), whyOpen(without.join()))]),
  ]
}

interface PlacedRamp {
  index: number
  ramp: Ramps['laid'][number]
}

/** The edges that lie end to end at one side, from the left or from the top. */
function runsOf({ laid }: Ramps): [PlacedRamp, ...PlacedRamp[]][] {
  const placed = laid.map((ramp, index): PlacedRamp => ({ index, ramp }))
  const lines = Map.groupBy(placed, ({ ramp: { side, area } }) => `${side} ${isLevel(side) ? area.y : area.x}`)
  return [...lines.values()].flatMap((line) => {
    const runs: [PlacedRamp, ...PlacedRamp[]][] = []
    for (const next of line.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      if (run !== undefined && last !== undefined && spanOf(last)[1] === spanOf(next)[0]) run.push(next)
      else runs.push([next])
    }
    return runs
  })
}

function spanOf({ ramp: { side, area } }: PlacedRamp): Span {
  return isLevel(side) ? [area.x, area.x + area.w] : [area.y, area.y + area.h]
}
