import { wholeAround } from './check-joints.ts'
import type { Door } from './door.ts'
import type { Laid, Plan } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import type { Ramp, Ramps } from './ramps.ts'
import type { Point, Rect, Room } from './room.ts'

/**
 * Proves the ramps of a floor without the code that laid them: each lies beyond an open side, holds on to one uncut side of
 * a tile in step with its pattern, lies on nothing, and comes out of a strip as long as that side; and all that is open ends
 * in one or is told.
 */
export function rampFault(room: Room, doors: readonly Door[], plan: Plan, ramps: Ramps): PlanFault | undefined {
  const { laid, corners, openMm } = ramps
  const open = openRects(room, doors, plan)
  for (const ramp of laid) {
    const inner = innerMm(ramp)
    if (!open.some((rect) => areaOf(rect, inner) === areaOf(inner, inner))) return 'ramp-at-wall'
    if (!holdsOn(ramp, inner, plan, ramps)) return 'ramp-loose'
  }
  if (!areCutFromStrips(ramps, plan)) return 'ramp-strip'
  if ([...laid.map(({ area }) => area), ...corners].some((rect) => coveredMm2(rect, plan.laid) > 0))
    return 'ramp-on-floor'
  for (const [index, one] of laid.entries()) {
    if (laid.slice(index + 1).some((other) => areaOf(one.area, other.area) > 0 && !isMitre(one, other))) {
      return 'ramp-on-ramp'
    }
  }
  if (corners.some((corner) => !isCorner(corner, ramps))) return 'ramp-corner'
  const openLength = open.reduce((sum, rect) => sum + coveredMm2(rect, plan.laid), 0)
  return laid.reduce((sum, { cut: [from, to] }) => sum + to - from, openMm) === openLength ? undefined : 'ramp-missing'
}

/** The outermost millimetre of the floor along each open side. */
function openRects({ outline, gapMm }: Room, doors: readonly Door[], { mat }: Plan): Rect[] {
  const all = mat.edging?.at === 'around'
  return outline.flatMap((from, wall) => {
    const to = outline[(wall + 1) % outline.length] ?? from
    const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
    const long = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    const spans = all
      ? [[-gapMm, long + gapMm] as const]
      : doors
          .filter(
            (door) => door.wall === wall && door.widthMm > 0 && door.atMm >= 0 && door.atMm + door.widthMm <= long,
          )
          .map(({ atMm, widthMm }) => [atMm, atMm + widthMm] as const)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const inside = isInside(outline, { x: middle.x - dy / 4, y: middle.y + dx / 4 }) ? 1 : -1
    const [ix, iy] = [-dy * inside, dx * inside]
    return spans.map(([start, end]) => {
      const [a, b] = [start, end].map((at) => ({ x: from.x + dx * at + ix * gapMm, y: from.y + dy * at + iy * gapMm }))
      const [c, d] = [a ?? from, b === undefined ? to : { x: b.x + ix, y: b.y + iy }]
      return { x: Math.min(c.x, d.x), y: Math.min(c.y, d.y), w: Math.abs(d.x - c.x), h: Math.abs(d.y - c.y) }
    })
  })
}

/** Whether a place is inside, by the walls above it. */
function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  const above = outline.filter((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return from.y === to.y && from.y < y && Math.min(from.x, to.x) <= x && Math.max(from.x, to.x) > x
  })
  return above.length % 2 === 1
}

/** The millimetre of the floor before a ramp. */
function innerMm({ side, area: { x, y, w, h } }: Ramp): Rect {
  if (side === 'top') return { x, y: y + h, w, h: 1 }
  if (side === 'bottom') return { x, y: y - 1, w, h: 1 }
  return side === 'left' ? { x: x + w, y, w: 1, h } : { x: x - 1, y, w: 1, h }
}

/**
 * Whether one piece lies all along a ramp with a side that was made to hold, the strip is as long as that side, and the part
 * of the strip is that of the side.
 */
function holdsOn({ side, area, cut, strip }: Ramp, inner: Rect, plan: Plan, { depthMm, strips }: Ramps): boolean {
  const met = plan.laid.filter((piece) => coveredMm2(inner, [piece]) > 0)
  const [piece] = met
  const sheet = piece === undefined ? undefined : plan.sheets[piece.sheet]
  if (piece === undefined || sheet === undefined || met.length > 1) return false
  if (coveredMm2(inner, [piece]) !== inner.w * inner.h) return false
  const whole = wholeAround(piece, sheet)
  const made = {
    top: area.y + area.h === whole.y,
    bottom: area.y === whole.y + whole.h,
    left: area.x + area.w === whole.x,
    right: area.x === whole.x + whole.w,
  }
  const isUpright = side === 'left' || side === 'right'
  const [long, deep, before, sideMm] = isUpright
    ? [area.h, area.w, area.y - whole.y, whole.h]
    : [area.w, area.h, area.x - whole.x, whole.w]
  return made[side] && deep === depthMm && strips[strip] === sideMm && cut[0] === before && cut[1] === before + long
}

/** Whether the parts of each strip lie apart within it, with room for the blade, and no strip is bought for nothing. */
function areCutFromStrips({ laid, strips, depthMm }: Ramps, { cutting, mat: { edging } }: Plan): boolean {
  if (depthMm !== edging?.depthMm || strips.some((mm) => !edging.sidesMm.includes(mm))) return false
  const byStrip = Map.groupBy(laid, ({ strip }) => strip)
  if (byStrip.size !== strips.length) return false
  return [...byStrip].every(([strip, parts]) =>
    parts.every(
      ({ cut: [from, to] }, index) =>
        from >= 0 &&
        to <= (strips[strip] ?? 0) &&
        from < to &&
        parts.every(
          ({ cut: other }, at) => at === index || other[0] >= to + cutting.kerfMm || from >= other[1] + cutting.kerfMm,
        ),
    ),
  )
}

/** Whether ramps that lie over each other meet at an inner corner, from which both go on. */
function isMitre(one: Ramp, other: Ramp): boolean {
  const [ends, others] = [one, other].map((ramp) => cornersOf(innerEdge(ramp)))
  return (
    ['left', 'right'].includes(one.side) !== ['left', 'right'].includes(other.side) &&
    ends?.some(({ x, y }) => others?.some((end) => end.x === x && end.y === y)) === true
  )
}

/** Whether a square touches the ends of two ramps that lie across each other. */
function isCorner(corner: Rect, { laid, depthMm }: Ramps): boolean {
  const touching = laid.filter(
    ({ area }) => areaOf(area, { x: corner.x - 1, y: corner.y - 1, w: corner.w + 2, h: corner.h + 2 }) >= depthMm,
  )
  const upright = touching.filter(({ side }) => side === 'left' || side === 'right')
  return corner.w === depthMm && corner.h === depthMm && upright.length > 0 && upright.length < touching.length
}

/** The line along which a ramp holds. */
function innerEdge({ side, area: { x, y, w, h } }: Ramp): Rect {
  if (side === 'top') return { x, y: y + h, w, h: 0 }
  if (side === 'bottom') return { x, y, w, h: 0 }
  return side === 'left' ? { x: x + w, y, w: 0, h } : { x, y, w: 0, h }
}

function cornersOf({ x, y, w, h }: Rect): Point[] {
  return [
    { x, y },
    { x: x + w, y: y + h },
  ]
}

/** What of a rectangle pieces cover, what is cut out of them left out. */
function coveredMm2(rect: Rect, laid: readonly Laid[]): number {
  return laid.reduce((sum, { area, notches }) => {
    const own = areaOf(rect, area)
    if (own === 0) return sum
    return sum + own - notches.reduce((cutOut, notch) => cutOut + areaOf(rect, notch), 0)
  }, 0)
}

/** What two rectangles have in common. */
function areaOf(one: Rect, other: Rect): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return w > 0 && h > 0 ? w * h : 0
}
