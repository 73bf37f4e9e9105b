import { type Point, wallsOf } from './room.ts'

/** The shapes of a room that somebody begins with. */
export const PRESETS = ['box', 'l', 'aisle', 'u', 'bay'] as const
export type Preset = (typeof PRESETS)[number]

/** Corners of each, from the upper left on; millimetres. The bay is that of a gym: a hall with a recess. */
const CORNERS: Readonly<Record<Preset, readonly (readonly [x: number, y: number])[]>> = {
  box: box(3600, 3600),
  l: [
    [0, 0],
    [3000, 0],
    [3000, 2400],
    [6000, 2400],
    [6000, 5000],
    [0, 5000],
  ],
  aisle: box(12_000, 1500),
  u: [
    [0, 0],
    [2000, 0],
    [2000, 3000],
    [5000, 3000],
    [5000, 0],
    [7000, 0],
    [7000, 5000],
    [0, 5000],
  ],
  bay: [
    [0, 0],
    [8000, 0],
    [8000, 4000],
    [6000, 4000],
    [6000, 5500],
    [2000, 5500],
    [2000, 4000],
    [0, 4000],
  ],
}

export function presetOutline(preset: Preset): Point[] {
  return CORNERS[preset].map(([x, y]) => ({ x, y }))
}

export function boxOutline(lengthMm: number, widthMm: number): Point[] {
  return box(lengthMm, widthMm).map(([x, y]) => ({ x, y }))
}

/**
 * The outline with a wall of another length: the walls beside it keep their directions, and what comes after it moves. The
 * first corner stays where it is.
 */
export function withWall(outline: readonly Point[], wall: number, lengthMm: number): Point[] {
  const count = outline.length
  const [from, to] = [outline[wall], outline[(wall + 1) % count]]
  if (from === undefined || to === undefined) return [...outline]
  const by = lengthMm - lengthOf(from, to)
  const way = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
  // The wall after it moves; of the last two the wall before, since that after it begins or ends at the first corner.
  const isLast = wall >= count - 2
  const moved = isLast ? [wall - 1, wall] : [wall + 1, wall + 2]
  const step = isLast ? -by : by
  return outline.map((corner, index) =>
    moved.includes(index) ? { x: corner.x + way.x * step, y: corner.y + way.y * step } : corner,
  )
}

/** An outline that has lost walls. */
interface LeftWalls {
  outline: Point[]
  /** Which wall each of the earlier ones is now, or is part of; undefined for one that went. */
  walls: (number | undefined)[]
}

/** The outline without a wall: its neighbours become one, and of a recess the wall on the other side goes with it. */
export function withoutWall(outline: readonly Point[], wall: number): LeftWalls {
  const corners = withWall(outline, wall, 0)
  const left = cornersLeft(corners)
  const walls = wallsOf(corners).map(({ from, to }, index) => {
    if (lengthOf(from, to) === 0) return undefined
    const now = left.findLastIndex((corner) => corner <= index)
    // What comes before the first corner that is left belongs to the last wall.
    return now === -1 ? left.length - 1 : now
  })
  return { outline: left.flatMap((corner) => corners[corner] ?? []), walls }
}

/** The outline with a step in the midst of a wall, two corners more: its second half lies further in. */
export function withStep(outline: readonly Point[], wall: number): Point[] {
  const count = outline.length
  const [from, to, beyond] = [outline[wall], outline[(wall + 1) % count], outline[(wall + 2) % count]]
  const before = outline[(wall - 1 + count) % count]
  if (from === undefined || to === undefined || beyond === undefined || before === undefined) return [...outline]
  // Of the last wall the first half, so that the first corner stays.
  const isLast = wall === count - 1
  const [edge, next] = isLast ? [from, before] : [to, beyond]
  const depth = Math.max(1, Math.round(lengthOf(edge, next) / 4))
  const way = { x: Math.sign(next.x - edge.x) * depth, y: Math.sign(next.y - edge.y) * depth }
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }
  const inner = { x: middle.x + way.x, y: middle.y + way.y }
  const moved = { x: edge.x + way.x, y: edge.y + way.y }
  if (isLast) return [...outline.slice(0, wall), moved, inner, middle]
  return outline.flatMap((corner, index) =>
    index === wall ? [from, middle, inner] : index === wall + 1 ? [moved] : [corner],
  )
}

export function lengthOf(from: Point, to: Point): number {
  return Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
}

/** The places of corners that do not lie on each other or within a wall. */
function cornersLeft(corners: readonly Point[]): number[] {
  const distinct = [...corners.entries()].filter(([index, corner]) => {
    const next = corners[(index + 1) % corners.length]
    return next === undefined || next.x !== corner.x || next.y !== corner.y
  })
  return distinct.flatMap(([place, corner], index) => {
    const before = distinct.at(index - 1)?.[1] ?? corner
    const after = distinct[(index + 1) % distinct.length]?.[1] ?? corner
    const isWithin = (before.x === corner.x && corner.x === after.x) || (before.y === corner.y && corner.y === after.y)
    return isWithin ? [] : [place]
  })
}

function box(w: number, h: number): (readonly [x: number, y: number])[] {
  return [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
}
