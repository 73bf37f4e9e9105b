import { dot, type Vector } from './camera.ts'
import { at, blurred, type Grid } from './grid.ts'
import { chance } from './noise.ts'
import type { Stuff } from './stuff.ts'

/** A large soft lamp from the left and a little behind, a pale room, and a weak fill from the front right. */
export interface Light {
  key: Vector
  fill: Vector
  away: Vector
}

/** How much of the lamp reaches each cell, and of the room each square of four cells, 0..1. */
export interface Reach {
  lamp: Float32Array
  room: Float32Array
  roomColumns: number
  roomRows: number
}

/** The studio's light for a camera standing `around` degrees round the subject; `low` brings the lamp down. */
export const studioLight = (around: number, low = 0): Light => {
  const a = (around * Math.PI) / 180
  const [sin, cos] = [Math.sin(a), Math.cos(a)]
  const toward = (right: number, away: number, up: number): Vector =>
    unit([right * cos - away * sin, right * sin + away * cos, up])
  return { key: toward(-0.78, 0.52, 0.74 - low), fill: toward(0.5, -0.8, 0.5), away: [-sin, cos, 0] }
}

/** Works out ambient light and soft shadows for heights on a grid. */
export const reachOf = (grid: Grid, height: Float32Array, light: Light): Reach => {
  const roomColumns = grid.columns >> 1
  const roomRows = grid.rows >> 1
  return {
    lamp: blurred(lampReach(grid, height, light), grid.columns, grid.rows, 1),
    room: roomReach(quartered(height, grid.columns, roomColumns, roomRows), roomColumns, roomRows, grid.cell * 2),
    roomColumns,
    roomRows,
  }
}

const quartered = (height: Float32Array, wide: number, columns: number, rows: number): Float32Array => {
  const result = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * 2 * wide + column * 2
      result[row * columns + column] =
        (at(height, i) + at(height, i + 1) + at(height, i + wide) + at(height, i + wide + 1)) / 4
    }
  }
  return result
}

const roomReach = (height: Float32Array, columns: number, rows: number, cell: number): Float32Array => {
  const room = new Float32Array(height.length)
  for (const [mm, weight] of [
    [1.2, 0.7],
    [4, 0.8],
    [14, 0.9],
    [45, 0.8],
  ] as const) {
    const reach = Math.max(1, Math.min(Math.round(mm / cell), columns >> 2))
    if (mm / cell < 0.6) continue
    const level = blurred(height, columns, rows, reach)
    const share = weight / (reach * cell)
    for (let i = 0; i < room.length; i++) {
      const over = at(level, i) - at(height, i)
      if (over > 0) room[i] = at(room, i) + over * share
    }
  }
  return room.map((over) => 1 / (1 + 1.5 * over))
}

/** Light a surface sends to the eye: added onto `into` as red, green, blue. */
export const shade = (
  stuff: Stuff,
  normal: Vector,
  toEye: Vector,
  light: Light,
  room: number,
  lamp: number,
  into: Vector,
): void => {
  const facing = Math.max(0, dot(normal, light.key))
  const soft = Math.max(0, facing * 0.8 + 0.2 * Math.max(0, dot(normal, light.key) * 0.5 + 0.5))
  const diffuse =
    0.4 * room * (0.6 + 0.4 * normal[2]) + 0.92 * lamp * soft + 0.16 * room * Math.max(0, dot(normal, light.fill))
  const view = Math.max(0.05, dot(normal, toEye))
  const half = unit([light.key[0] + toEye[0], light.key[1] + toEye[1], light.key[2] + toEye[2]])
  const peak = Math.max(0, dot(normal, half)) ** stuff.gloss
  const fresnel = 0.04 + 0.5 * (1 - view) ** 4
  const k = 2 * view
  const mirror = unit([normal[0] * k - toEye[0], normal[1] * k - toEye[1], normal[2] * k - toEye[2]])
  const wall = 0.35 + 0.9 * Math.max(0, dot(mirror, light.away)) * Math.max(0, 1 - Math.abs(mirror[2] - 0.35))
  const shine = stuff.shine * (peak * 0.16 * lamp * (0.25 + 0.75 * facing) + fresnel * wall * room * 0.55)
  into[0] = stuff.red * diffuse + shine
  into[1] = stuff.green * diffuse + shine * 0.985
  into[2] = stuff.blue * diffuse + shine * 0.96
}

/** A vector of length 1. */
export const unit = (v: Vector): Vector => {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

const lampReach = (grid: Grid, height: Float32Array, light: Light): Float32Array => {
  const { columns, rows, cell } = grid
  const result = new Float32Array(height.length)
  const flat = Math.hypot(light.key[0], light.key[1])
  const [ux, uy, climb] = [light.key[0] / flat, light.key[1] / flat, light.key[2] / flat]
  let highest = 0
  for (let i = 0; i < height.length; i++) highest = Math.max(highest, at(height, i))
  const steps: number[] = []
  for (let far = 1; far * cell < (highest / climb) * 1.4 + 4 * cell; far = Math.max(far + 1, far * 1.12))
    steps.push(far)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column
      const from = at(height, index)
      let dark = 0
      const jitter = 0.93 + 0.14 * chance(column, row, 2)
      for (const step of steps) {
        const far = step * jitter
        const ray = from + far * cell * climb
        if (ray - 0.35 * far * cell > highest) break
        const c = Math.round(column + ux * far)
        const r = Math.round(row + uy * far)
        if (c < 0 || r < 0 || c >= columns || r >= rows) break
        const over = (at(height, r * columns + c) - ray) / (0.5 * far * cell + 0.3) + 0.35
        if (over > dark) dark = over
        if (dark >= 1) break
      }
      result[index] = 1 - Math.min(1, dark > 0.35 || dark === 0 ? dark : rest(dark))
    }
  }
  return result
}

const rest = (dark: number): number => (dark * dark) / 0.35
