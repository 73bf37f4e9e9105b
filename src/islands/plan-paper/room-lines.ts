import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownLength, sizeText } from '#islands/planner/shown-length.ts'
import { lengthOf } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { boxOf, wallsOf } from '#planner/room.ts'
import * as words from '#words/plan-paper.ts'
import * as planner from '#words/planner.ts'

/** What of a room is measured: each wall, what stands in the floor, and the doors. */
export function roomLines({ outline, holes, doors }: PlannedRoom, unit: ShownUnit): string[] {
  const box = boxOf(outline)
  const walls = wallsOf(outline).map(({ from, to }, wall) =>
    words.wall(planner.wallName(wall), shownLength(lengthOf(from, to), unit)),
  )
  return [
    words.walls(planner.join(walls)),
    ...holes.map(({ kind, x, y, w, h }, index) =>
      words.hole(
        planner.thing(planner.kinds[kind], index + 1),
        sizeText(w, h, unit),
        shownLength(x - box.x, unit),
        shownLength(y - box.y, unit),
      ),
    ),
    ...doors.map(({ wall, atMm, widthMm }, index) =>
      words.door(
        planner.thing(planner.door, index + 1),
        shownLength(widthMm, unit),
        planner.wallName(wall),
        shownLength(atMm, unit),
      ),
    ),
  ]
}
