import { type Cutting, type Mat, mayTurn } from './mat.ts'
import type { Sheet } from './plan.ts'
import type { Rect } from './room.ts'
import type { Placed } from './rows.ts'

/** Where each piece comes from: as many as there are shapes, in their order. */
export interface CutUp {
  sheets: Sheet[]
  from: { sheet: number; cut: Rect; upright: boolean }[]
}

/** In which way what is left of an offcut is parted in two. */
export const WAYS = ['short', 'long', 'level', 'upright'] as const
type Way = (typeof WAYS)[number]

/** Which pieces are cut first. */
export const ORDERS = ['area', 'long'] as const
type Order = (typeof ORDERS)[number]

/** The sides of what is bought that a piece needs, or that a part of it still has. */
const LEFT = 1
const RIGHT = 2
const TOP = 4
const BOTTOM = 8
const ALL = LEFT | RIGHT | TOP | BOTTOM

interface Wanted {
  index: number
  w: number
  h: number
  upright: boolean
  needs: number
}

interface Offcut extends Rect {
  sheet: number
  has: number
}

/** Cuts shapes out of as few sheets as it finds, by straight cuts from edge to edge. `upright` turns all of them. */
export function cutUp(placed: readonly Placed[], mat: Mat, cutting: Cutting, way: Way, order: Order): CutUp {
  const wanted = placed.map((shape, index) => wantedOf(shape, index, mat)).toSorted(inOrder(order))
  const result: CutUp = { sheets: [], from: [] }
  const offcuts: Offcut[] = []
  for (const piece of wanted) {
    const found = bestFit(offcuts, piece, mat)
    const offcut = found === undefined ? opened(result, piece, mat) : takenOut(offcuts, found.offcut)
    const lying = found === undefined || !found.turned ? piece : turnedPiece(piece)
    const cut = placeIn(offcut, lying)
    result.from[piece.index] = { sheet: offcut.sheet, cut, upright: lying.upright }
    offcuts.push(...restsOf(offcut, cut, cutting, way))
  }
  return result
}

/** Each cell from a sheet of its own: the plain way, which is never refused. Of a roll, no longer than what lies in it. */
export function cutPlainly(placed: readonly Placed[], mat: Mat): CutUp {
  const result: CutUp = { sheets: [], from: [] }
  const cells = Map.groupBy(placed, ({ cell }) => `${cell.x} ${cell.y}`)
  const numbers = new Map([...cells.keys()].map((key, number) => [key, number]))
  const starts = new Map<number, number>()
  for (const [number, shapes] of [...cells.values()].entries()) {
    const isRoll = mat.form === 'roll'
    const start = isRoll ? Math.min(...shapes.map(({ area }) => area.x)) : (shapes[0]?.cell.x ?? 0)
    const end = Math.max(...shapes.map(({ area }) => area.x + area.w))
    starts.set(number, start)
    result.sheets.push({ lengthMm: isRoll ? end - start : mat.lengthMm, widthMm: mat.widthMm })
  }
  for (const { area, cell, turned } of placed) {
    const sheet = numbers.get(`${cell.x} ${cell.y}`) ?? 0
    const [x, y] = [area.x - (starts.get(sheet) ?? 0), area.y - cell.y]
    const cut = turned ? { x: y, y: x, w: area.h, h: area.w } : { x, y, w: area.w, h: area.h }
    result.from.push({ sheet, cut, upright: turned })
  }
  return result
}

function wantedOf({ area, cell, turned }: Placed, index: number, mat: Mat): Wanted {
  const needs =
    (area.x === cell.x ? LEFT : 0) |
    (area.x + area.w === cell.x + cell.w ? RIGHT : 0) |
    (area.y === cell.y ? TOP : 0) |
    (area.y + area.h === cell.y + cell.h ? BOTTOM : 0)
  const [w, h] = turned ? [area.h, area.w] : [area.w, area.h]
  return { index, w, h, upright: turned, needs: mat.form === 'interlocking' ? needs : 0 }
}

function inOrder(order: Order): (a: Wanted, b: Wanted) => number {
  const [first, second] = [(piece: Wanted) => piece.w * piece.h, (piece: Wanted) => Math.max(piece.w, piece.h)]
  const [by, then] = order === 'area' ? [first, second] : [second, first]
  return (a, b) => by(b) - by(a) || then(b) - then(a) || a.index - b.index
}

/** The offcut that a piece leaves least of. */
function bestFit(offcuts: readonly Offcut[], piece: Wanted, mat: Mat): { offcut: Offcut; turned: boolean } | undefined {
  let best: { offcut: Offcut; turned: boolean } | undefined
  let least = Number.POSITIVE_INFINITY
  const isFree = mayTurn(mat)
  for (const offcut of offcuts) {
    if ((offcut.has & piece.needs) !== piece.needs) continue
    for (const turned of isFree ? [false, true] : [false]) {
      const [w, h] = turned ? [piece.h, piece.w] : [piece.w, piece.h]
      const [over, under] = [offcut.w - w, offcut.h - h]
      if (over < 0 || under < 0) continue
      const cost = Math.min(over, under) * 1e6 + Math.max(over, under)
      if (cost < least) [best, least] = [{ offcut, turned }, cost]
    }
  }
  return best
}

function opened({ sheets }: CutUp, piece: Wanted, mat: Mat): Offcut {
  const lengthMm = mat.form === 'roll' ? piece.w : mat.lengthMm
  sheets.push({ lengthMm, widthMm: mat.widthMm })
  return { x: 0, y: 0, w: lengthMm, h: mat.widthMm, sheet: sheets.length - 1, has: ALL }
}

function takenOut(offcuts: Offcut[], offcut: Offcut): Offcut {
  offcuts.splice(offcuts.indexOf(offcut), 1)
  return offcut
}

function turnedPiece(piece: Wanted): Wanted {
  return { ...piece, w: piece.h, h: piece.w, upright: !piece.upright }
}

/** Into the corner that has the sides that a piece needs. */
function placeIn(offcut: Offcut, { w, h, needs }: Wanted): Rect {
  const x = (needs & RIGHT) !== 0 && (needs & LEFT) === 0 ? offcut.x + offcut.w - w : offcut.x
  const y = (needs & BOTTOM) !== 0 && (needs & TOP) === 0 ? offcut.y + offcut.h - h : offcut.y
  return { x, y, w, h }
}

/** What is left of an offcut, in two parts at most. */
function restsOf(offcut: Offcut, cut: Rect, { kerfMm, leastMm }: Cutting, way: Way): Offcut[] {
  const over = offcut.w - cut.w - kerfMm
  const under = offcut.h - cut.h - kerfMm
  const level = way === 'level' || (way === 'short' && over < under) || (way === 'long' && over >= under)
  const isRight = cut.x > offcut.x
  const isLow = cut.y > offcut.y
  // Beside the piece: as high as it, or as high as the offcut; below it the other way round.
  const beside = {
    ...offcut,
    x: isRight ? offcut.x : cut.x + cut.w + kerfMm,
    y: level ? cut.y : offcut.y,
    w: over,
    h: level ? cut.h : offcut.h,
  }
  const below = {
    ...offcut,
    x: level ? offcut.x : cut.x,
    y: isLow ? offcut.y : cut.y + cut.h + kerfMm,
    w: level ? offcut.w : cut.w,
    h: under,
  }
  return [beside, below]
    .filter(({ w, h }) => w > 0 && h > 0 && Math.min(w, h) >= leastMm)
    .map((rest) => ({ ...rest, has: sidesOf(offcut, rest) }))
}

/** Which sides of what is bought a rest still has: those of the offcut that it touches. */
function sidesOf(offcut: Offcut, rest: Rect): number {
  const touched =
    (rest.x === offcut.x ? LEFT : 0) |
    (rest.x + rest.w === offcut.x + offcut.w ? RIGHT : 0) |
    (rest.y === offcut.y ? TOP : 0) |
    (rest.y + rest.h === offcut.y + offcut.h ? BOTTOM : 0)
  return offcut.has & touched
}
