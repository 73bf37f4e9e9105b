import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isImperial, type ShownUnit } from '#domain/shown-unit.ts'
import { withMovedWall } from '#planner/moved-wall.ts'
import { fittingDoors, type PlannedRoom } from '#planner/planned-room.ts'
import { roomFault } from '#planner/room-fault.ts'
import { changeRoom } from '#stores/planner.ts'
import { inPlace, isUpright } from './dragged-part.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { placeDragged } from './place-dragged.ts'

/** To what a wall that is dragged snaps. */
const SNAP_MM = 10
const SNAP_INCHES_MM = 25.4

interface Drag {
  wall: number
  startX: number
  startY: number
  /** By how many pixels the hand has moved. */
  pixels: number
  byMm: number
  /** The room as it would be; undefined while the wall is where it was. */
  room: PlannedRoom | undefined
}

interface Held {
  room: PlannedRoom
  scale: DrawingScale
  unit: ShownUnit
  /** Two fingers are for the drawing as a whole: the wall under the first of them stays. */
  isPinched: boolean
  held: number | undefined
  hold: (wall: number | undefined) => void
}

export interface WallDrag {
  layer: RefObject<SVGSVGElement | null>
  begin: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  end: (kept: boolean) => void
}

/** Walls that are dragged. The wall and its length follow at once, which browsers ask for once a frame; the plan when it is let go. */
export function useWallDrag({ room, scale, unit, isPinched, held, hold }: Held): WallDrag {
  const layer = useRef<SVGSVGElement>(null)
  const drag = useRef<Drag>(undefined)
  const stop = useEffectEvent(() => end(false))

  useEffect(() => {
    if (isPinched) stop()
  }, [isPinched])
  useLayoutEffect(() => {
    if (held !== undefined) place()
  })

  function begin({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
    if (!isPrimary || button !== 0 || isPinched || !(target instanceof SVGLineElement)) return
    target.setPointerCapture(pointerId)
    const wall = Number(target.dataset.wall)
    drag.current = { wall, startX: clientX, startY: clientY, pixels: 0, byMm: 0, room: undefined }
    hold(wall)
  }

  function move({ clientX, clientY }: PointerEvent) {
    const now = drag.current
    if (now === undefined) return
    now.pixels = isUpright(room.outline, now.wall) ? clientX - now.startX : clientY - now.startY
    if (follow()) place()
  }

  /** Whether the wall is elsewhere than it was. It stops where the room would be none any more. */
  function follow(): boolean {
    const now = drag.current
    if (now === undefined) return false
    const snap = isImperial(unit) ? SNAP_INCHES_MM : SNAP_MM
    const byMm = Math.round(Math.round(now.pixels / scale.by / snap) * snap)
    if (byMm === now.byMm) return false
    const next = byMm === 0 ? undefined : withMovedWall(room, now.wall, byMm)
    if (next !== undefined && roomFault(next) !== undefined) return false
    now.byMm = byMm
    now.room = next
    return true
  }

  function place() {
    const now = drag.current
    if (now === undefined || layer.current === null) return
    placeDragged(layer.current, inPlace(room.outline, now.wall, now.byMm), now.wall, scale, unit)
  }

  function end(kept: boolean) {
    if (drag.current === undefined) return
    follow()
    const next = drag.current.room
    drag.current = undefined
    if (kept && next !== undefined) changeRoom({ ...next, doors: fittingDoors(next.outline, next.doors), chosen: 0 })
    hold(undefined)
  }

  return { layer, begin, move, end }
}
