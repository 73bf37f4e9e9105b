import { type Floor, lineFrom } from './floor.ts'
import type { Rect } from './room.ts'

/** A connected part of a floor within a rectangle: its outer measures, and what of those is no floor. */
export interface Shape {
  area: Rect
  notches: readonly Rect[]
}

/**
 * The parts of a floor within a cell of a laying. Parts that no straight cuts would part stay one shape, so that what one
 * piece covers never takes two.
 */
export function shapesIn(floor: Floor, cell: Rect, kerfMm: number): Shape[] {
  const { xs, ys } = floor
  const [left, top] = [lineAt(xs, cell.x), lineAt(ys, cell.y)]
  const [right, bottom] = [
    Math.min(xs.length - 1, lineFrom(xs, cell.x + cell.w)),
    Math.min(ys.length - 1, lineFrom(ys, cell.y + cell.h)),
  ]
  if (right <= left || bottom <= top) return []
  const count = floor.count(left, top, right, bottom)
  if (count === 0) return []
  const fields = { left, top, right, bottom }
  if (count === (right - left) * (bottom - top)) return [{ area: within(floor, cell, fields), notches: [] }]
  const parts = partsOf(floor, fields)
  const shapes = parts.map((part) => shapeOf(floor, cell, part))
  return shapes.length < 2 ||
    partsStraight(
      shapes.map(({ area }) => area),
      kerfMm,
    )
    ? shapes
    : [shapeOf(floor, cell, parts.flat())]
}

/** Whether straight cuts from edge to edge part all rectangles from each other, with room for the blade. */
function partsStraight(rects: readonly Rect[], kerfMm: number): boolean {
  if (rects.length < 2) return true
  for (const [at, long] of [
    ['x', 'w'],
    ['y', 'h'],
  ] as const) {
    const sorted = rects.toSorted((a, b) => a[at] - b[at])
    let end = Number.NEGATIVE_INFINITY
    for (const [index, rect] of sorted.entries()) {
      if (index > 0 && rect[at] >= end + kerfMm)
        return partsStraight(sorted.slice(0, index), kerfMm) && partsStraight(sorted.slice(index), kerfMm)
      end = Math.max(end, rect[at] + rect[long])
    }
  }
  return false
}

interface Fields {
  left: number
  top: number
  right: number
  bottom: number
}

type Field = readonly [column: number, row: number]

/** The fields that hang together, part for part. */
function partsOf(floor: Floor, { left, top, right, bottom }: Fields): Field[][] {
  const wide = right - left
  const seen = new Uint8Array(wide * (bottom - top))
  const parts: Field[][] = []
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const part: Field[] = []
      const open: Field[] = [[column, row]]
      for (let field = open.pop(); field !== undefined; field = open.pop()) {
        const [x, y] = field
        const at = (y - top) * wide + x - left
        if (x < left || x >= right || y < top || y >= bottom || seen[at] === 1 || !floor.isFloor(x, y)) continue
        seen[at] = 1
        part.push(field)
        open.push([x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1])
      }
      if (part.length > 0) parts.push(part)
    }
  }
  return parts
}

function shapeOf(floor: Floor, cell: Rect, part: readonly Field[]): Shape {
  const [columns, rows] = [part.map(([column]) => column), part.map(([, row]) => row)]
  const fields = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  }
  const taken = new Set(part.map(([column, row]) => row * floor.xs.length + column))
  const notches: Rect[] = []
  for (let row = fields.top; row < fields.bottom; row += 1) {
    for (let column = fields.left; column < fields.right; column += 1) {
      if (taken.has(row * floor.xs.length + column)) continue
      const start = column
      while (column + 1 < fields.right && !taken.has(row * floor.xs.length + column + 1)) column += 1
      addBelow(notches, within(floor, cell, { left: start, right: column + 1, top: row, bottom: row + 1 }))
    }
  }
  return { area: within(floor, cell, fields), notches }
}

/** Adds a notch, or makes the one above it longer where it is as wide. */
function addBelow(notches: Rect[], notch: Rect): void {
  const above = notches.findIndex(({ x, y, w, h }) => x === notch.x && w === notch.w && y + h === notch.y)
  const before = notches[above]
  if (before === undefined) notches.push(notch)
  else notches[above] = { ...before, h: before.h + notch.h }
}

/** Fields of the grid, as far as they lie in a cell. */
function within({ xs, ys }: Floor, cell: Rect, { left, top, right, bottom }: Fields): Rect {
  const x = Math.max(cell.x, xs[left] ?? 0)
  const y = Math.max(cell.y, ys[top] ?? 0)
  return {
    x,
    y,
    w: Math.min(cell.x + cell.w, xs[right] ?? 0) - x,
    h: Math.min(cell.y + cell.h, ys[bottom] ?? 0) - y,
  }
}

/** The last line of a grid that is not behind a coordinate; the first where all are. */
function lineAt(lines: readonly number[], at: number): number {
  const next = lineFrom(lines, at)
  return lines[next] === at ? next : Math.max(0, next - 1)
}
