import { boxOf, type Hole, type Room } from './room.ts'
import { roomFault } from './room-fault.ts'

/** Parts of the room's length and width at which a place is looked for, the middle first. */
const PARTS = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]

/** The room with one thing more in its floor, near the middle and apart from others where there is room; undefined where there is none. */
export function withThing<Given extends Room>(room: Given, thing: Pick<Hole, 'kind' | 'w' | 'h'>): Given | undefined {
  const box = boxOf(room.outline)
  const places = PARTS.flatMap((down) =>
    PARTS.map((along) => ({
      x: box.x + Math.round(box.w * along - thing.w / 2),
      y: box.y + Math.round(box.h * down - thing.h / 2),
    })),
  )
  const fitting = places
    .map((place) => ({ ...thing, ...place }))
    .filter((hole) => roomFault({ ...room, holes: [...room.holes, hole] }) === undefined)
  const apart = fitting.find((hole) => room.holes.every((other) => !meets(hole, other)))
  const hole = apart ?? fitting[0]
  return hole && { ...room, holes: [...room.holes, hole] }
}

function meets(one: Hole, other: Hole): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}
