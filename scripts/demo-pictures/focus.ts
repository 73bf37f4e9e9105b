import type { Film } from './film.ts'
import { at, blurred } from './grid.ts'

/** Softens what lies before or behind `sharpAt` mm, as a lens does; `strength` is in pixels at twice that distance. */
export const focused = (film: Film, sharpAt: number, strength: number): Film => {
  const reaches = [0, 1, 3, 7, 14]
  const layers = [0, 1, 2].map((channel) => blurLayers(film, channel, reaches))
  const far = blurred(film.far, film.width, film.height, 2)
  const rgb = new Float32Array(film.rgb.length)
  for (let pixel = 0; pixel < far.length; pixel++) {
    const away = Math.abs(at(far, pixel) - sharpAt) / sharpAt
    const radius = Math.min(14, Math.max(0, away - 0.06) * strength)
    const upper = Math.max(
      1,
      reaches.findIndex((reach) => reach >= radius),
    )
    const below = reaches[upper - 1] ?? 0
    const share = (radius - below) / ((reaches[upper] ?? 1) - below)
    layers.forEach((levels, channel) => {
      const sharp = levels[upper - 1]
      const soft = levels[upper]
      if (sharp && soft) rgb[pixel * 3 + channel] = at(sharp, pixel) * (1 - share) + at(soft, pixel) * share
    })
  }
  return { ...film, rgb }
}

const blurLayers = (film: Film, channel: number, reaches: number[]): Float32Array[] => {
  const sharp = new Float32Array(film.far.length)
  for (let pixel = 0; pixel < sharp.length; pixel++) sharp[pixel] = at(film.rgb, pixel * 3 + channel)
  return reaches.map((reach) => (reach === 0 ? sharp : blurred(sharp, film.width, film.height, reach)))
}
