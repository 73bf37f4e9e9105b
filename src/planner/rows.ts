import type { Floor } from './floor.ts'
import type { Mat } from './mat.ts'
import type { Bond } from './plan.ts'
import type { Rect } from './room.ts'
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

/** Where a laying begins: some joint between rows, and some joint within the first. */
export interface Offset {
  x: number
  y: number
}

/** A shape that a piece has to be, in the cell that it lies in. */
export interface Placed extends Shape {
  cell: Rect
  turned: boolean
}

/** All shapes of a floor that is laid in rows along x. Of a roll, each row is one strip. */
export function placedIn(
  floor: Floor,
  mat: Mat,
  bond: Bond,
  offset: Offset,
  lastRowTurned: boolean,
  leastMm: number,
): Placed[] {
  const [first, last] = [floor.ys[0] ?? 0, floor.ys.at(-1) ?? 0]
  const start = first - positive(first - offset.y, mat.widthMm)
  const placed: Placed[] = []
  let joint = offset.x
  let number = 0
  for (let y = start; y < last; y += mat.widthMm) {
    const turned = lastRowTurned && y + mat.widthMm >= last
    const row: Row = {
      y,
      heightMm: turned ? mat.lengthMm : mat.widthMm,
      jointMm: bond === 'half' && number % 2 === 1 ? offset.x + Math.round(mat.lengthMm / 2) : joint,
      lengthMm: turned ? mat.widthMm : mat.lengthMm,
      turned,
    }
    const inRow = mat.form === 'roll' ? stripsIn(floor, row) : cellsIn(floor, row)
    placed.push(...inRow)
    if (bond === 'running') joint = nextJoint(floor, mat, inRow, joint, leastMm)
    number += 1
  }
  return placed
}

/** How far a value lies behind the last multiple of a length. */
export function positive(value: number, length: number): number {
  return ((value % length) + length) % length
}

function cellsIn(floor: Floor, { y, heightMm, jointMm, lengthMm, turned }: Row): Placed[] {
  const [first, last] = [floor.xs[0] ?? 0, floor.xs.at(-1) ?? 0]
  const placed: Placed[] = []
  for (let x = first - positive(first - jointMm, lengthMm); x < last; x += lengthMm) {
    const cell = { x, y, w: lengthMm, h: heightMm }
    for (const shape of shapesIn(floor, cell)) placed.push({ ...shape, cell, turned })
  }
  return placed
}

function stripsIn(floor: Floor, { y, heightMm }: Row): Placed[] {
  const [first, last] = [floor.xs[0] ?? 0, floor.xs.at(-1) ?? 0]
  const cell = { x: first, y, w: last - first, h: heightMm }
  return shapesIn(floor, cell).map((shape) => ({ ...shape, cell, turned: false }))
}

/** The next row begins with what the last piece of this one leaves over, where that is worth it. */
function nextJoint(floor: Floor, { lengthMm }: Mat, row: readonly Placed[], joint: number, leastMm: number): number {
  const end = Math.max(...row.map(({ area }) => area.x + area.w), Number.NEGATIVE_INFINITY)
  if (end === Number.NEGATIVE_INFINITY) return joint
  const start = floor.xs[0] ?? 0
  const left = positive(joint - end, lengthMm)
  return left < leastMm ? start : start + left
}
