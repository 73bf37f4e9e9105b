import type { Vector } from './camera.ts'
import { at, type Grid, heightOf } from './grid.ts'

const blockSize = 16

/** The greatest height in and round each square block of cells; rays pass over low blocks in leaps. */
export interface Blocks {
  columns: number
  heights: Float32Array
  highest: number
}

/** Finds the greatest heights of a grid. */
export const highestByBlock = (grid: Grid): Blocks => {
  const columns = Math.ceil(grid.columns / blockSize)
  const heights = new Float32Array(columns * Math.ceil(grid.rows / blockSize))
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const block = Math.floor(row / blockSize) * columns + Math.floor(column / blockSize)
      heights[block] = Math.max(at(heights, block), at(grid.height, row * grid.columns + column))
    }
  }
  const highest = heights.reduce((a, b) => Math.max(a, b), 0)
  return { columns, heights: spreadToNeighbours(heights, columns), highest }
}

const spreadToNeighbours = (heights: Float32Array, columns: number): Float32Array =>
  heights.map((_, block) => {
    let highest = 0
    for (const down of [-columns, 0, columns]) {
      for (const along of [-1, 0, 1]) highest = Math.max(highest, at(heights, block + down + along))
    }
    return highest
  })

/** How far from the eye, in mm, a ray meets the mats or the floor. */
export const strike = (grid: Grid, blocks: Blocks, eye: Vector, ray: Vector): number => {
  const floor = ray[2] < -0.01 ? -eye[2] / ray[2] : 1e5
  const flat = Math.max(Math.hypot(ray[0], ray[1]), 0.25)
  const step = (grid.cell * 0.9) / flat
  const leap = (grid.cell * blockSize * 0.5) / flat
  let t = Math.max(0, (blocks.highest + 0.01 - eye[2]) / ray[2])
  while (t < floor) {
    const c = Math.floor((eye[0] + ray[0] * t - grid.x0) / grid.cell)
    const r = Math.floor((eye[1] + ray[1] * t - grid.y0) / grid.cell)
    const z = eye[2] + ray[2] * t
    if (c < 0 || r < 0 || c >= grid.columns || r >= grid.rows) {
      t += leap
      continue
    }
    const block = Math.floor(r / blockSize) * blocks.columns + Math.floor(c / blockSize)
    if (z + ray[2] * leap > at(blocks.heights, block) + 0.01) {
      t += leap
      continue
    }
    if (at(grid.height, r * grid.columns + c) > z) return refine(grid, eye, ray, t - step, t)
    t += step
  }
  return floor
}

const refine = (grid: Grid, eye: Vector, ray: Vector, outside: number, inside: number): number => {
  let [near, far] = [outside, inside]
  for (let k = 0; k < 4; k++) {
    const middle = (near + far) / 2
    const height = heightOf(grid, eye[0] + ray[0] * middle, eye[1] + ray[1] * middle)
    if (height > eye[2] + ray[2] * middle) far = middle
    else near = middle
  }
  return far
}
