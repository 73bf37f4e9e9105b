import { cuttingFault } from './check-cutting.ts'
import { jointFault } from './check-joints.ts'
import { holds, spansOf } from './laid-spans.ts'
import type { Laid, Plan } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import type { Point, Room } from './room.ts'
import { common, type Span, without } from './spans.ts'

/**
 * Proves a plan without the code that made it, by sweeping over the room from top to bottom: the first fault that it
 * finds, undefined where every place is covered once, each piece is what lies in its place, and straight cuts from edge
 * to edge make all pieces out of what is bought.
 */
export function faultOf(room: Room, plan: Plan): PlanFault | undefined {
  return (
    coverFault(room, plan.laid) ??
    cuttingFault(plan) ??
    (plan.mat.form === 'interlocking' ? jointFault(plan) : undefined)
  )
}

function coverFault(room: Room, laid: readonly Laid[]): PlanFault | undefined {
  for (const { area, notches } of laid) {
    if (area.w <= 0 || area.h <= 0) return 'beyond-floor'
    if (notches.some((notch) => notch.w <= 0 || notch.h <= 0 || !holds(area, notch))) return 'notch-outside'
  }
  const edges = new Set<number>()
  const turns = [...room.outline.map(({ y }) => y), ...room.holes.flatMap(({ y, h }) => [y, y + h])]
  for (const y of turns) for (const by of [-room.gapMm, 0, room.gapMm]) edges.add(y + by)
  for (const { area, notches } of laid) {
    for (const { y, h } of [area, ...notches]) edges.add(y).add(y + h)
  }
  const sorted = [...edges].toSorted((a, b) => a - b)
  for (const [index, top] of sorted.entries()) {
    const bottom = sorted[index + 1]
    if (bottom === undefined) break
    const fault = stripFault(
      freeSpans(room, top, bottom),
      laid.flatMap((piece) => spansOf(piece, top, bottom)),
    )
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Compares what has to be covered between two heights with what is. */
function stripFault(free: readonly Span[], covered: readonly Span[]): PlanFault | undefined {
  const sorted = covered.toSorted((a, b) => a[0] - b[0])
  const joined: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last !== undefined && from < last[1]) return 'covered-twice'
    if (last !== undefined && from === last[1]) last[1] = to
    else joined.push([from, to])
  }
  if (joined.some(([from, to]) => !free.some((span) => span[0] <= from && to <= span[1]))) return 'beyond-floor'
  const isSame =
    joined.length === free.length && joined.every(([from, to], at) => free[at]?.[0] === from && free[at][1] === to)
  return isSame ? undefined : 'uncovered'
}

/** What of a strip is at least the gap away from every wall and hole, whichever way one looks. */
function freeSpans({ outline, holes, gapMm }: Room, top: number, bottom: number): Span[] {
  const heights = [...new Set(outline.map(({ y }) => y))].toSorted((a, b) => a - b)
  let free: Span[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]]
  const [from, to] = [top - gapMm, bottom + gapMm]
  if (from < (heights[0] ?? 0) || to > (heights.at(-1) ?? 0)) return []
  for (const [index, low] of heights.entries()) {
    const high = heights[index + 1]
    if (high === undefined || high <= from || low >= to) continue
    free = common(free, spansBetween(outline, low, high))
  }
  const blocked = holes
    .filter(({ y, h }) => y - gapMm < bottom && y + h + gapMm > top)
    .map(({ x, w }): Span => [x - gapMm, x + w + gapMm])
  const shrunk = free.map(([left, right]): Span => [left + gapMm, right - gapMm])
  return without(shrunk, blocked)
}

/** Where a level line between two heights of corners is inside. */
function spansBetween(outline: readonly Point[], low: number, high: number): Span[] {
  const crossed = outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from
      return Math.min(from.y, to.y) <= low && Math.max(from.y, to.y) >= high ? [from.x] : []
    })
    .toSorted((a, b) => a - b)
  return crossed.flatMap((x, index): Span[] => (index % 2 === 0 ? [[x, crossed[index + 1] ?? x]] : []))
}
