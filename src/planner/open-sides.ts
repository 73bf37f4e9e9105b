import { type Door, doorEnds, isClockwise } from './door.ts'
import type { EdgesAt } from './mat.ts'
import { type Point, type Rect, type Room, wallsOf } from './room.ts'

/** The side of a floor that something lies beyond. */
export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Where a floor ends without a wall. */
export interface OpenSide {
  side: Side
  /** Where the floor ends: y of the top and the bottom, x of the left and the right. */
  atMm: number
  /** Along it. */
  fromMm: number
  toMm: number
}

/** The open sides of a room: its doorways, or all that is drawn as a wall, where a floor lies free. */
export function openSides({ outline, gapMm }: Room, doors: readonly Door[], at: EdgesAt): OpenSide[] {
  const ways =
    at === 'around'
      ? wallsOf(outline).map(({ from, to }): [Point, Point] => [from, to])
      : doors.flatMap((door) => {
          const ends = doorEnds(outline, door)
          return ends === undefined ? [] : [ends]
        })
  // Where walls meet, the floor goes on as far as it stays away from them.
  const beyond = at === 'around' ? gapMm : 0
  return ways.map(([from, to]) => {
    const side = sideOf(from, to, isClockwise(outline))
    const inwards = side === 'top' || side === 'left' ? gapMm : -gapMm
    const [start, end] = isLevel(side) ? [from.x, to.x] : [from.y, to.y]
    return {
      side,
      atMm: (isLevel(side) ? from.y : from.x) + inwards,
      fromMm: Math.min(start, end) - beyond,
      toMm: Math.max(start, end) + beyond,
    }
  })
}

/** Whether a side runs along x. */
export function isLevel(side: Side): boolean {
  return side === 'top' || side === 'bottom'
}

/** Where the edge of a rectangle on a side is. */
export function edgeAt({ x, y, w, h }: Rect, side: Side): number {
  if (side === 'top') return y
  if (side === 'bottom') return y + h
  return side === 'left' ? x : x + w
}

/** What lies beyond a stretch of a side. */
export function beyond({ side, atMm, fromMm, toMm }: OpenSide, depthMm: number): Rect {
  const start = side === 'top' || side === 'left' ? atMm - depthMm : atMm
  const long = toMm - fromMm
  return isLevel(side) ? { x: fromMm, y: start, w: long, h: depthMm } : { x: start, y: fromMm, w: depthMm, h: long }
}

/** Going round as a clock does, walls to the right have the outside above them. */
function sideOf(from: Point, to: Point, clockwise: boolean): Side {
  if (from.y === to.y) return to.x > from.x === clockwise ? 'top' : 'bottom'
  return to.y > from.y === clockwise ? 'right' : 'left'
}
