import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { type Mat, sideLengths, sidesWithoutEdge } from '#planner/mat.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { Ramps } from '#planner/ramps.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/floor-edges.ts'
import { shownLength } from './shown-length.ts'

interface Props {
  room: PlannedRoom
  mat: Mat
  ramps: Ramps
}

/** Where edges lie, and what of the open sides holds none, with what to change. */
export function OpenEdge({ room, mat, ramps: { depthMm, openMm, laid } }: Props) {
  const unit = useStore($shownUnit)
  const shown = (mm: number) => shownLength(mm, unit)
  const open = [shown(openMm), sidesWithoutEdge(mat).map(shown).join()] as const
  return (
    <>
      {laid.length > 0 && <p className="aside">{unbroken(words.edgesLie(shown(depthMm), room.edges === 'around'))}</p>}
      {openMm > 0 && (
        <p className="notice">
          {unbroken(
            room.edges === 'around'
              ? words.openAround(...open, sideLengths(mat).map(shown))
              : words.openAtDoors(...open),
          )}
        </p>
      )}
    </>
  )
}
