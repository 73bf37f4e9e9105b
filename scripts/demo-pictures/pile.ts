import { ink, sample } from './artwork.ts'
import { type Camera, project, type Vector } from './camera.ts'
import { falloff } from './exposure.ts'
import type { Film } from './film.ts'
import { at, type Patch } from './grid.ts'
import { bedDepth, hasPile, type LaidPiece, toMat } from './laying.ts'
import type { Light } from './light.ts'
import type { Pile } from './look.ts'
import { chance, noise } from './noise.ts'
import { linear } from './stuff.ts'

/** Draws the fibres of every piece with a pile, the farthest first. */
export const drawPile = (film: Film, pieces: LaidPiece[], patch: Patch, camera: Camera, light: Light): void => {
  pieces.forEach((piece, index) => {
    if (piece.look.pile && piece.face === 'up') drawFibres(film, piece, pieces.slice(index + 1), patch, camera, light)
  })
}

const dyes: Record<Pile['colour'], [string, string]> = {
  natural: ['#8a5a28', '#d2a061'],
  charcoal: ['#2a2624', '#57504a'],
  brown: ['#3d2614', '#6b4726'],
  green: ['#1f3a2a', '#3f6248'],
}

const mostFibres = 330_000

const drawFibres = (
  film: Film,
  piece: LaidPiece,
  above: LaidPiece[],
  patch: Patch,
  camera: Camera,
  light: Light,
): void => {
  const { look } = piece
  const pile = look.pile
  if (!pile) return
  const area = (patch.x1 - patch.x0) * (patch.y1 - patch.y0)
  const space = Math.max(0.62, Math.sqrt(Math.min(area, look.length * look.width) / mostFibres))
  const columns = Math.floor((patch.x1 - patch.x0) / space)
  const rows = Math.floor((patch.y1 - patch.y0) / space)
  const order = farthestFirst(patch, space, columns, rows, camera)
  const [darkest, palest] = dyes[pile.colour].map(linear)
  if (!darkest || !palest) return
  const colour: Vector = [0, 0, 0]
  for (const number of order) {
    const c = number % columns
    const r = Math.floor(number / columns)
    const x = patch.x0 + (c + chance(c, r, 1)) * space
    const y = patch.y0 + (r + chance(c, r, 2)) * space
    const [u, v] = toMat(piece, x, y)
    const inside = piece.outline(u, v)
    if (inside < 1 || !hasPile(piece, u, v)) continue
    if (above.some((other) => other.outline(...toMat(other, x, y)) > -1)) continue
    const tone = chance(c, r, 3) ** 1.3
    const wear = 0.86 + 0.28 * noise(u / 60, v / 60, 77)
    for (const k of [0, 1, 2] as const) colour[k] = (darkest[k] + (palest[k] - darkest[k]) * tone) * wear
    dye(piece, u + (chance(c, r, 4) - 0.5) * 2.4, v + (chance(c, r, 5) - 0.5) * 2.4, tone, colour)
    const edge = piece.artworks.area ? 9 : inside
    const top = piece.base + look.thickness - (edge < 2.5 ? (2.5 - edge) * 0.8 : 0)
    const deep = edge < 7 ? Math.min(pile.length, look.thickness - 3) : bedDepth(look) + 1
    const lean = 0.42 * pile.length
    const nap = noise(u / 9, v / 9, 31) - 0.5
    const outward = edge < 5 ? (5 - edge) * 0.35 : 0
    const wind = (noise(u / 9, v / 9, 32) - 0.5) * lean * 0.7
    const dx =
      (chance(c, r, 6) - 0.5) * lean + nap * lean * 0.7 + Math.sign(u) * (sideways(look.length, u) ? outward : 0)
    const dy = (chance(c, r, 7) - 0.5) * lean + wind + Math.sign(v) * (sideways(look.width, v) ? outward : 0)
    const root: Vector = [x, y, top - deep]
    const tip: Vector = [x + dx, y + dy, top + (chance(c, r, 8) - 0.75) * 2.6]
    stroke(film, camera, root, tip, space * 0.62, colour, light, deep)
  }
}

const sideways = (size: number, place: number): boolean => size / 2 - Math.abs(place) < 6

const dye = (piece: LaidPiece, u: number, v: number, tone: number, colour: Vector): void => {
  const art = piece.artworks.art
  if (!art) return
  const cover = Math.min(1, ink(art, u, v)) * (0.9 + 0.1 * tone)
  if (cover < 0.02) return
  for (const k of [0, 1, 2] as const) {
    const dyed = (sample(art, u, v, k) / 255) ** 2.2 * (0.6 + 0.75 * tone)
    colour[k] = colour[k] * (1 - cover) + dyed * cover
  }
}

const stroke = (
  film: Film,
  camera: Camera,
  root: Vector,
  tip: Vector,
  thick: number,
  colour: Vector,
  light: Light,
  deep: number,
): void => {
  const [x0, y0, far] = project(camera, root)
  const [x1, y1] = project(camera, tip)
  if (x1 < -20 || y1 < -60 || x1 > film.width + 20 || y1 > film.height + 60) return
  const along = Math.hypot(tip[0] - root[0], tip[1] - root[1], tip[2] - root[2])
  const level =
    ((tip[0] - root[0]) * light.key[0] + (tip[1] - root[1]) * light.key[1] + (tip[2] - root[2]) * light.key[2]) / along
  const lit = 0.3 + 0.95 * Math.sqrt(Math.max(0, 1 - level * level)) + 0.12 * Math.max(0, level)
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))))
  const overhead = 1 + 2 * Math.max(0, -camera.ahead[2] - 0.72)
  const broad = Math.max(1.25, (thick * camera.scale) / far)
  const steep = Math.abs(y1 - y0) >= Math.abs(x1 - x0)
  for (let k = 0; k <= steps; k++) {
    const s = k / steps
    const bow = (s * s + s) / 2
    const px = x0 + (x1 - x0) * bow
    const py = y0 + (y1 - y0) * s
    const depth = (1 - s) * deep
    const bright = lit * overhead * (1 / (1 + depth * 0.34)) * falloff(px / film.width, py / film.height)
    const wide = broad * (1 - 0.35 * s)
    const from = Math.round((steep ? px : py) - wide / 2)
    const to = Math.max(from + 1, Math.round((steep ? px : py) + wide / 2))
    for (let side = from; side < to; side++) {
      const roundness = 1 - 0.35 * Math.abs((side + 0.5 - (steep ? px : py)) / wide)
      plot(film, steep ? side : Math.round(px), steep ? Math.round(py) : side, far, colour, bright * roundness)
    }
  }
}

const plot = (film: Film, x: number, y: number, far: number, colour: Vector, bright: number): void => {
  if (x < 0 || y < 0 || x >= film.width || y >= film.height) return
  const pixel = y * film.width + x
  if (at(film.far, pixel) < far - 14) return
  film.far[pixel] = far
  film.rgb[pixel * 3] = colour[0] * bright
  film.rgb[pixel * 3 + 1] = colour[1] * bright
  film.rgb[pixel * 3 + 2] = colour[2] * bright
}

const farthestFirst = (patch: Patch, space: number, columns: number, rows: number, camera: Camera): Uint32Array => {
  const levels = 4096
  const distance = (c: number, r: number): number =>
    (patch.x0 + c * space) * camera.ahead[0] + (patch.y0 + r * space) * camera.ahead[1]
  const corners = [distance(0, 0), distance(columns, 0), distance(0, rows), distance(columns, rows)]
  const nearest = Math.min(...corners)
  const scale = (levels - 1) / Math.max(1e-6, Math.max(...corners) - nearest)
  const starts = new Uint32Array(levels + 1)
  const level = (c: number, r: number): number => levels - 1 - Math.floor((distance(c, r) - nearest) * scale)
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) bump(starts, level(c, r) + 1, 1)
  for (let k = 1; k <= levels; k++) bump(starts, k, at(starts, k - 1))
  const order = new Uint32Array(columns * rows)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const k = level(c, r)
      order[at(starts, k)] = r * columns + c
      bump(starts, k, 1)
    }
  }
  return order
}

const bump = (counts: Uint32Array, index: number, by: number): void => {
  counts[index] = at(counts, index) + by
}
