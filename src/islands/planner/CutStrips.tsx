import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { rampList, shortRampNames } from '#planner/ramp-list.ts'
import type { Ramps } from '#planner/ramps.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/floor-edges.ts'
import { shownLength } from './shown-length.ts'

/** What is cut from which strip of the edges. */
export function CutStrips({ ramps }: { ramps: Ramps }) {
  const unit = useStore($shownUnit)
  const { whole, cut } = rampList(ramps)
  return (
    <>
      {whole.map(({ lengthMm, names }) => (
        <p key={lengthMm}>
          {unbroken(words.wholeEdges(names.length, shownLength(lengthMm, unit), shortRampNames(names)))}
        </p>
      ))}
      {cut.map(({ lengthMm, parts }) => (
        <p key={parts[0]?.name}>
          {unbroken(
            words.cutEdge(
              shownLength(lengthMm, unit),
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
