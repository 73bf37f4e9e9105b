import { boxOf, type Point, type Rect, type Room, wallsOf } from './room.ts'

/** What of a room is covered, as a grid that has a line wherever the edge of the floor turns. */
export interface Floor {
  xs: readonly number[]
  ys: readonly number[]
  /** Whether a field of the grid is floor. */
  isFloor(column: number, row: number): boolean
  /** How many fields from one column and row to others, those not included, are floor. */
  count(fromColumn: number, fromRow: number, toColumn: number, toRow: number): number
  areaMm2: number
}

/** The floor of a room that is in order: within the walls less the gap, around what stands in it. Empty where none is left. */
export function floorOf({ outline, holes, gapMm }: Room): Floor {
  const box = grown(boxOf(outline), -gapMm)
  const blocked = [...outsideOf(outline), ...holes].map((rect) => grown(rect, gapMm))
  const xs = lines(
    box.x,
    box.x + box.w,
    blocked.flatMap(({ x, w }) => [x, x + w]),
  )
  const ys = lines(
    box.y,
    box.y + box.h,
    blocked.flatMap(({ y, h }) => [y, y + h]),
  )
  const [columns, rows] = [Math.max(0, xs.length - 1), Math.max(0, ys.length - 1)]
  const fields = new Uint8Array(columns * rows).fill(1)
  for (const { x, y, w, h } of blocked) {
    const [left, right] = [lineFrom(xs, x), lineFrom(xs, x + w)]
    for (let row = lineFrom(ys, y); row < Math.min(rows, lineFrom(ys, y + h)); row += 1) {
      fields.fill(0, row * columns + Math.min(left, columns), row * columns + Math.min(right, columns))
    }
  }
  return gridOf(xs, ys, fields)
}

/** The first line of a grid that is not before a coordinate. */
export function lineFrom(lines: readonly number[], at: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The fields beside a room within the least rectangle around it. */
function outsideOf(outline: readonly Point[]): Rect[] {
  const [xs, ys] = [unique(outline.map(({ x }) => x)), unique(outline.map(({ y }) => y))]
  const uprights = wallsOf(outline).filter(({ from, to }) => from.x === to.x)
  return ys.slice(1).flatMap((bottom, row) => {
    const top = ys[row] ?? 0
    const crossed = uprights
      .filter(({ from, to }) => Math.min(from.y, to.y) <= top && Math.max(from.y, to.y) >= bottom)
      .map(({ from }) => from.x)
    return xs.slice(1).flatMap((right, column) => {
      const left = xs[column] ?? 0
      const inside = crossed.filter((x) => x <= left).length % 2 === 1
      return inside ? [] : [{ x: left, y: top, w: right - left, h: bottom - top }]
    })
  })
}

function gridOf(xs: readonly number[], ys: readonly number[], fields: Uint8Array): Floor {
  const [columns, rows] = [Math.max(0, xs.length - 1), Math.max(0, ys.length - 1)]
  const wide = columns + 1
  const sums = new Int32Array(wide * (rows + 1))
  let areaMm2 = 0
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const field = fields[row * columns + column] ?? 0
      const at = (row + 1) * wide + column + 1
      sums[at] = field + (sums[at - 1] ?? 0) + (sums[at - wide] ?? 0) - (sums[at - wide - 1] ?? 0)
      if (field === 1) areaMm2 += ((xs[column + 1] ?? 0) - (xs[column] ?? 0)) * ((ys[row + 1] ?? 0) - (ys[row] ?? 0))
    }
  }
  const sum = (column: number, row: number) => sums[row * wide + column] ?? 0
  return {
    xs,
    ys,
    areaMm2,
    isFloor: (column, row) => fields[row * columns + column] === 1,
    count: (left, top, right, bottom) => sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top),
  }
}

function lines(first: number, last: number, between: readonly number[]): number[] {
  return last <= first ? [] : unique([first, last, ...between.filter((at) => at > first && at < last)])
}

function grown({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }
}

function unique(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}
