import type { Floor } from './floor.ts'
import { type Cutting, type Mat, mayTurn } from './mat.ts'
import type { Laying } from './plan.ts'
import type { Point, Rect } from './room.ts'
import { type Shape, shapesIn } from './shapes.ts'

/** A row of cells, one piece for each: from a joint at `jointMm` on every `lengthMm` in both directions. */
interface Row {
  y: number
  heightMm: number
  jointMm: number
  lengthMm: number
  /** The pieces lie across the row. */
  turned: boolean
}

/** A shape that a piece has to be, in the cell that it lies in. */
export interface Placed extends Shape {
  cell: Rect
  turned: boolean
}

/** All shapes of a floor that is laid in rows along x, the origin being where some joints cross. Of a roll, each row is strips as long as they come. */
export function placedIn(
  floor: Floor,
  mat: Mat,
  { bond, lastRowTurned }: Laying,
  origin: Point,
  cutting: Cutting,
): Placed[] {
  const [first, last] = [floor.ys[0] ?? 0, floor.ys.at(-1) ?? 0]
  const placed: Placed[] = []
  let joint = mat.form === 'roll' ? (floor.xs[0] ?? 0) : origin.x
  let number = 0
  for (let y = first - positive(first - origin.y, mat.widthMm); y < last; y += mat.widthMm) {
    const turned = lastRowTurned && mayTurn(mat) && y + Math.min(mat.widthMm, mat.lengthMm) >= last
    const row: Row = {
      y,
      heightMm: turned ? mat.lengthMm : mat.widthMm,
      jointMm:
        bond === 'half' && number % 2 === 1 && mat.form !== 'roll' ? joint + Math.round(mat.lengthMm / 2) : joint,
      lengthMm: turned ? mat.widthMm : mat.lengthMm,
      turned,
    }
    const inRow = cellsIn(floor, row, cutting)
    placed.push(...inRow)
    if (bond === 'running' && mat.form !== 'roll') joint = nextJoint(floor, mat, inRow, joint, cutting.leastMm)
    number += 1
  }
  return placed
}

/** How far a value lies behind the last multiple of a length. */
function positive(value: number, length: number): number {
  return ((value % length) + length) % length
}

function cellsIn(floor: Floor, { y, heightMm, jointMm, lengthMm, turned }: Row, { kerfMm }: Cutting): Placed[] {
  const [first, last] = [floor.xs[0] ?? 0, floor.xs.at(-1) ?? 0]
  const placed: Placed[] = []
  for (let x = first - positive(first - jointMm, lengthMm); x < last; x += lengthMm) {
    const cell = { x, y, w: lengthMm, h: heightMm }
    for (const shape of shapesIn(floor, cell, kerfMm)) placed.push({ ...shape, cell, turned })
  }
  return placed
}

/** The next row begins with what the last piece of this one leaves over, where that is worth it. */
function nextJoint(floor: Floor, { lengthMm }: Mat, row: readonly Placed[], joint: number, leastMm: number): number {
  const end = Math.max(...row.map(({ area }) => area.x + area.w), Number.NEGATIVE_INFINITY)
  if (end === Number.NEGATIVE_INFINITY) return joint
  const start = floor.xs[0] ?? 0
  const left = positive(joint - end, lengthMm)
  return left < leastMm ? start : start + left
}
