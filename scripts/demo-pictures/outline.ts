/** Distance in mm from a point to an outline centred on 0,0; positive inside. */
export type Outline = (x: number, y: number) => number

/** A rectangle with rounded corners. */
export const rectangle =
  (length: number, width: number, corner: number): Outline =>
  (x, y) => {
    const dx = Math.abs(x) - length / 2 + corner
    const dy = Math.abs(y) - width / 2 + corner
    return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0)
  }

/** Half an ellipse, its straight side at the back. */
export const halfRound =
  (length: number, width: number): Outline =>
  (x, y) => {
    const back = width / 2 - y
    const k = Math.hypot(x / (length / 2), (y - width / 2) / width)
    return Math.min(back, (1 - k) * Math.min(length / 2, width))
  }

/** A square with jigsaw tabs of `tab` mm: out on two sides, in on the other two. */
export const jigsaw = (side: number, tab: number, tabs: number): Outline => {
  const body = rectangle(side, side, 1)
  const pitch = side / tabs
  return (x, y) => {
    const alongX = nearestTab(x, pitch, tabs)
    const alongY = nearestTab(y, pitch, tabs)
    const out = Math.max(knob(alongX, y - side / 2, tab), knob(alongY, x - side / 2, tab))
    const cut = Math.max(knob(alongX, y + side / 2, tab), knob(alongY, x + side / 2, tab))
    return Math.min(Math.max(body(x, y), out), -cut)
  }
}

/** Seams of a floor of interlocked tiles: distance in mm to the nearest joint. */
export const seam = (x: number, y: number, side: number, tab: number, tabs: number): number => {
  const lineX = Math.round(x / side) * side
  const lineY = Math.round(y / side) * side
  const pitch = side / tabs
  const across = Math.max(x - lineX, knob(nearestTab(y, pitch, 999), x - lineX, tab))
  const along = Math.max(y - lineY, knob(nearestTab(x, pitch, 999), y - lineY, tab))
  return Math.min(Math.abs(across), Math.abs(along))
}

/** A bone-shaped paver. */
export const dogBone =
  (length: number, width: number): Outline =>
  (x, y) => {
    const waist = 0.5 - 0.5 * Math.cos((Math.min(1, Math.abs(x) / (length * 0.42)) * Math.PI) / 1)
    const half = (width / 2) * (0.68 + 0.32 * waist)
    return Math.min(length / 2 - Math.abs(x), half - Math.abs(y), rectangle(length, width, 16)(x, y))
  }

/** An outline with another cut out of it. */
export const without =
  (outline: Outline, hole: Outline): Outline =>
  (x, y) =>
    Math.min(outline(x, y), -hole(x, y))

const nearestTab = (x: number, pitch: number, tabs: number): number => {
  const limit = tabs > 99 ? Number.POSITIVE_INFINITY : tabs / 2 - 0.5
  const odd = tabs > 99 || tabs % 2 === 0 ? 0.5 : 0
  const index = Math.min(limit, Math.max(-limit, Math.round(x / pitch - odd) + odd))
  return x - index * pitch
}

/** A dovetail with a wide head, `tab` mm long. */
const knob = (along: number, away: number, tab: number): number => {
  const half = tab * (0.5 + 0.2 * Math.min(1, Math.max(0, away / tab)))
  const corner = tab * 0.16
  const dx = Math.abs(along) - half + corner
  const dy = Math.abs(away - tab * 0.3) - tab * 0.6 + corner
  return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0)
}
