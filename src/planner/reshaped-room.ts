import { type Door, doorEnds } from './door.ts'
import { lengthOf, withoutWall, withStep, withWall } from './outline.ts'
import { fittingDoors, type PlannedRoom } from './planned-room.ts'
import { type Point, wallsOf } from './room.ts'

/** What changes with the shape of a room. */
type Shape = Pick<PlannedRoom, 'outline' | 'doors'>

/** The room with a wall of another length. Doors stay as far from where their walls begin; a wall of no length goes with its own. */
export function withWallOf<Given extends Shape>(room: Given, wall: number, lengthMm: number): Given {
  if (lengthMm > 0) {
    const outline = withWall(room.outline, wall, lengthMm)
    return { ...room, outline, doors: fittingDoors(outline, room.doors) }
  }
  const { outline, walls } = withoutWall(room.outline, wall)
  return { ...room, outline, doors: doorsKept(room, outline, (door) => walls[door.wall]) }
}

/** The room with a step in the midst of a wall; a door goes with the half that has the most of it. */
export function withStepIn<Given extends Shape>(room: Given, wall: number): Given {
  const outline = withStep(room.outline, wall)
  const half = wallsOf(outline)[wall]
  const halfMm = half === undefined ? 0 : lengthOf(half.from, half.to)
  const isBefore = (door: Door) => door.wall < wall || (door.wall === wall && door.atMm + door.widthMm / 2 <= halfMm)
  return { ...room, outline, doors: doorsKept(room, outline, (door) => (isBefore(door) ? door.wall : door.wall + 2)) }
}

/** The doors in the walls that theirs have become: where walls stay, so do they, wherever these begin now. */
function doorsKept(
  before: Shape,
  outline: readonly Point[],
  wallOf: (door: Door) => number | undefined,
): readonly Door[] {
  const walls = wallsOf(outline)
  const kept = before.doors.flatMap((door): Door[] => {
    const [ends, wall] = [doorEnds(before.outline, door), wallOf(door)]
    const now = wall === undefined ? undefined : walls[wall]
    if (ends === undefined || wall === undefined || now === undefined) return []
    const { from, to } = now
    const along = ({ x, y }: Point) => (x - from.x) * Math.sign(to.x - from.x) + (y - from.y) * Math.sign(to.y - from.y)
    return [{ ...door, wall, atMm: Math.min(...ends.map(along)) }]
  })
  return fittingDoors(outline, kept)
}
