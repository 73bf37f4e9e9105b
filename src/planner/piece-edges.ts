import type { Laid } from './plan.ts'
import type { Point, Rect } from './room.ts'

/** The edges of a piece, what is cut out of it included; where it is cut out at its rim, there is no edge of it. */
export function edgesOf({ area, notches }: Pick<Laid, 'area' | 'notches'>): [Point, Point][] {
  const xs = linesOf([area, ...notches].flatMap(({ x, w }) => [x, x + w]))
  const ys = linesOf([area, ...notches].flatMap(({ y, h }) => [y, y + h]))
  const covers = (x: number, y: number) => holds(area, x, y) && !notches.some((notch) => holds(notch, x, y))
  const edges: [Point, Point][] = []
  for (const [index, y] of ys.entries()) {
    for (const [column, x] of xs.slice(0, -1).entries()) {
      const to = xs[column + 1] ?? x
      if (covers(x, y) !== covers(x, ys[index - 1] ?? y - 1))
        edges.push([
          { x, y },
          { x: to, y },
        ])
    }
  }
  for (const [index, x] of xs.entries()) {
    for (const [row, y] of ys.slice(0, -1).entries()) {
      const to = ys[row + 1] ?? y
      if (covers(x, y) !== covers(xs[index - 1] ?? x - 1, y))
        edges.push([
          { x, y },
          { x, y: to },
        ])
    }
  }
  return edges
}

function linesOf(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b)
}

/** Whether the field of the grid that begins at a place is within a rectangle. */
function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h
}
