import { presetOutline } from '#planner/outline.ts'
import type { Hole, Point, Room } from '#planner/room.ts'

/** A floor as people have them, with what stands in it. */
export interface FloorShape extends Room {
  name: string
}

/** The whole corpus, 200 floors: stalls, aisles, parlours, L halls, gyms and halls with pillars, in the sizes that are built. */
export function floorShapes(): readonly FloorShape[] {
  return [...stalls(), ...aisles(), ...parlours(), ...lHalls(), ...gyms(), ...pillaredHalls()]
}

/** Boxes of stables, in feet and in metres: bare, with a drain in the midst, and with a drain and a post. */
const STALLS_MM: readonly (readonly [number, number])[] = [
  ...[
    [3048, 3048],
    [3048, 3658],
    [3658, 3658],
    [3658, 4267],
    [3658, 4877],
    [4267, 4267],
    [4267, 4877],
    [4877, 4877],
  ],
  ...[
    [2400, 3000],
    [3000, 3000],
    [3000, 3300],
    [3000, 3600],
    [3300, 3300],
    [3300, 3600],
    [3600, 3600],
    [3600, 4000],
  ],
  ...[
    [3500, 3500],
    [3750, 3450],
    [4000, 4000],
    [4500, 3600],
  ],
].map(([length = 0, width = 0]) => [length, width] as const)

function stalls(): FloorShape[] {
  return STALLS_MM.flatMap(([length, width]) => {
    const outline = box(length, width)
    const drain = thing('drain', length / 2 - 100, width / 2 - 100, 200, 200)
    const post = thing('post', length - 400, 300, 120, 120)
    const name = `stall of ${length} × ${width}`
    return [
      { name, outline, holes: [], gapMm: 5 },
      { name: `${name} with a drain`, outline, holes: [drain], gapMm: 5 },
      { name: `${name} with a drain and a post`, outline, holes: [drain, post], gapMm: 5 },
    ]
  })
}

/** Barn aisles, some with a gully along them. */
function aisles(): FloorShape[] {
  return [9000, 12_000, 18_500, 24_000, 36_000].flatMap((length) =>
    [1500, 2400, 3000, 3660].flatMap((width) => {
      const name = `aisle of ${length} × ${width}`
      const outline = box(length, width)
      const gully = thing('gully', 0, width - 450, length, 150)
      const plain = { name, outline, holes: [], gapMm: 5 }
      return width < 2400 ? [plain] : [plain, { ...plain, name: `${name} with a gully`, holes: [gully] }]
    }),
  )
}

/** Herringbone parlours: standings along both sides of a pit, with a way round its end. */
function parlours(): FloorShape[] {
  return [5200, 6400, 8750, 11_100, 13_400].flatMap((pit) =>
    [1250, 1500, 1830].map((standing): FloorShape => {
      const [between, end] = [1600, 1200]
      const width = 2 * standing + between
      const outline = points([
        [0, 0],
        [pit + end, 0],
        [pit + end, width],
        [0, width],
        [0, standing + between],
        [pit, standing + between],
        [pit, standing],
        [0, standing],
      ])
      const drain = thing('drain', pit + end / 2 - 150, width / 2 - 150, 300, 300)
      return { name: `parlour with a pit of ${pit}, standings of ${standing}`, outline, holes: [drain], gapMm: 5 }
    }),
  )
}

/** L halls, bare and with a pillar at the inner corner. */
function lHalls(): FloorShape[] {
  return [
    [6000, 5000, 3000, 2400],
    [7300, 6100, 3660, 3050],
    [9000, 7500, 4200, 3300],
    [10_400, 8200, 5000, 4100],
    [12_000, 9000, 6000, 4000],
    [14_000, 13_000, 8000, 7000],
    [16_500, 11_000, 9900, 5400],
    [20_000, 15_000, 7000, 8000],
  ].flatMap(([length = 0, width = 0, arm = 0, cut = 0]) => {
    const outline = points([
      [0, 0],
      [arm, 0],
      [arm, cut],
      [length, cut],
      [length, width],
      [0, width],
    ])
    const name = `L hall of ${length} × ${width}`
    const pillar = thing('post', arm - 600, cut + 600, 300, 300)
    const drains = [1, 2].map((at) => thing('drain', (arm * at) / 3 - 100, width - cut / 2 - 100, 200, 200))
    return [
      { name, outline, holes: [], gapMm: 5 },
      { name: `${name} with a pillar`, outline, holes: [pillar], gapMm: 5 },
      { name: `${name} with a pillar and two drains`, outline, holes: [pillar, ...drains], gapMm: 5 },
    ]
  })
}

/** Gyms: halls with a bay, and rooms that a stair or a store is taken out of. */
function gyms(): FloorShape[] {
  const bays = [1, 1.25, 1.4, 1.75, 2.1, 2.6].map((times): FloorShape => {
    const outline = presetOutline('bay').map(({ x, y }) => ({ x: Math.round(x * times), y: Math.round(y * times) }))
    return { name: `gym bay, ${times} times`, outline, holes: [], gapMm: 5 }
  })
  const recesses = [
    [8000, 6000, 2400, 1200],
    [10_000, 7000, 3000, 2000],
    [12_500, 8400, 2800, 2600],
    [15_000, 9600, 4100, 1900],
    [18_000, 12_000, 5200, 3400],
    [22_000, 14_500, 3600, 3600],
  ].flatMap(([length = 0, width = 0, stair = 0, deep = 0]): FloorShape[] => {
    const start = Math.round((length - stair) / 2)
    const outline = points([
      [0, 0],
      [start, 0],
      [start, deep],
      [start + stair, deep],
      [start + stair, 0],
      [length, 0],
      [length, width],
      [0, width],
    ])
    const name = `gym of ${length} × ${width} around a stair`
    const posts = [1, 3].map((at) => thing('post', (length * at) / 4 - 150, width - 2000, 300, 300))
    return [
      { name, outline, holes: [], gapMm: 5 },
      { name: `${name} with two posts`, outline, holes: posts, gapMm: 5 },
      { name: `${name}, free of its walls`, outline, holes: [], gapMm: 20 },
    ]
  })
  return [...bays, ...recesses]
}

/** Halls of workshops and stores, with pillars every few metres. */
function pillaredHalls(): FloorShape[] {
  return [
    [12_000, 8000],
    [13_700, 9150],
    [15_000, 10_000],
    [16_000, 12_500],
    [18_300, 12_200],
    [20_000, 11_000],
    [24_000, 9000],
  ].flatMap(([length = 0, width = 0]) =>
    [5000, 6000, 7500].flatMap((span) =>
      [250, 500].map((side): FloorShape => {
        const holes: Hole[] = []
        for (let x = span; x + side < length; x += span) {
          for (let y = span; y + side < width; y += span) holes.push(thing('post', x, y, side, side))
        }
        const name = `hall of ${length} × ${width}, pillars of ${side} every ${span}`
        return { name, outline: box(length, width), holes, gapMm: 10 }
      }),
    ),
  )
}

function box(length: number, width: number): Point[] {
  return points([
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ])
}

function points(corners: readonly (readonly [x: number, y: number])[]): Point[] {
  return corners.map(([x, y]) => ({ x, y }))
}

function thing(kind: Hole['kind'], x: number, y: number, w: number, h: number): Hole {
  return { kind, x: Math.round(x), y: Math.round(y), w, h }
}
