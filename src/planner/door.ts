import { lengthOf } from './outline.ts'
import type { Laid } from './plan.ts'
import type { Point, Room } from './room.ts'

/** An opening in a wall; the wall is counted from 0, and `atMm` from where it begins. */
export interface Door {
  wall: number
  atMm: number
  widthMm: number
}

/** Where a door begins and ends; undefined where its wall is not there or too short. */
export function doorEnds(outline: readonly Point[], { wall, atMm, widthMm }: Door): [Point, Point] | undefined {
  const [from, to] = [outline[wall], outline[(wall + 1) % outline.length]]
  if (from === undefined || to === undefined || atMm < 0 || widthMm <= 0) return undefined
  if (atMm + widthMm > lengthOf(from, to)) return undefined
  const along = (mm: number) => ({
    x: from.x + Math.sign(to.x - from.x) * mm,
    y: from.y + Math.sign(to.y - from.y) * mm,
  })
  return [along(atMm), along(atMm + widthMm)]
}

/** How many joints end in doorways, where feet and wheels lift them. */
export function jointsInDoors({ outline, gapMm }: Room, doors: readonly Door[], laid: readonly Laid[]): number {
  return doors.reduce((sum, door) => {
    const ends = doorEnds(outline, door)
    if (ends === undefined) return sum
    const [from, to] = ends
    const inside = isClockwise(outline) ? 1 : -1
    // One millimetre of the floor behind the doorway.
    const deep = gapMm + 1
    const [nx, ny] = [-Math.sign(to.y - from.y) * inside * deep, Math.sign(to.x - from.x) * inside * deep]
    const [left, right] = [Math.min(from.x, to.x) + nx, Math.max(from.x, to.x) + nx]
    const [top, bottom] = [Math.min(from.y, to.y) + ny, Math.max(from.y, to.y) + ny]
    const met = laid.filter(({ area: { x, y, w, h } }) =>
      from.y === to.y
        ? x < right && x + w > left && y < top && y + h >= top
        : y < bottom && y + h > top && x < left && x + w >= left,
    )
    return sum + Math.max(0, met.length - 1)
  }, 0)
}

/** Whether the corners go round as the hands of a clock do, y pointing down. */
export function isClockwise(outline: readonly Point[]): boolean {
  const twice = outline.reduce((sum, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return sum + (to.x - from.x) * (to.y + from.y)
  }, 0)
  return twice < 0
}
