import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { rampList, shortRampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { shownLength } from './shown-length.ts'

/** What is cut from which strip of the edge. */
export function CutStrips({ ramps }: { ramps: Ramps }) {
  const unit = useStore($shownUnit)
  const list = rampList(ramps)
  const whole = list.filter(({ isWhole }) => isWhole)
  return (
    <>
      {whole.length > 0 && (
        <p>
          {words.wholeEdges(whole.length, shortRampNames(whole.flatMap(({ parts }) => parts.map(({ name }) => name))))}
        </p>
      )}
      {list
        .filter(({ isWhole }) => !isWhole)
        .map(({ parts }) => (
          <p key={parts[0]?.name}>
            {unbroken(
              words.cutEdge(
                parts.map(({ name, fromMm, toMm }) =>
                  words.partOfEdge(name, shownLength(fromMm, unit), shownLength(toMm, unit)),
                ),
              ),
            )}
          </p>
        ))}
    </>
  )
}
