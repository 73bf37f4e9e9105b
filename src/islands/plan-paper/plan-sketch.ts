import type { ShownUnit } from '#domain/shown-unit.ts'
import { shownLength } from '#islands/planner/shown-length.ts'
import type { Alternative } from '#planner/alternative.ts'
import { pieceNames } from '#planner/cutting-list.ts'
import { doorEnds, isClockwise } from '#planner/door.ts'
import { lengthOf } from '#planner/outline.ts'
import { edgesOf } from '#planner/piece-edges.ts'
import { lookOf } from '#planner/piece-look.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { rampNames } from '#planner/ramp-list.ts'
import { boxOf, type Point, type Rect, wallsOf } from '#planner/room.ts'
import * as planner from '#words/planner.ts'

/** A floor as it is drawn on paper: every length in mm of the paper, from the upper left corner of the room. */
export interface PlanSketch {
  width: number
  height: number
  walls: readonly Point[]
  names: { name: string; length: string; at: Point; out: Point; room: number }[]
  pieces: { name: string; look: 'whole' | 'cut' | 'offcut'; area: Rect; notches: Rect[]; edges: [Point, Point][] }[]
  holes: (Rect & { kind: 'post' | 'drain' | 'gully'; name: string })[]
  doors: [Point, Point][]
  /** Edges and corners beyond the floor; corners have no names. */
  ramps: (Rect & { name: string })[]
  /** How far what lies beyond the floor reaches. */
  reach: number
}

/** What there is on a sheet for a drawing, less what stands around it; mm. */
export const SKETCH_ROOM = { width: 136, height: 140 } as const
/** Those of rules that layers have in their pockets, and their multiples. */
const SCALES = [5, 10, 20, 25, 30, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500]

/** The first scale at which a room has a place on the sheet. */
export function scaleFor({ w, h }: Rect): number {
  return SCALES.find((times) => w / times <= SKETCH_ROOM.width && h / times <= SKETCH_ROOM.height) ?? 2500
}

export function planSketch(
  room: PlannedRoom,
  { plan, ramps }: Alternative,
  times: number,
  unit: ShownUnit,
): PlanSketch {
  const { outline, holes, doors } = room
  const box = boxOf(outline)
  const point = ({ x, y }: Point): Point => ({ x: (x - box.x) / times, y: (y - box.y) / times })
  const rect = (given: Rect): Rect => ({ ...point(given), w: given.w / times, h: given.h / times })
  const names = pieceNames(plan)
  const beyond = ramps === undefined ? [] : rampNames(ramps)
  const outwards = isClockwise(outline) ? -1 : 1
  return {
    width: box.w / times,
    height: box.h / times,
    walls: outline.map(point),
    names: wallsOf(outline).map(({ from, to }, wall) => {
      const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)]
      const long = lengthOf(from, to)
      return {
        name: planner.wallName(wall),
        length: shownLength(long, unit),
        at: point({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
        out: { x: -dy * outwards, y: dx * outwards },
        room: long / times,
      }
    }),
    pieces: plan.laid.map((piece, index) => {
      const name = names[index] ?? ''
      return {
        name,
        look: lookOf(piece, plan, name),
        area: rect(piece.area),
        notches: piece.notches.map(rect),
        edges: edgesOf(piece).map(([from, to]): [Point, Point] => [point(from), point(to)]),
      }
    }),
    holes: holes.map((hole, index) => ({ ...rect(hole), kind: hole.kind, name: String(index + 1) })),
    doors: doors.flatMap((door) => {
      const ends = doorEnds(outline, door)
      return ends === undefined ? [] : [[point(ends[0]), point(ends[1])] satisfies [Point, Point]]
    }),
    ramps: [
      ...(ramps?.laid ?? []).map(({ area }, index) => ({ ...rect(area), name: beyond[index] ?? '' })),
      ...(ramps?.corners ?? []).map((corner) => ({ ...rect(corner), name: '' })),
    ],
    reach: beyond.length === 0 ? 0 : (ramps?.depthMm ?? 0) / times,
  }
}
