import { type Camera, sight, type Vector } from './camera.ts'
import { blankFilm, type Film } from './film.ts'
import { at, between, type Grid, heightOf, valueAt } from './grid.ts'
import { type Light, type Reach, shade, unit } from './light.ts'
import { highestByBlock, strike } from './strike.ts'
import { stuffs } from './stuff.ts'

const upright: Vector = [0, 0, 1]
const floorStuff = stuffs[0]

/** Sends a ray through every pixel and records the light that comes back. */
export const expose = (grid: Grid, reach: Reach, light: Light, camera: Camera): Film => {
  const film = blankFilm(camera.width, camera.height)
  const blocks = highestByBlock(grid)
  const colour: Vector = [0, 0, 0]
  for (let py = 0; py < film.height; py++) {
    for (let px = 0; px < film.width; px++) {
      const ray = sight(camera, px + 0.5, py + 0.5)
      const t = strike(grid, blocks, camera.eye, ray)
      const x = camera.eye[0] + ray[0] * t
      const y = camera.eye[1] + ray[1] * t
      const z = camera.eye[2] + ray[2] * t
      colourAt(grid, reach, light, [x, y, z], ray, colour)
      const pixel = py * film.width + px
      const dim = falloff(px / film.width, py / film.height)
      film.rgb[pixel * 3] = colour[0] * dim
      film.rgb[pixel * 3 + 1] = colour[1] * dim
      film.rgb[pixel * 3 + 2] = colour[2] * dim
      film.far[pixel] = t
    }
  }
  return film
}

/** How the studio's light thins out toward the edges of a picture (0..1 across and down). */
export const falloff = (u: number, v: number): number => {
  const r = (u - 0.42) ** 2 + (v - 0.6) ** 2
  return 1.03 - 0.26 * r - 0.1 * Math.max(0, 0.45 - v) ** 2 * 4
}

const colourAt = (grid: Grid, reach: Reach, light: Light, hit: Vector, ray: Vector, into: Vector): void => {
  const [x, y, z] = hit
  const surface = stuffs[stuffNear(grid, x, y)]
  if (surface === undefined || floorStuff === undefined) return
  if (z < 0.02 || surface === floorStuff) {
    const [ax, ay] = clearOfWalls(grid, x, y)
    const share = 0.45 * roomOf(grid, reach, ax, ay) + 0.55 * valueAt(grid, reach.lamp, ax, ay, 1)
    into[0] = floorStuff.red * share
    into[1] = floorStuff.green * (share * 0.99 + 0.01)
    into[2] = floorStuff.blue * (share * 0.985 + 0.015)
    return
  }
  const e = grid.cell
  const normal = unit([
    (heightOf(grid, x - e, y) - heightOf(grid, x + e, y)) / (2 * e),
    (heightOf(grid, x, y - e) - heightOf(grid, x, y + e)) / (2 * e),
    1,
  ])
  const steep = Math.max(0, 1 - normal[2] * 2.2)
  const out = e * 1.6 * Math.min(1, steep * 2)
  const lamp = valueAt(grid, reach.lamp, x + normal[0] * out, y + normal[1] * out, 1)
  const top = heightOf(grid, x - normal[0] * e * 1.5, y - normal[1] * e * 1.5)
  const deep = steep > 0.4 ? e * 2 + (Math.max(0, top - z) % 80) : 0
  const stuff = deep > 0 ? (stuffs[stuffNear(grid, x - normal[0] * deep, y - normal[1] * deep)] ?? surface) : surface
  const sunk = 1 - steep * 0.5 * Math.max(0, 1 - z / Math.max(1, top))
  const room = (roomOf(grid, reach, x, y) * (1 - steep) + 0.8 * steep) * sunk
  shade(
    stuff === floorStuff ? surface : stuff,
    normal[2] > 0.999 ? upright : normal,
    [-ray[0], -ray[1], -ray[2]],
    light,
    room,
    lamp,
    into,
  )
}

/** Floor close to a wall takes its light from a little farther out, so that the top's does not leak down. */
const clearOfWalls = (grid: Grid, x: number, y: number): [number, number] => {
  const e = grid.cell * 2
  const dx = heightOf(grid, x - e, y) - heightOf(grid, x + e, y)
  const dy = heightOf(grid, x, y - e) - heightOf(grid, x, y + e)
  const slope = Math.hypot(dx, dy)
  return slope < 0.2 ? [x, y] : [x + (dx / slope) * e * 1.3, y + (dy / slope) * e * 1.3]
}

const roomOf = (grid: Grid, reach: Reach, x: number, y: number): number => {
  const column = (x - grid.x0) / grid.cell / 2 - 0.5
  const row = (y - grid.y0) / grid.cell / 2 - 0.5
  return between(reach.room, reach.roomColumns, reach.roomRows, column, row, 1)
}

const stuffNear = (grid: Grid, x: number, y: number): number => {
  const c = Math.floor((x - grid.x0) / grid.cell - 0.5)
  const r = Math.floor((y - grid.y0) / grid.cell - 0.5)
  if (c < 0 || r < 0 || c >= grid.columns - 1 || r >= grid.rows - 1) return 0
  const nearest =
    Math.round((y - grid.y0) / grid.cell - 0.5) * grid.columns + Math.round((x - grid.x0) / grid.cell - 0.5)
  if (at(grid.stuff, nearest) !== 0) return at(grid.stuff, nearest)
  for (const index of [
    r * grid.columns + c,
    r * grid.columns + c + 1,
    (r + 1) * grid.columns + c,
    (r + 1) * grid.columns + c + 1,
  ]) {
    if (at(grid.stuff, index) !== 0) return at(grid.stuff, index)
  }
  return 0
}
