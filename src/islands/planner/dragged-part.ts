import type { Point } from '#planner/room.ts'

/** The walls that change with one that is dragged: the one before it, itself, and the one after it. */
export function movesWith({ length }: readonly Point[], wall: number): number[] {
  return [(wall - 1 + length) % length, wall, (wall + 1) % length]
}

/** The corners of these walls, one after the other. */
export function draggedPart(outline: readonly Point[], wall: number): Point[] {
  return cornersFrom(outline, wall - 1, 4)
}

/** The corners of all other walls. */
export function restOf(outline: readonly Point[], wall: number): Point[] {
  return cornersFrom(outline, wall + 2, outline.length - 2)
}

/** Moved in place: where the room is put back to its left and top, the drawing is not. */
export function inPlace(outline: readonly Point[], wall: number, byMm: number): Point[] {
  const next = (wall + 1) % outline.length
  return outline.map((corner, index) => {
    if (index !== wall && index !== next) return corner
    return isUpright(outline, wall) ? { x: corner.x + byMm, y: corner.y } : { x: corner.x, y: corner.y + byMm }
  })
}

export function isUpright(outline: readonly Point[], wall: number): boolean {
  return outline[wall]?.x === outline[(wall + 1) % outline.length]?.x
}

function cornersFrom(outline: readonly Point[], first: number, count: number): Point[] {
  return Array.from({ length: count }, (_, at) => outline.at((first + at) % outline.length)).flatMap(
    (corner) => corner ?? [],
  )
}
