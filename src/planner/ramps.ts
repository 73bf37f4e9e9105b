import type { MatEdging } from './mat.ts'
import { beyond, edgeAt, isLevel, type OpenSide, type Side } from './open-sides.ts'
import type { Laid, Plan } from './plan.ts'
import { type PartOfStrip, sharedStrips } from './ramp-strips.ts'
import type { Point, Rect } from './room.ts'
import { type Span, without } from './spans.ts'

/** An edge beyond an open side of the floor, whole or cut off a strip. */
export interface Ramp {
  side: Side
  area: Rect
  /** Which strip it comes from, and which part of that. */
  strip: number
  cut: Span
}

/** What ends a floor of tiles where it is open. */
export interface Ramps {
  depthMm: number
  /** How long each strip is that is bought, the longest first: as a side of a tile. */
  strips: readonly number[]
  laid: readonly Ramp[]
  /** Where two ramps end at an outer corner. */
  corners: readonly Rect[]
  /** Along open sides, where no edge holds: tiles are cut there, or have a side that there is no edge for. */
  openMm: number
}

/** A stretch that an edge holds on to, with the part of a strip that has the pattern of the tile here. */
type Held = OpenSide & PartOfStrip

/**
 * The ramps along the open sides of a floor that has been laid. An edge is as long as a side that a tile was made with, and
 * its pattern begins where that of the tile does: so a part of it comes from the same part of a strip.
 */
export function rampsOf(plan: Plan, sides: readonly OpenSide[], { depthMm, sidesMm }: MatEdging): Ramps {
  const held: Held[] = []
  let openMm = 0
  for (const side of sides) {
    const area = beyond(side, depthMm)
    const inTheWay = plan.laid.filter((piece) => isMet(area, piece.area))
    for (const { stretch, piece } of stretchesOf(side, plan.laid)) {
      const part = madeOf(piece, stretch, plan)
      const own = beyond(stretch, depthMm)
      const isFree =
        !inTheWay.some((other) => covers(other, own)) && held.every((other) => isApart(stretch, other, depthMm))
      if (part !== undefined && sidesMm.includes(part.stripMm) && isFree) held.push({ ...stretch, ...part })
      else openMm += stretch.toMm - stretch.fromMm
    }
  }
  const { strips, from } = sharedStrips(held, plan.cutting.kerfMm)
  return {
    depthMm,
    strips,
    laid: held.map((stretch, index) => ({
      side: stretch.side,
      area: beyond(stretch, depthMm),
      strip: from[index] ?? 0,
      cut: stretch.cut,
    })),
    corners: cornersOf(held, depthMm).filter(
      (corner) =>
        held.every((stretch) => !isMet(corner, beyond(stretch, depthMm))) &&
        !plan.laid.some((piece) => covers(piece, corner)),
    ),
    openMm,
  }
}

/** What of an open side is floor, piece by piece. */
function stretchesOf(open: OpenSide, laid: readonly Laid[]): { stretch: OpenSide; piece: Laid }[] {
  const { side, atMm, fromMm, toMm } = open
  const along = ({ x, y, w, h }: Rect): Span => (isLevel(side) ? [x, x + w] : [y, y + h])
  // The outermost millimetre of the floor: a piece may have more beyond it, around a corner.
  const row = side === 'top' || side === 'left' ? atMm : atMm - 1
  const crosses = ({ x, y, w, h }: Rect) => (isLevel(side) ? y <= row && row < y + h : x <= row && row < x + w)
  return laid.flatMap((piece) => {
    if (!crosses(piece.area)) return []
    const cutOut = piece.notches.filter(crosses).map(along)
    const [start, end] = along(piece.area)
    return without([[Math.max(start, fromMm), Math.min(end, toMm)]], cutOut).map(([from, to]) => ({
      stretch: { side, atMm, fromMm: from, toMm: to },
      piece,
    }))
  })
}

/** Which side of its tile a stretch has, and which part of that; undefined where the tile is cut there. */
function madeOf({ area, cut, sheet, upright }: Laid, stretch: OpenSide, plan: Plan): PartOfStrip | undefined {
  const { side, atMm, fromMm, toMm } = stretch
  const bought = plan.sheets[sheet]
  if (bought === undefined) return undefined
  const { lengthMm, widthMm } = bought
  // What lies upright was turned to the right: its lower side is on the left.
  const tile = upright
    ? { x: area.x - (widthMm - cut.y - cut.h), y: area.y - cut.x, w: widthMm, h: lengthMm }
    : { x: area.x - cut.x, y: area.y - cut.y, w: lengthMm, h: widthMm }
  if ([area, tile].some((rect) => edgeAt(rect, side) !== atMm)) return undefined
  const [start, stripMm] = isLevel(side) ? [tile.x, tile.w] : [tile.y, tile.h]
  return { stripMm, cut: [fromMm - start, toMm - start] }
}

/** Whether two ramps lie apart, or meet at an inner corner, where both are cut to a mitre. */
function isApart(one: OpenSide, other: OpenSide, depthMm: number): boolean {
  return !isMet(beyond(one, depthMm), beyond(other, depthMm)) || sharedEnd(one, other) !== undefined
}

/** Where two sides that lie across each other end in the same place. */
function sharedEnd(one: OpenSide, other: OpenSide): Point | undefined {
  if (isLevel(one.side) === isLevel(other.side)) return undefined
  return endsOf(one).find(({ x, y }) => endsOf(other).some((end) => end.x === x && end.y === y))
}

function endsOf({ side, atMm, fromMm, toMm }: OpenSide): Point[] {
  return [fromMm, toMm].map((at) => (isLevel(side) ? { x: at, y: atMm } : { x: atMm, y: at }))
}

/** The squares beyond the outer corners at which two ramps end. */
function cornersOf(held: readonly OpenSide[], depthMm: number): Rect[] {
  const corners: Rect[] = []
  for (const level of held.filter(({ side }) => isLevel(side))) {
    for (const upright of held.filter(({ side }) => !isLevel(side))) {
      const end = sharedEnd(level, upright)
      if (end === undefined || isMet(beyond(level, depthMm), beyond(upright, depthMm))) continue
      const x = upright.side === 'left' ? end.x - depthMm : end.x
      const y = level.side === 'top' ? end.y - depthMm : end.y
      corners.push({ x, y, w: depthMm, h: depthMm })
    }
  }
  return corners
}

function covers({ area, notches }: Laid, rect: Rect): boolean {
  return isMet(area, rect) && !notches.some((notch) => isWithin(common(area, rect), notch))
}

function common(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return { x, y, w: Math.min(one.x + one.w, other.x + other.w) - x, h: Math.min(one.y + one.h, other.y + other.h) - y }
}

function isWithin({ x, y, w, h }: Rect, whole: Rect): boolean {
  return x >= whole.x && y >= whole.y && x + w <= whole.x + whole.w && y + h <= whole.y + whole.h
}

function isMet(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}
