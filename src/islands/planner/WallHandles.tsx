import { useStore } from '@nanostores/react'
import { memo, type PointerEvent, useState } from 'react'
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
  /** The room as it would be; undefined while the wall is where it was. */
  room: PlannedRoom | undefined
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
  // Moved in place: where the room is put back to its left and top, the drawing is not.
  const shown = drag?.room === undefined ? room.outline : inPlace(drag.wall, drag.byMm)

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

  function begin({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
    if (!isPrimary || button !== 0 || isPinched || !(target instanceof SVGLineElement)) return
    target.setPointerCapture(pointerId)
    const wall = Number(target.dataset.wall)
    setDrag({ wall, startX: clientX, startY: clientY, byMm: 0, room: undefined })
    hold(true)
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (drag === undefined) return
    const pixels = isUpright(drag.wall) ? clientX - drag.startX : clientY - drag.startY
    const snap = isImperial(unit) ? SNAP_INCHES_MM : SNAP_MM
    const byMm = Math.round(Math.round(pixels / scale.by / snap) * snap)
    // A wall stops where the room would be none any more.
    if (byMm === drag.byMm) return
    const next = byMm === 0 ? undefined : movedRoom(drag.wall, byMm)
    if (byMm === 0 || next !== undefined) setDrag({ ...drag, byMm, room: next })
  }

  function end(kept: boolean) {
    const next = drag?.room
    if (kept && next !== undefined) changeRoom({ ...next, doors: fittingDoors(next.outline, next.doors), chosen: 0 })
    setDrag(undefined)
    hold(false)
  }

  return (
    <>
      <Walls outline={shown} scale={scale} unit={unit} />
      <g onPointerDown={begin} onPointerMove={move} onPointerUp={() => end(true)} onPointerCancel={() => end(false)}>
        {wallsOf(shown).map(({ from, to }, wall) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: walls have no names but their places
            key={wall}
            wall={wall}
            isUpright={isUpright(wall)}
            {...{ x1: scale.x(from.x), y1: scale.y(from.y), x2: scale.x(to.x), y2: scale.y(to.y) }}
          />
        ))}
      </g>
    </>
  )
}

interface HandleProps {
  wall: number
  isUpright: boolean
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Of the walls of a hall, three move with the one that is dragged; the others are not drawn anew. */
const Handle = memo(function Handle({ wall, isUpright, ...ends }: HandleProps) {
  return <line {...ends} className={isUpright ? styles.sideways : styles.upAndDown} data-wall={wall} />
})
