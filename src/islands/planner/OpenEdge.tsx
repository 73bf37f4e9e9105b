import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { Ramps } from '#planner/ramps.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { shownLength } from './shown-length.ts'

/** Where edges lie, and what of the open sides holds none, with what to change. */
export function OpenEdge({ room, ramps: { depthMm, stripMm, openMm, laid } }: { room: PlannedRoom; ramps: Ramps }) {
  const unit = useStore($shownUnit)
  const [open, depth, strip] = [openMm, depthMm, stripMm].map((mm) => shownLength(mm, unit))
  return (
    <>
      {laid.length > 0 && <p className="aside">{unbroken(words.edgesLie(depth ?? '', room.edges === 'around'))}</p>}
      {openMm > 0 && (
        <p className="notice">
          {unbroken(
            room.edges === 'around' ? words.openAround(open ?? '', strip ?? '') : words.openAtDoors(open ?? ''),
          )}
        </p>
      )}
    </>
  )
}
