import { rise } from './noise.ts'
import type { Relief } from './relief.ts'

/** Stands for an opening right through a mat. */
export const through = -1e6

/** Round holes in staggered rows, each inside a raised ring. */
export const rings =
  (pitch: number, hole: number, ring: number): Relief =>
  (x, y) => {
    const step = pitch * 0.866
    const row = Math.round(y / step)
    const shift = row % 2 === 0 ? 0 : 0.5
    const d = Math.hypot(x - (Math.round(x / pitch - shift) + shift) * pitch, y - row * step)
    if (d < hole) return through
    return ring * (rise(hole + pitch * 0.2, hole + pitch * 0.1, d) - 1)
  }

/** Square-pitched rings joined by short bars, open between them as well. */
export const openRings =
  (pitch: number, outer: number, inner: number): Relief =>
  (x, y) => {
    const dx = x - Math.round(x / pitch) * pitch
    const dy = y - Math.round(y / pitch) * pitch
    const d = Math.hypot(dx, dy)
    if (d < inner) return through
    if (d < outer) return 0
    const bar = Math.min(Math.abs(dx), Math.abs(dy))
    return bar < pitch * 0.09 ? -3 : through
  }

/** Plain round holes on a wide square pitch. */
export const drainHoles =
  (pitch: number, radius: number, surface: Relief): Relief =>
  (x, y) => {
    const d = Math.hypot(x - Math.round(x / pitch) * pitch, y - Math.round(y / pitch) * pitch)
    return d < radius ? through : surface(x, y) - rise(radius + 2.5, radius, d) * 1.6
  }

/** Hexagonal cells between thin walls. */
export const honeycomb =
  (pitch: number, wall: number): Relief =>
  (x, y) => {
    const d = Math.min(hexagon(x, y, pitch), hexagon(x - pitch / 2, y - pitch * 0.866, pitch))
    return d < pitch / 2 - wall ? through : 0
  }

/** Square cells between walls; every second row is shifted by half when `staggered`. */
export const cells =
  (pitch: number, wall: number, staggered: boolean): Relief =>
  (x, y) => {
    const row = Math.round(y / pitch)
    const shift = staggered && row % 2 !== 0 ? 0.5 : 0
    const dx = Math.abs(x / pitch - shift - Math.round(x / pitch - shift)) * pitch
    const dy = Math.abs(y - row * pitch)
    const corner = 5
    const inside = pitch / 2 - wall
    const over = Math.hypot(Math.max(0, dx - inside + corner), Math.max(0, dy - inside + corner))
    return over < corner ? through : 0
  }

/** A net of crossed yarns. */
export const netting =
  (pitch: number, yarn: number): Relief =>
  (x, y) => {
    const wx = x + Math.sin(y / 31) * 2.4 + Math.sin(y / 11) * 0.9
    const wy = y + Math.sin(x / 27) * 2.4 + Math.sin(x / 13) * 0.9
    const dx = Math.abs(wx - Math.round(wx / pitch) * pitch)
    const dy = Math.abs(wy - Math.round(wy / pitch) * pitch)
    const twist = 0.8 + 0.2 * Math.sin((x + y) / 1.4)
    const over = (Math.round(wx / pitch) + Math.round(wy / pitch)) % 2 === 0 ? 2 : -2
    const warp = dx < yarn ? Math.sqrt(yarn * yarn - dx * dx) * twist + (dy < yarn * 1.6 ? over : 0) : through
    const weft = dy < yarn ? Math.sqrt(yarn * yarn - dy * dy) * twist : through
    return Math.max(warp, weft)
  }

const hexagon = (x: number, y: number, pitch: number): number => {
  const rowPitch = pitch * 1.732
  const dx = Math.abs(x - Math.round(x / pitch) * pitch)
  const dy = Math.abs(y - Math.round(y / rowPitch) * rowPitch)
  return Math.max(dx, dx * 0.5 + dy * 0.866)
}
