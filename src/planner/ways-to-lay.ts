import { floorOf } from './floor.ts'
import { type Mat, mayTurn } from './mat.ts'
import { isLevel, type OpenSide } from './open-sides.ts'
import type { Laying } from './plan.ts'
import type { Point, Room } from './room.ts'

/** One way to try. */
export interface WayToLay {
  laying: Laying
  origin: Point
}

/** Floors of more pieces are tried from their corners alone. */
const MANY_PIECES = 400
/** So many open sides in one direction have a joint laid along them. */
const MOST_SIDES = 4
/** And so many have one where they begin, so that edges there lie whole. */
const MOST_BEGINNINGS = 2

/**
 * The ways that are tried for a room, the plain grid from the upper left corner first: along either side, from the corners
 * of the floor, with a joint or a piece in the midst, and by half a piece where the mat allows it; of what ends in
 * edges also with a joint along open sides, since edges hold on to whole tiles,
 * and where these begin.
 */
export function waysToLay(room: Room, mat: Mat, sides: readonly OpenSide[] = []): WayToLay[] {
  const { xs, ys, areaMm2 } = floorOf(room)
  const [left, right, top, bottom] = [xs[0], xs.at(-1), ys[0], ys.at(-1)]
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return []
  const few = areaMm2 / (mat.lengthMm * mat.widthMm) <= MANY_PIECES
  const ways: WayToLay[] = []
  for (const along of ['x', 'y'] as const) {
    // Squares make the same plan along either side.
    if (along === 'y' && mat.lengthMm === mat.widthMm && mat.form !== 'roll') break
    const [stepX, stepY] = along === 'x' ? [mat.lengthMm, mat.widthMm] : [mat.widthMm, mat.lengthMm]
    const isRoll = mat.form === 'roll'
    const across = starts(left, right, stepX, few, edgesOf(sides, false))
    const down = starts(top, bottom, stepY, few, edgesOf(sides, true))
    // Strips of a roll begin at the wall.
    const placesX = isRoll && along === 'x' ? [left] : across
    const placesY = isRoll && along === 'y' ? [top] : down
    const straight = { along, bond: 'straight', lastRowTurned: false } as const
    for (const y of placesY) for (const x of placesX) ways.push({ laying: straight, origin: { x, y } })
    if (mat.form !== 'piece') continue
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
    for (const origin of corners) ways.push({ laying: { along, bond: 'half', lastRowTurned: false }, origin })
    if (!mayTurn(mat)) continue
    for (const origin of corners) ways.push({ laying: { along, bond: 'straight', lastRowTurned: true }, origin })
  }
  return ways
}

/** Where joints may begin: at either wall, along open sides, and with a joint or a piece in the midst; places of the same grid once. */
function starts(from: number, to: number, step: number, few: boolean, edges: readonly number[]): number[] {
  const middle = Math.floor((from + to) / 2)
  const found = new Map<number, number>()
  const inMidst = few ? [middle, middle + Math.floor(step / 2)] : []
  for (const at of [from, to, ...edges, ...inMidst]) {
    const place = (((at - from) % step) + step) % step
    if (!found.has(place)) found.set(place, at)
  }
  return [...found.values()]
}

/** Where open sides end the floor, of those that run along x or along y, and where the others begin. */
function edgesOf(sides: readonly OpenSide[], level: boolean): number[] {
  const along = sides.filter(({ side }) => isLevel(side) === level).map(({ atMm }) => atMm)
  const begins = sides.filter(({ side }) => isLevel(side) !== level).map(({ fromMm }) => fromMm)
  return [...along.slice(0, MOST_SIDES), ...begins.slice(0, MOST_BEGINNINGS)]
}
