import type { Point, Rect } from '#planner/room.ts'

/** What lies on a drawing, in the lengths of that drawing: pixels, or mm of paper. */
export interface Ground {
  /** What is written, which neither a name nor a line may cross. */
  written: readonly Rect[]
  /** What else no name lies on: walls, what stands in the floor, narrow pieces. */
  covered: readonly Rect[]
  /** Of a room, or of a sheet that is cut: names lie outside if they can. */
  outline: readonly Point[]
  /** Beyond this nothing is seen. */
  within: Rect
}

/** A name beside what it is of, with a line that leads there. */
export interface LedName {
  name: string
  /** The midst of what is written. */
  at: Point
  from: Point
  to: Point
}

export interface Wanted {
  name: string
  /** Places of what is named, the best first. */
  places: readonly Point[]
  /** Of the name as it is written. */
  w: number
  h: number
}

/** The nearest free place for a name, outside if there is one; undefined where there is none nearby. */
export function ledName(wanted: Wanted, ground: Ground, inside: boolean): LedName | undefined {
  const reach = FARTHEST * wanted.h + wanted.w
  const near = nearby(wanted.places, reach, ground)
  for (const isOutside of inside ? [true, false] : [true]) {
    for (let far = 0.6; far <= FARTHEST; far += 0.4) {
      for (const from of wanted.places) {
        const found = DIRECTIONS.map((to) => ledTo(wanted, from, to, far * wanted.h)).find(
          (led) => isFree(boxOfName(led, wanted), near, isOutside) && isClear(led, near.written, wanted.h / 4),
        )
        if (found !== undefined) return found
      }
    }
  }
  return undefined
}

/** Whether nothing else lies there, and, where that matters, nothing of what is drawn. */
export function isFree(box: Rect, { written, covered, outline, within }: Ground, isOutside: boolean): boolean {
  if (box.x < within.x || box.y < within.y || box.x + box.w > within.x + within.w) return false
  if (box.y + box.h > within.y + within.h) return false
  if (written.some((other) => meets(box, other)) || covered.some((other) => meets(box, other))) return false
  return !isOutside || !cornersOf(box).some((corner) => isInside(corner, outline))
}

export function boxAround({ x, y }: Point, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h }
}

export function meets(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/** How far from what it is of a name may stand, in times of its height. */
const FARTHEST = 4
/** Straight ones first. */
const DIRECTIONS: readonly Point[] = [
  ...[-1, 1].flatMap((by) => [
    { x: 0, y: by },
    { x: by, y: 0 },
  ]),
  ...[-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y }))),
]

function nearby(places: readonly Point[], reach: number, ground: Ground): Ground {
  const boxes = places.map((place) => boxAround(place, 2 * reach, 2 * reach))
  const isNear = (rect: Rect) => boxes.some((box) => meets(box, rect))
  return { ...ground, written: ground.written.filter(isNear), covered: ground.covered.filter(isNear) }
}

function ledTo({ name, w, h }: Wanted, from: Point, { x, y }: Point, far: number): LedName {
  const to = { x: from.x + x * far, y: from.y + y * far }
  return { name, from, to, at: { x: to.x + (x * w) / 2, y: to.y + (y * h) / 2 } }
}

function boxOfName({ at }: LedName, { w, h }: Wanted): Rect {
  return boxAround(at, w, h)
}

function isClear({ from, to }: LedName, written: readonly Rect[], step: number): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)
  return Array.from({ length: steps + 1 }, (_, at) => at / steps).every((part) => {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, w: 0, h: 0 }
    return !written.some((box) => meets(box, point))
  })
}

function cornersOf({ x, y, w, h }: Rect): Point[] {
  return [x, x + w / 2, x + w].flatMap((left) => [y, y + h].map((top) => ({ x: left, y: top })))
}

/** By how often a line to the right meets the walls. */
function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const isMet = from.x === to.x && from.x > x && from.y > y !== to.y > y
    return isMet ? !inside : inside
  }, false)
}
