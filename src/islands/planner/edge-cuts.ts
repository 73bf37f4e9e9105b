import { formatNumber } from '#counts.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { rampList, shortRampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import * as words from '#words/cutting-list.ts'
import { join } from '#words/planner.ts'
import { planLength, shownLength } from './shown-length.ts'

/** What is cut of the edges of a floor, strip by strip. */
export function edgeCuts(ramps: Ramps, unit: ShownUnit): string[] {
  const { whole, cut } = rampList(ramps)
  return [
    ...whole.map(({ lengthMm, names }) =>
      words.wholeEdges(formatNumber(names.length), shownLength(lengthMm, unit), shortRampNames(names)),
    ),
    ...cut.map(({ lengthMm, parts }) =>
      words.cutEdge(
        shownLength(lengthMm, unit),
        join(
          parts.map(({ name, fromMm, toMm }) =>
            words.partOfEdge(name, planLength(fromMm, unit), shownLength(toMm, unit)),
          ),
        ),
      ),
    ),
  ]
}
