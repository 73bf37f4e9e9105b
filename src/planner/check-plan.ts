import type { Laid, Plan, Sheet } from './plan.ts'
import type { Point, Rect, Room } from './room.ts'

/** What is wrong with a plan. */
export type PlanFault =
  | 'uncovered'
  | 'covered-twice'
  | 'beyond-floor'
  | 'notch-outside'
  | 'not-as-bought'
  | 'outside-sheet'
  | 'no-straight-cuts'
  | 'wrong-way'
  | 'open-joint'

/**
 * Proves a plan without the code that made it, by sweeping over the room from top to bottom: the first fault that it
 * finds, undefined where every place is covered once, each piece is what lies in its place, and straight cuts from edge
 * to edge make all pieces out of what is bought.
 */
export function faultOf(room: Room, plan: Plan): PlanFault | undefined {
  return (
    coverFault(room, plan.laid) ?? stockFault(plan) ?? (plan.mat.form === 'interlocking' ? jointFault(plan) : undefined)
  )
}

type Span = readonly [from: number, to: number]

function coverFault(room: Room, laid: readonly Laid[]): PlanFault | undefined {
  for (const { area, notches } of laid) {
    if (area.w <= 0 || area.h <= 0) return 'beyond-floor'
    if (notches.some((notch) => !holds(area, notch))) return 'notch-outside'
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
    const fault = stripFault(freeSpans(room, top, bottom), coveredSpans(laid, top, bottom))
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

function coveredSpans(laid: readonly Laid[], top: number, bottom: number): Span[] {
  const crosses = ({ y, h }: Rect) => y <= top && y + h >= bottom
  return laid.flatMap(({ area, notches }) => {
    if (!crosses(area)) return []
    return without(
      [[area.x, area.x + area.w]],
      notches.filter(crosses).map(({ x, w }) => [x, x + w]),
    )
  })
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

function common(some: readonly Span[], others: readonly Span[]): Span[] {
  return some
    .flatMap(([a, b]) => others.map(([c, d]): Span => [Math.max(a, c), Math.min(b, d)]))
    .filter(([from, to]) => from < to)
}

function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken
    .reduce<readonly Span[]>(
      (rest, [c, d]) =>
        rest
          .flatMap(([a, b]): Span[] =>
            c >= b || d <= a
              ? [[a, b]]
              : [
                  [a, c],
                  [d, b],
                ],
          )
          .filter(([a, b]) => a < b),
      spans,
    )
    .filter(([from, to]) => from < to)
}

function stockFault({ mat, cutting, sheets, laid }: Plan): PlanFault | undefined {
  const roll = mat.form === 'roll'
  if (
    sheets.some(
      ({ lengthMm, widthMm }) =>
        widthMm !== mat.widthMm || lengthMm > mat.lengthMm || (!roll && lengthMm !== mat.lengthMm),
    )
  )
    return 'not-as-bought'
  const bySheet = Map.groupBy(laid, ({ sheet }) => sheet)
  if (laid.some(({ sheet }) => sheets[sheet] === undefined)) return 'not-as-bought'
  for (const { area, cut, upright } of laid) {
    const [w, h] = upright ? [area.h, area.w] : [area.w, area.h]
    if (cut.w !== w || cut.h !== h) return 'not-as-bought'
  }
  if (!(mat.turns && mat.form === 'piece') && laid.some(({ upright }) => upright !== laid[0]?.upright))
    return 'wrong-way'
  for (const [number, sheet] of sheets.entries()) {
    const cuts = (bySheet.get(number) ?? []).map(({ cut }) => cut)
    const whole = wholeOf(sheet)
    if (cuts.some((cut) => !holds(whole, cut))) return 'outside-sheet'
    if (!partsByCuts(cuts, cutting.kerfMm)) return 'no-straight-cuts'
  }
  return undefined
}

/** Whether some straight cut parts the pieces with room for the blade, and the same goes for both sides. */
function partsByCuts(cuts: readonly Rect[], kerfMm: number): boolean {
  if (cuts.length < 2) return true
  for (const axis of ['x', 'y'] as const) {
    const start = (rect: Rect) => rect[axis]
    const end = (rect: Rect) => rect[axis] + (axis === 'x' ? rect.w : rect.h)
    for (const at of cuts.map(end)) {
      const before = cuts.filter((rect) => end(rect) <= at)
      const after = cuts.filter((rect) => start(rect) >= at + kerfMm)
      if (after.length > 0 && before.length + after.length === cuts.length)
        return partsByCuts(before, kerfMm) && partsByCuts(after, kerfMm)
    }
  }
  return false
}

/** Pieces that hold on to each other do so with the edges that they were made with, on the side where these were. */
function jointFault({ sheets, laid }: Plan): PlanFault | undefined {
  for (const piece of laid) {
    const sheet = sheets[piece.sheet]
    if (sheet === undefined) return 'not-as-bought'
    const { cut } = piece
    const [across, down] = piece.upright ? [cut.y, cut.x] : [cut.x, cut.y]
    const made = {
      left: across === 0,
      top: down === 0,
      right: across + piece.area.w === (piece.upright ? sheet.widthMm : sheet.lengthMm),
      bottom: down + piece.area.h === (piece.upright ? sheet.lengthMm : sheet.widthMm),
    }
    for (const other of laid) {
      const side = other === piece ? undefined : joinedSide(piece.area, other.area)
      if (side !== undefined && !made[side]) return 'open-joint'
    }
  }
  return undefined
}

function joinedSide(a: Rect, b: Rect): 'left' | 'right' | 'top' | 'bottom' | undefined {
  const beside = a.y < b.y + b.h && b.y < a.y + a.h
  const above = a.x < b.x + b.w && b.x < a.x + a.w
  if (beside && b.x + b.w === a.x) return 'left'
  if (beside && a.x + a.w === b.x) return 'right'
  if (above && b.y + b.h === a.y) return 'top'
  return above && a.y + a.h === b.y ? 'bottom' : undefined
}

function wholeOf({ lengthMm, widthMm }: Sheet): Rect {
  return { x: 0, y: 0, w: lengthMm, h: widthMm }
}

function holds(whole: Rect, part: Rect): boolean {
  return (
    part.x >= whole.x &&
    part.y >= whole.y &&
    part.x + part.w <= whole.x + whole.w &&
    part.y + part.h <= whole.y + whole.h
  )
}
