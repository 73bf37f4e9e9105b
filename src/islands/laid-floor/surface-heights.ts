import type { Relief } from '#domain/mat-look.ts'

/** The side of the picture of a surface, which goes on where it ends; millimetres. Steps of reliefs are parts of it. */
export const TILE_MM = 800

/** How high a surface is at a place, in millimetres from the corner; from 0 to 1, and less than 0 in a hole. */
export type Heights = (x: number, y: number) => number

export function heightsOf(relief: Relief): Heights {
  const fine = noise(2.5, 2.5, 1)
  const grain: Heights = (x, y) => 0.12 * fine(x, y)
  const shapes = SHAPES[relief]()
  return (x, y) => shapes(x, y) + grain(x, y)
}

/** Smooth chance that repeats with the tile: cells of that width and height. */
export function noise(width: number, height: number, seed: number): Heights {
  const [columns, rows] = [TILE_MM / width, TILE_MM / height]
  const random = chance(seed)
  const values = Float32Array.from({ length: columns * rows }, random)
  const at = (column: number, row: number) => values[(row % rows) * columns + (column % columns)] ?? 0
  return (x, y) => {
    const [column, row] = [Math.floor(x / width), Math.floor(y / height)]
    const [across, down] = [smooth(x / width - column), smooth(y / height - row)]
    const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * across
    const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * across
    return upper + (lower - upper) * down
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SHAPES: Record<Relief, () => Heights> = {
  crumb: () => {
    const coarse = noise(4, 4, 3)
    return (x, y) => 0.28 * coarse(x, y)
  },
  grain: () => {
    const soft = noise(5, 5, 3)
    return (x, y) => 0.12 * soft(x, y)
  },
  hammered: () => {
    const [large, small] = [noise(20, 20, 3), noise(10, 10, 5)]
    return (x, y) => 1.5 * large(x, y) + 0.4 * small(x, y)
  },
  'fine-ribs': () => (_, y) => 0.8 * Math.sin((Math.PI * (y % 5)) / 5),
  'wide-ribs': () => (_, y) => 1.6 * Math.sqrt(Math.sin((Math.PI * (y % 20)) / 20)),
  studs: () => (x, y) => 1.6 * Math.sqrt(Math.max(0, 1 - (Math.hypot(amid(x, 25), amid(y, 25)) / 9) ** 2)),
  diamonds: () => (x, y) => 0.8 * Math.max(lens(amid(x, 50), amid(y, 50)), lens(amid(y + 25, 50), amid(x + 25, 50))),
  grooves: () => (x, y) => (Math.abs(amid(x, 50)) > 22.5 || Math.abs(amid(y, 50)) > 22.5 ? 0 : 0.9),
  holes: () => (x, y) => (Math.hypot(amid(x, 32), amid(y, 32)) < 10 ? -1 : 0.8),
  pile: () => {
    const [along, across, tufts] = [noise(2.5, 8, 3), noise(8, 2.5, 5), noise(20, 20, 7)]
    return (x, y) => 0.9 * along(x, y) + 0.9 * across(x, y) + 0.9 * tufts(x, y)
  },
  weave: () => (x, y) => {
    const isOver = (Math.floor(x / 10) + Math.floor(y / 10)) % 2 === 0
    return 1.2 * Math.sin((Math.PI * ((isOver ? x : y) % 10)) / 10)
  },
}

/** How far from the midst of a step. */
function amid(x: number, step: number): number {
  return (x % step) - step / 2
}

/** A bar of a chequer plate, which lies aslant. */
function lens(x: number, y: number): number {
  const [along, across] = [(x + y) / Math.SQRT2 / 15, (x - y) / Math.SQRT2 / 4]
  return Math.sqrt(Math.max(0, 1 - along * along - across * across))
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}
