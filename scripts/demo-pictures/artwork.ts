import sharp from 'sharp'
import type { Look } from './look.ts'

/** A rasterised SVG over a mat: red, green, blue and ink, each 0..255, at a point in mm. */
export interface Artwork {
  pixels: Uint8Array
  columns: number
  rows: number
  scale: number
  length: number
  width: number
}

/** What a look's SVGs come to, rasterised once. */
export interface Artworks {
  art?: Artwork
  area?: Artwork
  emboss?: Artwork
}

/** Rasterises the SVGs of a look at about `across` pixels on the mat's length. */
export const artworksOf = async (look: Look, across = 1600): Promise<Artworks> => {
  const result: Artworks = {}
  if (look.pile?.art) result.art = await artwork(look.pile.art, look, across)
  if (look.pile?.area) result.area = await artwork(look.pile.area, look, across)
  if (look.emboss) result.emboss = await artwork(look.emboss.art, look, across)
  return result
}

/** Ink at a point, 0..1; 0 beside the artwork. */
export const ink = (art: Artwork, x: number, y: number): number => sample(art, x, y, 3) / 255

/** One channel (0 red … 3 ink) at a point, 0..255. */
export const sample = (art: Artwork, x: number, y: number, channel: number): number => {
  const column = Math.floor((x + art.length / 2) * art.scale)
  const row = Math.floor((art.width / 2 - y) * art.scale)
  if (column < 0 || row < 0 || column >= art.columns || row >= art.rows) return 0
  return art.pixels[(row * art.columns + column) * 4 + channel] ?? 0
}

const artwork = async (body: string, look: Look, across: number): Promise<Artwork> => {
  const { length, width } = look
  const scale = across / length
  const columns = Math.round(length * scale)
  const rows = Math.round(width * scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}" viewBox="${-length / 2} ${-width / 2} ${length} ${width}">${body}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), columns, rows, scale, length, width }
}
