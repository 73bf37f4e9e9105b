import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Film } from './film.ts'
import { at } from './grid.ts'
import { chance } from './noise.ts'

/** Writes a film as a JPEG of at most `mostBytes`, as good as that allows; answers its size in bytes. */
export const print = async (film: Film, path: string, mostBytes: number): Promise<number> => {
  const raw = { raw: { width: film.width, height: film.height, channels: 3 as const } }
  const pixels = developed(film)
  let jpeg = Buffer.alloc(0)
  for (const quality of [82, 76, 70, 64, 58, 52]) {
    jpeg = await sharp(pixels, raw).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= mostBytes) break
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, jpeg)
  return jpeg.length
}

const developed = (film: Film): Uint8Array => {
  const pixels = new Uint8Array(film.rgb.length)
  for (let i = 0; i < pixels.length; i++) {
    const grain = (chance(i, Math.floor(i / 3), 4) - 0.5) * 1.1
    pixels[i] = Math.max(0, Math.min(255, curve(at(film.rgb, i)) * 255 + grain))
  }
  return pixels
}

/** sRGB with a soft shoulder above four fifths. */
const curve = (light: number): number => {
  const held = light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2))
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
}
