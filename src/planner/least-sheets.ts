import { DUAL_FEASIBLE } from './dual-feasible.ts'
import { type Mat, mayTurn } from './mat.ts'
import { mostApart } from './most-apart.ts'
import type { Rect } from './room.ts'
import type { Placed } from './rows.ts'

/**
 * A number of sheets that no cutting of these pieces can go below, proved so. Of pieces that may turn it is their area; what
 * is cut out of them is no part of another piece, so their outer measures count. Of others it is the most that follows from
 * the parts of both sides by dual feasible functions f and g, since f(length) · g(width) of all pieces of a sheet sums to 1
 * at most (Fekete and Schepers, "New classes of fast lower bounds for bin packing problems", 2001); from pieces of which no
 * two fit on one sheet, which take one each; and of pieces that hold on to others from the sides that do: each has to be one
 * that the sheet was made with, and what has to lie along it is packed in one dimension, by the same functions.
 */
export function leastSheets(placed: readonly Placed[], mat: Mat): number {
  const areaMm2 = placed.reduce((sum, { area }) => sum + area.w * area.h, 0)
  const byArea = Math.ceil(areaMm2 / (mat.lengthMm * mat.widthMm) - ROUNDING)
  if (mayTurn(mat) || mat.form === 'roll') return byArea
  const wide = DUAL_FEASIBLE.map((feasible) => placed.map(({ area }) => feasible(area.w, mat.lengthMm)))
  const high = DUAL_FEASIBLE.map((feasible) => placed.map(({ area }) => feasible(area.h, mat.widthMm)))
  const bySides = wide.flatMap((ws) => high.map((hs) => sumOf(ws.map((part, index) => part * (hs[index] ?? 0)))))
  const held = mat.form === 'interlocking' ? heldSides(placed, mat) : undefined
  const pieces = placed.map(({ area: { w, h } }, index) => ({
    ...{ w, h, left: held?.left.has(index), right: held?.right.has(index) },
    ...{ top: held?.top.has(index), bottom: held?.bottom.has(index) },
  }))
  return Math.max(
    byArea,
    ...bySides,
    mostApart(pieces, mat),
    ...(held === undefined ? [] : byJoints(placed, held, mat)),
  )
}

/** Of fractions that are added up; a sum must not be rounded up for it. */
const ROUNDING = 1e-9

/** The pieces, by their places, that need a side of what is bought. */
type HeldSides = Record<'left' | 'right' | 'top' | 'bottom', ReadonlySet<number>>

/** Which sides of pieces hold on to others. Of pieces that are cut out of it is not known whether they meet: none, which only lowers the number. */
function heldSides(placed: readonly Placed[], mat: Mat): HeldSides {
  const whole = placed.flatMap(({ area, notches }) => (notches.length === 0 ? [area] : []))
  const byEdge = {
    left: Map.groupBy(whole, ({ x, w }) => x + w),
    right: Map.groupBy(whole, ({ x }) => x),
    top: Map.groupBy(whole, ({ y, h }) => y + h),
    bottom: Map.groupBy(whole, ({ y }) => y),
  }
  const beside =
    ({ y, h }: Rect) =>
    (other: Rect) =>
      overlap(y, h, other.y, other.h)
  const above =
    ({ x, w }: Rect) =>
    (other: Rect) =>
      overlap(x, w, other.x, other.w)
  const holding = (is: (area: Rect) => boolean) =>
    new Set(placed.flatMap(({ area, notches }, index) => (notches.length === 0 && is(area) ? [index] : [])))
  return {
    // What is as long as the sheet lies along both ends of it, whether it holds there or not.
    left: holding((one) => one.w === mat.lengthMm || byEdge.left.get(one.x)?.some(beside(one)) === true),
    right: holding((one) => one.w === mat.lengthMm || byEdge.right.get(one.x + one.w)?.some(beside(one)) === true),
    top: holding((one) => one.h === mat.widthMm || byEdge.top.get(one.y)?.some(above(one)) === true),
    bottom: holding((one) => one.h === mat.widthMm || byEdge.bottom.get(one.y + one.h)?.some(above(one)) === true),
  }
}

/** What lies along each side of the sheets that has to hold. */
function byJoints(placed: readonly Placed[], held: HeldSides, mat: Mat): number[] {
  const along = (side: ReadonlySet<number>) => placed.flatMap(({ area }, index) => (side.has(index) ? [area] : []))
  return DUAL_FEASIBLE.flatMap((feasible) => [
    ...[held.left, held.right].map((side) => sumOf(along(side).map(({ h }) => feasible(h, mat.widthMm)))),
    ...[held.top, held.bottom].map((side) => sumOf(along(side).map(({ w }) => feasible(w, mat.lengthMm)))),
  ])
}

function overlap(from: number, long: number, other: number, otherLong: number): boolean {
  return from < other + otherLong && other < from + long
}

function sumOf(values: readonly number[]): number {
  return Math.ceil(values.reduce((sum, value) => sum + value, 0) - ROUNDING)
}
