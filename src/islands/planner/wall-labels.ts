import type { ShownUnit } from '#domain/shown-unit.ts'
import { isClockwise } from '#planner/door.ts'
import { lengthOf } from '#planner/outline.ts'
import { type Point, type Rect, wallsOf } from '#planner/room.ts'
import * as words from '#words/planner.ts'
import type { DrawingScale } from './drawing-scale.ts'
import { boxAround, type Ground, isFree, type LedName, ledName } from './free-ground.ts'
import { shownLength } from './shown-length.ts'
import { BESIDE, LETTER, SIGN, type WallLabel, wallLabel } from './wall-label.ts'

/** What is written beside a wall, and where; a line leads there where that is farther away. */
export interface PlacedLabel extends WallLabel {
  wall: number
  box: Rect
  led?: Pick<LedName, 'from' | 'to'>
}

/** Letters are so high. */
const HIGH = 14
/** Half of what a wall is drawn with, and a little more. */
const HALF_WALL = 4

/**
 * What is written beside the walls, each with its length: the longest first, along them. What is longer than its wall goes on
 * beyond it, or stands at the end of a line, wherever that is free.
 */
export function wallLabels(
  outline: readonly Point[],
  scale: DrawingScale,
  unit: ShownUnit,
  within: Rect,
): PlacedLabel[] {
  const drawn = outline.map(({ x, y }) => ({ x: scale.x(x), y: scale.y(y) }))
  const covered = drawnWalls(drawn)
  const simple = outline.map((_, wall) => wallLabel(outline, wall, scale, unit))
  const found = simple.flatMap((label, wall) => (label === undefined || label.length === '' ? [] : placed(label, wall)))
  const long = new Set(found.map(({ wall }) => wall))
  const short = [...outline.keys()].filter((wall) => !long.has(wall))
  for (const wall of short.toSorted((one, other) => lengthAt(outline, other) - lengthAt(outline, one))) {
    const ground = { written: found.map(({ box }) => box), covered, outline: drawn, within }
    const alone = simple[wall]
    const label = shortLabel(outline, wall, scale, unit, ground) ?? (alone && placed(alone, wall)[0])
    if (label !== undefined) found.push(label)
  }
  return found
}

/** What walls cover, given the corners as they are drawn, and half of how broad that is. */
export function drawnWalls(corners: readonly Point[], half = HALF_WALL): Rect[] {
  return wallsOf(corners).map(({ from, to }) => ({
    x: Math.min(from.x, to.x) - half,
    y: Math.min(from.y, to.y) - half,
    w: Math.abs(to.x - from.x) + 2 * half,
    h: Math.abs(to.y - from.y) + 2 * half,
  }))
}

/** Of a wall that is shorter than what is written beside it. */
function shortLabel(
  outline: readonly Point[],
  wall: number,
  scale: DrawingScale,
  unit: ShownUnit,
  ground: Ground,
): PlacedLabel | undefined {
  const { from, to } = wallsOf(outline)[wall] ?? {}
  if (from === undefined || to === undefined) return undefined
  const text = { name: words.wallName(wall), length: shownLength(lengthOf(from, to), unit) }
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
  const outwards = isClockwise(outline) ? -1 : 1
  const middle = { x: (scale.x(from.x) + scale.x(to.x)) / 2, y: (scale.y(from.y) + scale.y(to.y)) / 2 }
  const beyond = (wideOf(text) - lengthOf(from, to) * scale.by) / 2 + HALF_WALL
  const along = [0, beyond, -beyond].map((by) => ({
    ...{ ...text, isUpright: dx === 0 },
    x: middle.x - dy * outwards * BESIDE + dx * by,
    y: middle.y + dx * outwards * BESIDE + dy * by,
  }))
  const free = along.flatMap((label) => placed(label, wall)).find(({ box }) => isFree(box, ground, true))
  if (free !== undefined) return free
  const led = ledName({ name: text.name, places: [middle], w: wideOf(text), h: HIGH }, ground, false)
  if (led === undefined) return undefined
  return { ...text, isUpright: false, ...led.at, wall, box: boxAround(led.at, wideOf(text), HIGH), led }
}

function placed(label: WallLabel, wall: number): [PlacedLabel] {
  const [w, h] = label.isUpright ? [HIGH, wideOf(label)] : [wideOf(label), HIGH]
  return [{ ...label, wall, box: boxAround(label, w, h) }]
}

function wideOf({ name, length }: Pick<WallLabel, 'name' | 'length'>): number {
  return LETTER * name.length + (length === '' ? 0 : length.length * SIGN)
}

function lengthAt(outline: readonly Point[], wall: number): number {
  const { from, to } = wallsOf(outline)[wall] ?? {}
  return from === undefined || to === undefined ? 0 : lengthOf(from, to)
}
