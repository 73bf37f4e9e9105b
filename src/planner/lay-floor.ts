import { type CutUp, cutPlainly, cutUp, ORDERS, WAYS } from './cut-up.ts'
import { floorOf } from './floor.ts'
import type { Cutting, Mat } from './mat.ts'
import type { Laid, Laying, Plan } from './plan.ts'
import { type Point, type Room, turnedPoint, turnedRect, turnedRoom } from './room.ts'
import { type Placed, placedIn } from './rows.ts'

/** Lays a floor in rows that have a joint at `origin`, and cuts the pieces so that the least is bought of all ways tried. */
export function layFloor(room: Room, mat: Mat, cutting: Cutting, laying: Laying, origin: Point): Plan {
  const isAlongX = laying.along === 'x'
  const floor = floorOf(isAlongX ? room : turnedRoom(room))
  const placed = placedIn(floor, mat, laying, isAlongX ? origin : turnedPoint(origin), cutting)
  const { sheets, from } = leastBought(placed, mat, cutting)
  const laid = placed.flatMap((shape, index): Laid[] => {
    const source = from[index]
    if (source === undefined) return []
    const { area, notches, cell } = shape
    const rowMm = cell.y
    return isAlongX
      ? [{ area, notches, rowMm, ...source }]
      : [{ area: turnedRect(area), notches: notches.map(turnedRect), rowMm, ...turned(source, sheets) }]
  })
  return { mat, cutting, laying, sheets, laid }
}

/**
 * A floor along y is one along x with x and y changed over, which mirrors it. Its pieces can be turned, not mirrored: so
 * each is cut on the other side of what is bought.
 */
function turned({ sheet, cut, upright }: CutUp['from'][number], sheets: CutUp['sheets']): CutUp['from'][number] {
  const widthMm = sheets[sheet]?.widthMm ?? 0
  return { sheet, cut: { ...cut, y: widthMm - cut.y - cut.h }, upright: !upright }
}

function leastBought(placed: readonly Placed[], mat: Mat, cutting: Cutting): CutUp {
  const ways = WAYS.flatMap((way) => ORDERS.map((order) => cutUp(placed, mat, cutting, way, order)))
  return ways.reduce((least, next) => (boughtMm2(next) < boughtMm2(least) ? next : least), cutPlainly(placed, mat))
}

function boughtMm2({ sheets }: CutUp): number {
  return sheets.reduce((sum, { lengthMm, widthMm }) => sum + lengthMm * widthMm, 0)
}
