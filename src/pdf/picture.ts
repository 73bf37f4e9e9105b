import { encode } from 'fast-png'

/**
 * Pixels without transparency as a PNG file. What has no colour is kept in 16 greys, which is all that sharp letters
 * need and a sixth of the bytes.
 */
export function pngOf({ data, width, height }: ImageData): Uint8Array {
  return hasColour(data)
    ? encode({ width, height, channels: 3, data: channelsOf(data, 3) })
    : encode({ width, height, channels: 1, data: channelsOf(data, 1).map(sixteenth) })
}

/** Below this two channels count as the same: near-black ink is printed as grey. */
const NOTICEABLE = 16
const STEP = 17

function hasColour(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > NOTICEABLE) return true
  }
  return false
}

function channelsOf(pixels: Uint8ClampedArray, channels: 1 | 3): Uint8Array {
  const kept = new Uint8Array((pixels.length / 4) * channels)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += channels) {
    for (let channel = 0; channel < channels; channel += 1) kept[to + channel] = pixels[from + channel] ?? 0
  }
  return kept
}

function sixteenth(grey: number): number {
  return Math.round(grey / STEP) * STEP
}
