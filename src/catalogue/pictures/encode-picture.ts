import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { WIDTHS } from './picture-widths.ts'

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
export const RECIPE = 2
const PIXEL_LIMIT = 40_000_000
/** Of a picture that is newer than the build. */
const LIVE_WIDTH = 1200
/** What WebP holds; AVIF holds one pixel more. */
const HIGHEST = 16_383
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'])

/** The name under which the encodings of these bytes stand. */
export function pictureName(bytes: Uint8Array): string {
  return createHash('sha256').update(`recipe ${RECIPE}\n`).update(bytes).digest('hex').slice(0, 20)
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
  const source = await open(bytes)
  await mkdir(folder, { recursive: true })
  announce(source)
  for (const [file, encode] of encodings(source)) await write(folder, file, encode)
  return describe(source)
}

/** What `encodePicture` returns, and no file is written. Throws BrokenPictureError. */
export async function describePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  return describe(await open(bytes))
}

/** Writes one of the files that `encodePicture` writes; false when it is none of them. Throws BrokenPictureError. */
export async function encodeOneFile(bytes: Uint8Array, folder: string, file: string): Promise<boolean> {
  const encode = encodings(await open(bytes)).get(file)
  if (encode === undefined) return false
  await mkdir(folder, { recursive: true })
  await write(folder, file, encode)
  return true
}

interface Source extends Omit<EncodedPicture, 'colour'> {
  pixels: () => Sharp
}

async function open(bytes: Uint8Array): Promise<Source> {
  const { pixels, info } = await decode(bytes)
  const largest = Math.min(info.width, Math.max(...WIDTHS))
  const height = Math.max(1, Math.round((info.height * largest) / info.width))
  if (height > HIGHEST) throw new BrokenPictureError(`is too high (${height} pixels at a width of ${largest})`)
  return {
    name: pictureName(bytes),
    width: largest,
    height,
    widths: [...WIDTHS.filter((width) => width < largest), largest],
    pixels: () => sharp(pixels, { raw: { width: info.width, height: info.height, channels: info.channels } }),
  }
}

async function describe({ name, width, height, widths, pixels }: Source): Promise<EncodedPicture> {
  return { name, width, height, colour: await dominantColour(pixels()), widths }
}

/** Every file of a picture, and how it is made. */
function encodings({ name, widths, pixels }: Source): Map<string, () => Sharp> {
  const share = () => pixels().resize(1200, 630, { fit: 'cover' }).flatten({ background: '#f6f3ec' })
  return new Map([
    ...widths.flatMap((width): [string, () => Sharp][] => {
      const scaled = () => pixels().resize({ width })
      return [
        [`${name}-${width}.avif`, () => scaled().avif({ quality: 50, effort: width > 720 ? 1 : 2 })],
        [`${name}-${width}.webp`, () => scaled().webp({ quality: 74, effort: 2 })],
      ]
    }),
    [`${name}-share.jpg`, () => share().jpeg({ quality: 78 })],
  ])
}

/** One WebP, at most as wide as a page shows it, under the same limits; undefined for what is no picture. */
export async function encodeLivePicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const encoded = await decodeTo(bytes, (picture) =>
      picture.resize({ width: LIVE_WIDTH, withoutEnlargement: true }).webp({ quality: 74, effort: 1 }).toBuffer(),
    )
    return new Uint8Array(encoded)
  } catch (error) {
    if (error instanceof BrokenPictureError) return undefined
    throw error
  }
}

async function decode(bytes: Uint8Array) {
  const { data: pixels, info } = await decodeTo(bytes, (picture) => picture.raw().toBuffer({ resolveWithObject: true }))
  return { pixels, info }
}

/** Decodes strictly, and says of what fails why. */
async function decodeTo<T>(bytes: Uint8Array, write: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'warning' })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format ?? ''))
      throw new BrokenPictureError(`is ${format ?? 'not a picture'}, not JPEG, PNG or WebP`)
    return await write(picture.autoOrient().toColourspace('srgb'))
  } catch (cause) {
    if (cause instanceof BrokenPictureError) throw cause
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : 'unknown reason'
    throw new BrokenPictureError(`cannot be decoded (${reason})`, { cause })
  }
}

/** A file is written whole or not at all, though a run is killed or another writes the same picture meanwhile. */
async function write(folder: string, file: string, encode: () => Sharp): Promise<void> {
  const path = join(folder, file)
  if (existsSync(path)) return
  const unfinished = `${path}.${randomUUID()}.part`
  await encode().toFile(unfinished)
  await rename(unfinished, path)
}

async function dominantColour(picture: Sharp): Promise<string> {
  const { data, info } = await picture.resize(64).toBuffer({ resolveWithObject: true })
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const { dominant } = await small.stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
