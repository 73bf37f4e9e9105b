import { useStore } from '@nanostores/react'
import { type PointerEvent, useState } from 'react'
import { isImperial } from '#domain/shown-unit.ts'
import { withMovedWall } from '#planner/moved-wall.ts'
import { fittingDoors, type PlannedRoom } from '#planner/planned-room.ts'
import { wallsOf } from '#planner/room.ts'
import { roomFault } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { Walls } from './DrawnWalls.tsx'
import type { DrawingScale } from './drawing-scale.ts'
import styles from './PlanDrawing.module.css'

/** To what a wall that is dragged snaps. */
const SNAP_MM = 10
const SNAP_INCHES_MM = 25.4

interface Drag {
  wall: number
  startX: number
  startY: number
  byMm: number
}

interface Props {
  room: PlannedRoom
  scale: DrawingScale
  /** Told while a wall is held, so that the plan steps back. */
  hold: (held: boolean) => void
  /** Two fingers are for the drawing as a whole: the wall under the first of them stays. */
  isPinched: boolean
}

/** The walls, which can be dragged; their lengths follow at once, the plan when they are let go. */
export function WallHandles({ room, scale, hold, isPinched }: Props) {
  const unit = useStore($shownUnit)
  const [dragged, setDrag] = useState<Drag>()
  const drag = isPinched ? undefined : dragged
  const moved = drag === undefined || drag.byMm === 0 ? undefined : movedRoom(drag.wall, drag.byMm)
  // Moved in place: where the room is put back to its left and top, the drawing is not.
  const shown = moved === undefined || drag === undefined ? room.outline : inPlace(drag.wall, drag.byMm)

  function movedRoom(wall: number, byMm: number): PlannedRoom | undefined {
    const next = withMovedWall(room, wall, byMm)
    return roomFault(next) === undefined ? next : undefined
  }

  function inPlace(wall: number, byMm: number) {
    const next = (wall + 1) % room.outline.length
    return room.outline.map((corner, index) => {
      if (index !== wall && index !== next) return corner
      return isUpright(wall) ? { x: corner.x + byMm, y: corner.y } : { x: corner.x, y: corner.y + byMm }
    })
  }

  function isUpright(wall: number): boolean {
    return room.outline[wall]?.x === room.outline[(wall + 1) % room.outline.length]?.x
  }

  function begin(event: PointerEvent<SVGLineElement>, wall: number) {
    if (!event.isPrimary || event.button !== 0 || isPinched) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ wall, startX: event.clientX, startY: event.clientY, byMm: 0 })
    hold(true)
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (drag === undefined) return
    const pixels = isUpright(drag.wall) ? clientX - drag.startX : clientY - drag.startY
    const snap = isImperial(unit) ? SNAP_INCHES_MM : SNAP_MM
    const byMm = Math.round(Math.round(pixels / scale.by / snap) * snap)
    // A wall stops where the room would be none any more.
    if (byMm !== drag.byMm && (byMm === 0 || movedRoom(drag.wall, byMm) !== undefined)) setDrag({ ...drag, byMm })
  }

  function end(kept: boolean) {
    if (kept && moved !== undefined) {
      changeRoom({ ...moved, doors: fittingDoors(moved.outline, moved.doors), chosen: 0 })
    }
    setDrag(undefined)
    hold(false)
  }

  return (
    <>
      <Walls outline={shown} scale={scale} unit={unit} />
      {wallsOf(shown).map(({ from, to }, wall) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
          key={wall}
          x1={scale.x(from.x)}
          y1={scale.y(from.y)}
          x2={scale.x(to.x)}
          y2={scale.y(to.y)}
          className={isUpright(wall) ? styles.sideways : styles.upAndDown}
          data-wall={wall}
          onPointerDown={(event) => begin(event, wall)}
          onPointerMove={move}
          onPointerUp={() => end(true)}
          onPointerCancel={() => end(false)}
        />
      ))}
    </>
  )
}
