import { noise, pebble, rise, roughness } from './noise.ts'

/** Height in mm a surface stands above (or, negative, below) its level at a point in mm. */
export type Relief = (x: number, y: number) => number

/** Cloth-smooth rubber, as it leaves a press. */
export const cloth =
  (depth = 0.25): Relief =>
  (x, y) =>
    (noise(x / 2.2, y / 2.2, 3) - 0.5) * depth * 2

/** Shallow scattered dimples. */
export const hammered =
  (pitch: number, depth: number): Relief =>
  (x, y) => {
    const p = pebble(x / pitch, y / pitch, 5, 0.75)
    return -depth * (1 - rise(0.05, 0.62, p.nearest)) * (0.7 + 0.3 * p.number)
  }

/** Rounded pebbles pressed close together. */
export const pebbles =
  (pitch: number, height: number): Relief =>
  (x, y) => {
    const p = pebble(x / pitch, y / pitch, 9, 0.8)
    return height * (rise(0, 0.5, p.next - p.nearest) - 1) * (0.85 + 0.3 * p.number)
  }

/** Fine creases round small cells, like hide. */
export const leather =
  (pitch: number, depth: number): Relief =>
  (x, y) => {
    const wx = x / pitch + roughness(x / pitch / 2, y / pitch / 2, 21) * 1.4
    const wy = y / pitch + roughness(x / pitch / 2, y / pitch / 2, 31) * 1.4
    const p = pebble(wx, wy, 11, 0.9)
    return depth * (rise(0, 0.22, p.next - p.nearest) - 1) * (0.6 + 0.4 * p.number)
  }

/** Rounded blots, each unlike the next. */
export const amoeba =
  (pitch: number, height: number): Relief =>
  (x, y) => {
    const u = x / pitch + (roughness(x / pitch, y / pitch, 41) - 0.5) * 1.5
    const v = y / pitch + (roughness(x / pitch, y / pitch, 51) - 0.5) * 1.5
    return height * (rise(0.46, 0.53, noise(u * 1.5, v * 1.5, 61)) - 1)
  }

/** Round studs with sloping sides, in staggered rows. */
export const studs =
  (pitch: number, radius: number, height: number, staggered = true): Relief =>
  (x, y) => {
    const row = Math.round(y / pitch)
    const shift = staggered && row % 2 !== 0 ? 0.5 : 0
    const dx = x - (Math.round(x / pitch - shift) + shift) * pitch
    const d = Math.hypot(dx, y - row * pitch)
    return height * (rise(radius * 1.12, radius * 0.86, d) - 0)
  }

/** Soft domes in staggered rows. */
export const domes =
  (pitch: number, radius: number, height: number): Relief =>
  (x, y) => {
    const step = pitch * 0.866
    const row = Math.round(y / step)
    const shift = row % 2 === 0 ? 0 : 0.5
    const d = Math.hypot(x - (Math.round(x / pitch - shift) + shift) * pitch, y - row * step)
    return height * Math.sqrt(Math.max(0, 1 - (d * d) / (radius * radius)))
  }

/** Raised rhombs, longer one way. */
export const diamonds =
  (pitch: number, height: number, stretch = 1.7): Relief =>
  (x, y) => {
    const a = x / (pitch * stretch) + y / pitch
    const b = x / (pitch * stretch) - y / pitch
    const edge = 0.5 - Math.max(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)))
    return height * rise(0.1, 0.22, edge)
  }

/** Pyramids on a square pitch. */
export const pyramids =
  (pitch: number, height: number): Relief =>
  (x, y) => {
    const dx = Math.abs(x / pitch - Math.round(x / pitch))
    const dy = Math.abs(y / pitch - Math.round(y / pitch))
    return height * Math.min(0.75, 1.15 - 2.2 * Math.max(dx, dy))
  }

/** Ribs along x, one every `pitch` mm, of which `share` is rib. */
export const ribs =
  (pitch: number, height: number, share = 0.5): Relief =>
  (_, y) => {
    const d = Math.abs(y / pitch - Math.round(y / pitch))
    return height * rise(share / 2 + 0.09, share / 2 - 0.09, d)
  }

/** Half-round ribs across x on a grained ground. */
export const crossRibs =
  (pitch: number, radius: number): Relief =>
  (x, y) => {
    const d = x - (Math.round(x / pitch - 0.5) + 0.5) * pitch
    const bar = Math.sqrt(Math.max(0, radius * radius - d * d))
    return Math.max(bar, pyramids(9, 1.1)(x, y))
  }

/** Lens-shaped treads, turned a quarter from one to the next, as on chequer plate. */
export const chequer =
  (pitch: number, height: number): Relief =>
  (x, y) => {
    const u = (x + y) * Math.SQRT1_2
    const v = (x - y) * Math.SQRT1_2
    const c = Math.round(u / pitch)
    const r = Math.round(v / pitch)
    const du = u / pitch - c
    const dv = v / pitch - r
    const [along, across] = (c + r) % 2 === 0 ? [du, dv] : [dv, du]
    const lens = 1 - (along / 0.47) ** 2 - Math.abs(across) / 0.15
    return height * rise(0, 0.45, lens)
  }

/** Bricks in running bond. */
export const bricks =
  (length: number, width: number, depth: number): Relief =>
  (x, y) => {
    const row = Math.round(y / width)
    const shift = row % 2 === 0 ? 0 : 0.5
    const dx = (0.5 - Math.abs(x / length - shift - Math.round(x / length - shift))) * length
    const dy = (0.5 - Math.abs(y / width - row)) * width
    return depth * (rise(0.8, 4, Math.min(dx, dy)) - 1) + (noise(x / 3, y / 3, 8) - 0.5) * 0.4
  }

/** Flat squares between crossed grooves. */
export const grooves =
  (pitch: number, groove: number, depth: number): Relief =>
  (x, y) => {
    const dx = (0.5 - Math.abs(x / pitch - Math.round(x / pitch))) * pitch
    const dy = (0.5 - Math.abs(y / pitch - Math.round(y / pitch))) * pitch
    return depth * (rise(groove * 0.35, groove * 0.7, Math.min(dx, dy)) - 1) + (noise(x / 3, y / 3, 8) - 0.5) * 0.4
  }

/** Granules of bound crumb. */
export const crumb =
  (grain: number, depth: number): Relief =>
  (x, y) => {
    const p = pebble(x / grain, y / grain, 17, 0.95)
    return -depth * p.nearest * (0.5 + p.number) + (p.number - 0.5) * depth * 0.6
  }

/** One relief above another. */
export const both =
  (first: Relief, second: Relief): Relief =>
  (x, y) =>
    first(x, y) + second(x, y)
