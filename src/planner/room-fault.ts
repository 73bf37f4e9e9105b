import type { Mat } from './mat.ts'
import { boxOf, type Hole, type Point, type Rect, type Room, wallsOf } from './room.ts'

/** Corners, sides and counts within which a floor is reckoned; lengths in millimetres. */
export const LIMITS = {
  corners: 40,
  holes: 60,
  longestMm: 200_000,
  gapMm: 500,
  leastMatMm: 100,
  mostPieces: 4000,
} as const

/** Why a room or a mat is not reckoned with. Walls and holes are counted from 0. */
export type RoomFault =
  | { fault: 'corners'; count: number }
  | { fault: 'slanted'; wall: number }
  | { fault: 'crossing'; wall: number; other: number }
  | { fault: 'too-long'; mm: number }
  | { fault: 'hole-outside'; hole: number }
  | { fault: 'holes'; count: number }
  | { fault: 'door-outside'; wall: number; wallMm: number }
  | { fault: 'gap'; mm: number }
  | { fault: 'strip'; least: number; most: number }
  | { fault: 'small-mat'; mm: number }
  | { fault: 'too-many'; pieces: number }

export function roomFault({ outline, holes, gapMm }: Room): RoomFault | undefined {
  const count = outline.length
  if (count < 4 || count > LIMITS.corners || count % 2 === 1) return { fault: 'corners', count }
  const walls = wallsOf(outline)
  const slanted = walls.findIndex(({ from, to }, wall) => {
    const next = walls[(wall + 1) % count]?.to ?? to
    const isLevel = from.y === to.y && from.x !== to.x
    const isUpright = from.x === to.x && from.y !== to.y
    return isLevel ? to.x !== next.x || to.y === next.y : !isUpright || to.y !== next.y || to.x === next.x
  })
  if (slanted !== -1) return { fault: 'slanted', wall: slanted }
  const { w, h } = boxOf(outline)
  if (!(Math.max(w, h) <= LIMITS.longestMm)) return { fault: 'too-long', mm: Math.max(w, h) }
  const crossing = crossingOf(outline)
  if (crossing !== undefined) return crossing
  if (!(gapMm >= 0 && gapMm <= LIMITS.gapMm)) return { fault: 'gap', mm: gapMm }
  if (holes.length > LIMITS.holes) return { fault: 'holes', count: holes.length }
  const outside = holes.findIndex((hole) => !isWithin(hole, outline))
  return outside === -1 ? undefined : { fault: 'hole-outside', hole: outside }
}

/** Whether a room takes so many of a mat that nobody would lay them, or a mat is none. */
export function matFault({ outline }: Room, { lengthMm, widthMm }: Mat): RoomFault | undefined {
  const least = Math.min(lengthMm, widthMm)
  if (least < LIMITS.leastMatMm) return { fault: 'small-mat', mm: least }
  const { w, h } = boxOf(outline)
  const pieces = Math.ceil((w * h) / (lengthMm * widthMm))
  return pieces > LIMITS.mostPieces ? { fault: 'too-many', pieces } : undefined
}

/** Two walls that are no neighbours and share a place. */
function crossingOf(outline: readonly Point[]): RoomFault | undefined {
  const walls = wallsOf(outline).map(({ from, to }) => boxOf([from, to]))
  for (const [wall, one] of walls.entries()) {
    for (let other = wall + 2; other < walls.length; other += 1) {
      const two = walls[other]
      if (two === undefined || (wall === 0 && other === walls.length - 1)) continue
      const apart = one.x > two.x + two.w || two.x > one.x + one.w || one.y > two.y + two.h || two.y > one.y + one.h
      if (!apart) return { fault: 'crossing', wall, other }
    }
  }
  return undefined
}

/** Whether a hole lies in the room: its middle does, and no wall runs through it. */
function isWithin({ x, y, w, h }: Hole, outline: readonly Point[]): boolean {
  if (w <= 0 || h <= 0) return false
  const middle = { x: x + w / 2, y: y + h / 2 }
  const walls = wallsOf(outline)
  const crossed = walls.filter(
    ({ from, to }) =>
      from.x === to.x && from.x < middle.x && Math.min(from.y, to.y) <= middle.y && Math.max(from.y, to.y) > middle.y,
  )
  return crossed.length % 2 === 1 && walls.every(({ from, to }) => !runsThrough(boxOf([from, to]), { x, y, w, h }))
}

function runsThrough(wall: Rect, { x, y, w, h }: Rect): boolean {
  return wall.x < x + w && wall.x + wall.w > x && wall.y < y + h && wall.y + wall.h > y
}
