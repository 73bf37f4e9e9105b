import { type Mat, mayTurn } from './mat.ts'
import type { Rect } from './room.ts'
import type { Placed } from './rows.ts'

/** Parts of a side below which pieces are left out of account, and above whose rest they count as whole. */
const THRESHOLDS = [0, 1 / 10, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2] as const

/**
 * A number of sheets that no cutting of these pieces can go below, proved so. Of pieces that may turn it is their area; what
 * is cut out of them is no part of another piece, so their outer measures count. Of others each side is measured by dual
 * feasible functions: a function f of parts of a side is one if f of parts that fit side by side sums to 1 at most, and then
 * f(length) · g(width) of all pieces of a sheet sums to 1 at most (Fekete and Schepers, "New classes of fast lower bounds
 * for bin packing problems", 2001). Of pieces that hold on to others, the side that does has to be one that the sheet was
 * made with, of which it has one: what has to lie along it is packed in one dimension, by the same functions.
 */
export function leastSheets(placed: readonly Placed[], mat: Mat): number {
  const parts = placed.map(({ area }) => ({ long: area.w / mat.lengthMm, wide: area.h / mat.widthMm }))
  const areaMm2 = placed.reduce((sum, { area }) => sum + area.w * area.h, 0)
  const byArea = Math.ceil(areaMm2 / (mat.lengthMm * mat.widthMm) - ROUNDING)
  if (mayTurn(mat) || mat.form === 'roll') return byArea
  const bySides = THRESHOLDS.flatMap((one) =>
    THRESHOLDS.map((other) => sumOf(parts.map(({ long, wide }) => feasible(long, one) * feasible(wide, other)))),
  )
  return Math.max(byArea, ...bySides, ...(mat.form === 'interlocking' ? byJoints(placed, mat) : []))
}

/** Of fractions that are added up; a sum must not be rounded up for it. */
const ROUNDING = 1e-9

/**
 * A part of a side, by a threshold of at most a half: small ones count for nothing, large ones for the whole. Beside a large
 * one only small ones fit, and without one the parts count as what they are, so the sum of what fits stays 1 at most.
 */
function feasible(part: number, threshold: number): number {
  if (part > 1 - threshold) return 1
  return part < threshold ? 0 : part
}

/** What lies along each side of the sheets that has to hold. */
function byJoints(placed: readonly Placed[], mat: Mat): number[] {
  const sides = {
    left: (one: Rect, other: Rect) => other.x + other.w === one.x && overlap(one.y, one.h, other.y, other.h),
    right: (one: Rect, other: Rect) => one.x + one.w === other.x && overlap(one.y, one.h, other.y, other.h),
    top: (one: Rect, other: Rect) => other.y + other.h === one.y && overlap(one.x, one.w, other.x, other.w),
    bottom: (one: Rect, other: Rect) => one.y + one.h === other.y && overlap(one.x, one.w, other.x, other.w),
  } as const
  // Of pieces that are cut out of it is not known whether they meet: they are left out, which only lowers the number.
  const whole = placed.flatMap(({ area, notches }) => (notches.length === 0 ? [area] : []))
  return Object.entries(sides).flatMap(([side, meets]) => {
    const isUpright = side === 'left' || side === 'right'
    // What is as long as the sheet lies along both ends of it, whether it holds there or not.
    const isThrough = ({ w, h }: Rect) => (isUpright ? w === mat.lengthMm : h === mat.widthMm)
    const held = whole.filter((one) => isThrough(one) || whole.some((other) => meets(one, other)))
    const parts = held.map(({ w, h }) => (isUpright ? h / mat.widthMm : w / mat.lengthMm))
    return THRESHOLDS.map((threshold) => sumOf(parts.map((part) => feasible(part, threshold))))
  })
}

function overlap(from: number, long: number, other: number, otherLong: number): boolean {
  return from < other + otherLong && other < from + long
}

function sumOf(values: readonly number[]): number {
  return Math.ceil(values.reduce((sum, value) => sum + value, 0) - ROUNDING)
}
