import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { TELEPHONE_WIDTH, WIDTHS } from '#domain/picture-widths.ts'
import { flushFile, isWritten } from './picture-file.ts'

/** A picture as the shop serves it: `{name}-{width}.avif` and `.webp` for each width. */
export interface EncodedPicture {
  /** From the content and the recipe, so a file under a name never changes. */
  name: string
  /** Of the largest encoding, in pixels. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`, the ground while the picture loads. */
  colour: string
  widths: number[]
}

/** The bytes are no picture that the shop will show; the message says why. */
export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError'
}

/** Raised when the same bytes are to be encoded in another way. */
export const RECIPE = 6
/** In pixels: enough of a picture to tell its colour. */
const COLOUR_WIDTH = 64
const PIXEL_LIMIT = 40_000_000
/** Of a picture that is newer than the build. */
const LIVE_WIDTH = 1200
/** What WebP holds; AVIF holds one pixel more. */
const HIGHEST = 16_383
/** What sharp calls them: an AVIF is a HEIF. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** The name under which the encodings of these bytes stand. */
export function pictureName(bytes: Uint8Array): string {
  return createHash('sha256').update(`recipe ${RECIPE}\n`).update(bytes).digest('hex').slice(0, 14)
}

/**
 * Decodes strictly (40 megapixels at most, no damage tolerated) and writes AVIF and WebP at a few widths, and a
 * 1200 × 630 JPEG `{name}-share.jpg` for other sites to show. Calls `announce` before the first file is there.
 * Throws BrokenPictureError.
 */
export async function encodePicture(
  bytes: Uint8Array,
  folder: string,
  announce: (encoding: Pick<EncodedPicture, 'name' | 'widths'>) => void = () => undefined,
): Promise<EncodedPicture> {
  const picture = await describePicture(bytes)
  const files = await encodings(bytes, picture)
  await mkdir(folder, { recursive: true })
  announce(picture)
  for (const [file, encode] of files) await write(folder, file, encode)
  return picture
}

/** What `encodePicture` returns, and no file is written. Throws BrokenPictureError. */
export async function describePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  return decodeTo(bytes, async (picture, source) => {
    // Before a pixel is decoded: a strip one pixel wide is short as bytes and takes a gigabyte as a picture.
    const { width, height } = largestOf(source)
    const small = picture.resize({ width: COLOUR_WIDTH, withoutEnlargement: true })
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
    return {
      name: pictureName(bytes),
      width,
      height,
      colour: dominantColour(data, info.channels),
      widths: [...WIDTHS.filter((smaller) => smaller < width), width],
    }
  })
}

/** The size of the largest encoding. Throws BrokenPictureError where WebP cannot hold it. */
function largestOf(source: Metadata['autoOrient']): Pick<EncodedPicture, 'width' | 'height'> {
  const width = Math.min(source.width, Math.max(...WIDTHS))
  const height = Math.max(1, Math.round((source.height * width) / source.width))
  if (height > HIGHEST) throw new BrokenPictureError(`is too high (${height} pixels at a width of ${width})`)
  return { width, height }
}

/** Writes one of the files that `encodePicture` writes; false when it is none of them. Throws BrokenPictureError. */
export async function encodeOneFile(bytes: Uint8Array, folder: string, file: string): Promise<boolean> {
  const encode = (await encodings(bytes, await describePicture(bytes))).get(file)
  if (encode === undefined) return false
  await mkdir(folder, { recursive: true })
  await write(folder, file, encode)
  return true
}

/** Every file of a picture, and how it is made. */
async function encodings(bytes: Uint8Array, { name, widths }: EncodedPicture): Promise<Map<string, () => Sharp>> {
  const { data, info } = await decodeTo(bytes, (picture) => picture.raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const share = () => pixels().resize(1200, 630, { fit: 'cover' }).flatten({ background: '#f6f3ec' })
  return new Map([
    ...widths.flatMap((to): [string, () => Sharp][] => {
      const scaled = () => pixels().resize({ width: to })
      return [
        [`${name}-${to}.avif`, () => scaled().avif({ quality: avifQuality(to), effort: avifEffort(to) })],
        [`${name}-${to}.webp`, () => scaled().webp({ quality: 74, effort: 2 })],
      ]
    }),
    [`${name}-share.jpg`, () => share().jpeg({ quality: 78 })],
  ])
}

/** Less for what a telephone's main picture takes: it waits longest for it, and shows it small. */
function avifQuality(width: number): number {
  return width === TELEPHONE_WIDTH ? 44 : 50
}

/** What takes long for a large picture saves little of it: 4 % of the bytes at 2,000 pixels, for half as long again. */
function avifEffort(width: number): number {
  if (width > 1200) return 0
  return width > 720 ? 1 : 2
}

/** One WebP, at most as wide as a page shows it, under the same limits; undefined for what is no picture. */
export async function encodeLivePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const encoded = await decodeTo(bytes, (picture) =>
    picture.resize({ width: LIVE_WIDTH, withoutEnlargement: true }).webp({ quality: 74, effort: 1 }).toBuffer(),
  ).catch(() => undefined)
  return encoded && new Uint8Array(encoded)
}

/** Hands over upright pixels, decoded strictly, and their size; says of what fails why. Throws BrokenPictureError, and nothing else. */
async function decodeTo<T>(
  bytes: Uint8Array,
  write: (picture: Sharp, upright: Metadata['autoOrient']) => Promise<T>,
): Promise<T> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'warning' })
    const { format, autoOrient } = await picture.metadata()
    if (!FORMATS.has(format)) throw new BrokenPictureError(`is ${format}, not JPEG, PNG or WebP`)
    return await write(picture.autoOrient().toColourspace('srgb'), autoOrient)
  } catch (cause) {
    if (cause instanceof BrokenPictureError) throw cause
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : 'unknown reason'
    throw new BrokenPictureError(`cannot be decoded (${reason})`, { cause })
  }
}

/** A file is written whole or not at all, though a run is killed, the power fails or another writes the same picture meanwhile. */
async function write(folder: string, file: string, encode: () => Sharp): Promise<void> {
  const path = join(folder, file)
  if (isWritten(path)) return
  const unfinished = `${path}.${randomUUID()}.part`
  await encode().toFile(unfinished)
  await flushFile(unfinished)
  await rename(unfinished, path)
}

/** The middle of the box of colours, sixteen to a channel, that most pixels fall into. */
function dominantColour(pixels: Uint8Array, channels: number): string {
  const boxes = new Uint32Array(16 ** 3)
  let fullest = 0
  for (let at = 0; at < pixels.length; at += channels) {
    const part = (channel: number) => (pixels[at + channel] ?? 0) >> 4
    const box = (part(0) << 8) | (part(1) << 4) | part(2)
    boxes[box] = (boxes[box] ?? 0) + 1
    if ((boxes[box] ?? 0) > (boxes[fullest] ?? 0)) fullest = box
  }
  const middles = [fullest >> 8, (fullest >> 4) & 15, fullest & 15].map((part) => part * 16 + 8)
  return `#${middles.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
