/** A place in a room, in whole millimetres: x to the right, y down. */
export interface Point {
  x: number
  y: number
}

/** A part of a room with its sides along the walls, in whole millimetres. */
export interface Rect extends Point {
  w: number
  h: number
}

/** What stands in a floor and is not covered. */
export interface Hole extends Rect {
  kind: 'post' | 'drain' | 'gully'
}

/** A room of right angles: its corners one after the other, the last wall leading back to the first corner. */
export interface Room {
  outline: readonly Point[]
  holes: readonly Hole[]
  /** What stays free along walls and around what stands in the floor. */
  gapMm: number
}

/** A wall from corner to corner. */
interface Wall {
  from: Point
  to: Point
}

export function wallsOf(outline: readonly Point[]): Wall[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return { from, to }
  })
}

/** The least rectangle around some points. */
export function boxOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The same room with x and y changed over. */
export function turnedRoom(room: Room): Room {
  return {
    ...room,
    outline: room.outline.map(turnedPoint),
    holes: room.holes.map((hole) => ({ ...hole, ...turnedRect(hole) })),
  }
}

export function turnedRect({ x, y, w, h }: Rect): Rect {
  return { x: y, y: x, w: h, h: w }
}

export function turnedPoint({ x, y }: Point): Point {
  return { x: y, y: x }
}
