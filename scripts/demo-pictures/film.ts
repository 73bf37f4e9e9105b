import { at } from './grid.ts'

/** An exposed picture: linear red, green, blue a pixel, and the distance in mm of what is there. */
export interface Film {
  width: number
  height: number
  rgb: Float32Array
  far: Float32Array
}

/** An unexposed film. */
export const blankFilm = (width: number, height: number): Film => ({
  width,
  height,
  rgb: new Float32Array(width * height * 3),
  far: new Float32Array(width * height).fill(1e6),
})

/** Half as wide and high, each pixel the mean of four. */
export const halved = (film: Film): Film => {
  const small = blankFilm(film.width >> 1, film.height >> 1)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const to = y * small.width + x
      const from = y * 2 * film.width + x * 2
      small.far[to] = Math.min(at(film.far, from), at(film.far, from + 1 + film.width))
      for (let k = 0; k < 3; k++) {
        const upper = at(film.rgb, from * 3 + k) + at(film.rgb, from * 3 + 3 + k)
        const below = (from + film.width) * 3 + k
        small.rgb[to * 3 + k] = (upper + at(film.rgb, below) + at(film.rgb, below + 3)) / 4
      }
    }
  }
  return small
}
