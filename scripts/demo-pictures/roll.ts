import { type Camera, dot, project, sight, type Vector } from './camera.ts'
import { falloff } from './exposure.ts'
import type { Film } from './film.ts'
import { at, type Grid } from './grid.ts'
import { type Light, type Reach, shade, unit } from './light.ts'
import type { Look } from './look.ts'
import { noise, rise } from './noise.ts'
import { linear, stuffNumber, stuffs } from './stuff.ts'

/** A lying roll: its axis runs along y, `width` mm long, about x and `radius`. */
export interface Roll {
  x: number
  radius: number
  width: number
  look: Look
}

/** Heights with the roll's back added, so that it casts a shadow. */
export const withRoll = (grid: Grid, roll: Roll): Float32Array => {
  const height = grid.height.slice()
  for (let row = 0; row < grid.rows; row++) {
    if (Math.abs(grid.y0 + row * grid.cell) > roll.width / 2) continue
    for (let column = 0; column < grid.columns; column++) {
      const d = grid.x0 + column * grid.cell - roll.x
      if (Math.abs(d) >= roll.radius) continue
      const back = roll.radius + Math.sqrt(roll.radius * roll.radius - d * d)
      const index = row * grid.columns + column
      height[index] = Math.max(at(height, index), back)
    }
  }
  return height
}

/** The reach of the light with the dark gap below the roll's overhang. */
export const underRoll = (grid: Grid, reach: Reach, roll: Roll): Reach => {
  const share = (x: number, y: number, power: number): number => {
    const across = Math.abs(x - roll.x) / (roll.radius + 6)
    return across >= 1 || Math.abs(y) > roll.width / 2 + 6 ? 1 : 0.62 * across ** power
  }
  const { columns, cell, x0, y0 } = grid
  return {
    ...reach,
    lamp: reach.lamp.map((lamp, i) => lamp * share(x0 + (i % columns) * cell, y0 + Math.floor(i / columns) * cell, 4)),
    room: reach.room.map((room, i) => {
      const x = x0 + (i % reach.roomColumns) * cell * 2
      return room * (0.3 + 0.7 * share(x, y0 + Math.floor(i / reach.roomColumns) * cell * 2, 3))
    }),
  }
}

/** Draws the roll where nothing stands before it. */
export const drawRoll = (film: Film, roll: Roll, camera: Camera, light: Light): void => {
  const colour: Vector = [0, 0, 0]
  const [x0, y0, x1, y1] = frameOf(roll, camera)
  for (let py = Math.max(0, y0); py < Math.min(film.height, y1); py++) {
    for (let px = Math.max(0, x0); px < Math.min(film.width, x1); px++) {
      const pixel = py * film.width + px
      const ray = sight(camera, px + 0.5, py + 0.5)
      const t = strike(roll, camera.eye, ray, light, colour)
      if (t <= 0 || t > at(film.far, pixel) + 1) continue
      const dim = falloff(px / film.width, py / film.height)
      film.far[pixel] = t
      for (const k of [0, 1, 2] as const) film.rgb[pixel * 3 + k] = colour[k] * dim
    }
  }
}

const frameOf = (roll: Roll, camera: Camera): [number, number, number, number] => {
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [-1, 1])
    for (const y of [-0.5, 0.5])
      for (const z of [0, 2]) {
        const [px, py] = project(camera, [roll.x + x * roll.radius, y * roll.width, z * roll.radius])
        xs.push(px)
        ys.push(py)
      }
  return [
    Math.floor(Math.min(...xs)) - 2,
    Math.floor(Math.min(...ys)) - 2,
    Math.ceil(Math.max(...xs)) + 2,
    Math.ceil(Math.max(...ys)) + 2,
  ]
}

const strike = (roll: Roll, eye: Vector, ray: Vector, light: Light, colour: Vector): number => {
  const end = -roll.width / 2
  const cap = (end - eye[1]) / ray[1]
  const cx = eye[0] + ray[0] * cap - roll.x
  const cz = eye[2] + ray[2] * cap - roll.radius
  const toEye: Vector = [-ray[0], -ray[1], -ray[2]]
  if (cap > 0 && Math.hypot(cx, cz) < roll.radius) {
    shadeEnd(roll, cx, cz, toEye, light, colour)
    return cap
  }
  const ox = eye[0] - roll.x
  const oz = eye[2] - roll.radius
  const a = ray[0] ** 2 + ray[2] ** 2
  const b = ox * ray[0] + oz * ray[2]
  const room = b * b - a * (ox * ox + oz * oz - roll.radius ** 2)
  if (room < 0) return 0
  const t = (-b - Math.sqrt(room)) / a
  const y = eye[1] + ray[1] * t
  if (Math.abs(y) > roll.width / 2) return 0
  const nx = (ox + ray[0] * t) / roll.radius
  const nz = (oz + ray[2] * t) / roll.radius
  shadeBack(roll, nx, nz, y, toEye, light, colour)
  return t
}

const shadeBack = (
  roll: Roll,
  nx: number,
  nz: number,
  y: number,
  toEye: Vector,
  light: Light,
  colour: Vector,
): void => {
  const around = Math.atan2(nx, nz) * roll.radius
  const relief = roll.look.underside ?? roll.look.relief
  const e = 0.8
  const slopeAround = (relief(around + e, y) - relief(around - e, y)) / (2 * e)
  const slopeAlong = (relief(around, y + e) - relief(around, y - e)) / (2 * e)
  const normal = unit([nx - slopeAround * nz, -slopeAlong, nz + slopeAround * nx])
  const name = roll.look.pile ? 'black' : roll.look.stuff
  const stuff = stuffs[stuffNumber(name)]
  const seat = rise(-1, -0.1, nz)
  if (stuff)
    shade(stuff, normal, toEye, light, 0.35 + 0.65 * seat, rise(-0.25, 0.35, dot([nx, 0, nz], light.key)), colour)
}

const shadeEnd = (roll: Roll, cx: number, cz: number, toEye: Vector, light: Light, colour: Vector): void => {
  const { look } = roll
  const r = Math.hypot(cx, cz)
  const pitch = look.thickness * 1.06
  const turn = Math.atan2(cz, cx) / (2 * Math.PI)
  const wobble = (noise(cx / 14, cz / 14, 3) - 0.5) * 0.1
  const depth = ((((roll.radius - r) / pitch + turn + wobble) % 1) + 1) % 1
  const stuff = stuffs[stuffNumber(look.pile ? 'black' : look.stuff)]
  if (!stuff) return
  shade(stuff, [0, -1, 0], toEye, light, 0.9, 0.2, colour)
  const seam = Math.min(rise(0, 0.1, depth), rise(1, 0.9, depth))
  let dim =
    (0.45 + 0.55 * seam) *
    rise(0, roll.radius * 0.2, r - roll.radius * 0.16) *
    (0.55 + 0.45 * rise(-1, -0.2, cz / roll.radius))
  if (look.pile && depth > 0.28) {
    const [red, green, blue] = linear(look.pile.colour === 'charcoal' ? '#46403b' : '#b07f42')
    const fibre = 0.5 + 0.7 * noise(Math.atan2(cz, cx) * r * 1.1, depth * 3, 9)
    colour[0] = red * 0.62 * fibre
    colour[1] = green * 0.62 * fibre
    colour[2] = blue * 0.62 * fibre
    dim *= 1 - 0.5 * Math.abs(depth - 0.6)
  }
  for (const k of [0, 1, 2] as const) colour[k] *= dim
}
