import type { Point, Rect } from '#planner/room.ts'
import { boxAround, type Ground, type LedName, ledName, meets } from './free-ground.ts'

/** A piece as it is drawn, in the lengths of the drawing. */
export interface NamedPiece {
  name: string
  area: Rect
  notches: readonly Rect[]
  /** Whether its name is not needed to tell where it lies: of whole pieces there may be hundreds. */
  isWhole: boolean
}

/** Where names of pieces are written: in those that have room for it, and beside cut ones that are too narrow. */
export interface PieceNames {
  within: { name: string; at: Point }[]
  beside: LedName[]
}

/** How large a name is written, in the lengths of the drawing. */
export interface Lettering {
  wide: (name: string) => number
  high: number
}

/** More narrow pieces than that make a drawing of lines. */
const MOST_BESIDE = 80

export function placePieceNames(pieces: readonly NamedPiece[], letters: Lettering, ground: Ground): PieceNames {
  const placed = pieces.map((piece) => ({ piece, at: placeWithin(piece, letters.wide(piece.name), letters.high) }))
  const within = placed.flatMap(({ piece, at }) => (at === undefined ? [] : [{ name: piece.name, at }]))
  const narrow = placed.flatMap(({ piece, at }) => (at === undefined && !piece.isWhole ? [piece] : []))
  return { within, beside: namesBeside(narrow, letters, withNames(ground, within, letters)) }
}

/** Names of pieces that have no room for them, each at the end of a line; none where there are too many. */
export function namesBeside(narrow: readonly NamedPiece[], { wide, high }: Lettering, ground: Ground): LedName[] {
  if (narrow.length > MOST_BESIDE) return []
  const covered = [...ground.covered, ...narrow.map(({ area }) => area)]
  const found: LedName[] = []
  for (const { name, area, notches } of narrow) {
    const written = [...ground.written, ...found.map((led) => boxAround(led.at, wide(led.name), high))]
    const spots = spotsOf(area).filter((spot) => !notches.some((notch) => meets(notch, { ...spot, w: 0, h: 0 })))
    // Along its length alone: nearly all of what is narrow has one there, and there may be many pieces.
    const amid = spots.filter(({ x, y }) => (area.w < area.h ? x === area.x + area.w / 2 : y === area.y + area.h / 2))
    const places = amid.length > 0 ? amid : spots
    const led = ledName({ name, places, w: wide(name), h: high }, { ...ground, written, covered }, true)
    if (led !== undefined) found.push(led)
  }
  return found
}

/** Where a name has room within a piece, with space around it and in its midst if it can. */
export function placeWithin(piece: Pick<NamedPiece, 'area' | 'notches'>, w: number, h: number): Point | undefined {
  return fittingSpot(piece, 1.6 * w, 1.6 * h) ?? fittingSpot(piece, w, h)
}

function fittingSpot({ area, notches }: Pick<NamedPiece, 'area' | 'notches'>, w: number, h: number): Point | undefined {
  return spotsOf(area).find((spot) => {
    const box = boxAround(spot, w, h)
    const isWithin = box.x > area.x && box.y > area.y && box.x + w < area.x + area.w && box.y + h < area.y + area.h
    return isWithin && !notches.some((notch) => meets(notch, box))
  })
}

function withNames(ground: Ground, names: PieceNames['within'], { wide, high }: Lettering): Ground {
  return { ...ground, written: [...ground.written, ...names.map(({ name, at }) => boxAround(at, wide(name), high))] }
}

/** Places of a piece, the midst first. */
function spotsOf({ x, y, w, h }: Rect): Point[] {
  return PARTS.flatMap((down) => PARTS.map((along) => ({ x: x + w * along, y: y + h * down })))
}

const PARTS = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]
