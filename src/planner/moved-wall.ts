import { boxOf, type Point, type Room } from './room.ts'

/**
 * The room with a wall further to the right or down, by millimetres; its neighbours become longer or shorter. The room is
 * put back to where its left and top were, so that what stands in it keeps its place to the walls that did not move.
 */
export function withMovedWall<Given extends Room>(room: Given, wall: number, byMm: number): Given {
  const { outline, holes } = room
  const next = (wall + 1) % outline.length
  const [from, to] = [outline[wall], outline[next]]
  if (from === undefined || to === undefined) return room
  const [dx, dy] = from.x === to.x ? [byMm, 0] : [0, byMm]
  const moved = outline.map((corner, index) =>
    index === wall || index === next ? { x: corner.x + dx, y: corner.y + dy } : corner,
  )
  const [before, after] = [boxOf(outline), boxOf(moved)]
  const [backX, backY] = [before.x - after.x, before.y - after.y]
  const back = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x + backX, y: place.y + backY })
  return { ...room, outline: moved.map(back), holes: holes.map(back) }
}
