/** A repeatable number in 0..1 for a lattice point. */
export const chance = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise in 0..1 with features of about one unit. */
export const noise = (x: number, y: number, seed: number): number => {
  const c = Math.floor(x)
  const r = Math.floor(y)
  const u = ease(x - c)
  const v = ease(y - r)
  const near = chance(c, r, seed) * (1 - u) + chance(c + 1, r, seed) * u
  const far = chance(c, r + 1, seed) * (1 - u) + chance(c + 1, r + 1, seed) * u
  return near * (1 - v) + far * v
}

/** Three octaves of noise in 0..1. */
export const roughness = (x: number, y: number, seed: number): number =>
  noise(x, y, seed) * 0.57 + noise(x * 2.1, y * 2.1, seed + 1) * 0.28 + noise(x * 4.3, y * 4.3, seed + 2) * 0.15

/** The nearest scattered point of a unit lattice: distances to it and to the next, and its own number. */
export interface Pebble {
  nearest: number
  next: number
  number: number
}

const found: Pebble = { nearest: 0, next: 0, number: 0 }

/** Finds the nearest scattered point; the answer is reused by the next call. */
export const pebble = (x: number, y: number, seed: number, scatter: number): Pebble => {
  const c = Math.floor(x)
  const r = Math.floor(y)
  let nearest = 9
  let next = 9
  let number = 0
  for (let j = r - 1; j <= r + 1; j++) {
    for (let i = c - 1; i <= c + 1; i++) {
      const dx = i + 0.5 + (chance(i, j, seed) - 0.5) * scatter - x
      const dy = j + 0.5 + (chance(i, j, seed + 7) - 0.5) * scatter - y
      const d = dx * dx + dy * dy
      if (d < nearest) {
        next = nearest
        nearest = d
        number = chance(i, j, seed + 13)
      } else if (d < next) next = d
    }
  }
  found.nearest = Math.sqrt(nearest)
  found.next = Math.sqrt(next)
  found.number = number
  return found
}

/** 0 below `from`, 1 above `to`, smooth between. */
export const rise = (from: number, to: number, value: number): number =>
  ease(Math.min(1, Math.max(0, (value - from) / (to - from))))

const ease = (t: number): number => t * t * (3 - 2 * t)
