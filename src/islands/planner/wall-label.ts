import type { ShownUnit } from '#domain/shown-unit.ts'
import { isClockwise } from '#planner/door.ts'
import { lengthOf } from '#planner/outline.ts'
import type { Point } from '#planner/room.ts'
import * as words from '#words/planner.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { shownLength } from './shown-length.ts'

/** A letter takes this much of a wall, and each sign of a length so much; pixels. */
export const LETTER = 12
export const SIGN = 6.6
/** From a wall to what is written beside it. */
export const BESIDE = 14

/** What is written beside a wall. */
export interface WallLabel {
  name: string
  /** Empty where there is no room for it. */
  length: string
  isUpright: boolean
  x: number
  y: number
}

/** The letter and the length of a wall, as far as there is room. */
export function wallLabel(
  outline: readonly Point[],
  wall: number,
  scale: DrawingScale,
  unit: ShownUnit,
): WallLabel | undefined {
  const [from, to] = [outline[wall], outline[(wall + 1) % outline.length]]
  if (from === undefined || to === undefined) return undefined
  const outwards = isClockwise(outline) ? -1 : 1
  const long = lengthOf(from, to) * scale.by
  if (long < LETTER) return undefined
  const text = shownLength(lengthOf(from, to), unit)
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  return {
    name: words.wallName(wall),
    length: long > text.length * SIGN + 2 * LETTER ? text : '',
    isUpright: dx === 0,
    x: (scale.x(from.x) + scale.x(to.x)) / 2 - dy * outwards * BESIDE,
    y: (scale.y(from.y) + scale.y(to.y)) / 2 + dx * outwards * BESIDE,
  }
}

/** How a label lies along its wall. */
export function labelTurn({ isUpright, x, y }: Pick<WallLabel, 'isUpright' | 'x' | 'y'>): string | undefined {
  return isUpright ? `rotate(-90 ${x} ${y})` : undefined
}
