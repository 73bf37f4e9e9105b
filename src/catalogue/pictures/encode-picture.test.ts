import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureFiles } from './collect-pictures.ts'
import {
  BrokenPictureError,
  describePicture,
  encodeLivePicture,
  encodeOneFile,
  encodePicture,
  pictureName,
} from './encode-picture.ts'
import { cheapPng, picture } from './test-pictures.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes AVIF, WebP and a JPEG to share',
  async (format) => {
    const encoded = await encodePicture(await picture(format), folder)
    expect(encoded).toMatchObject({ width: 48, height: 32, widths: [48] })
    expect(readdirSync(folder).toSorted()).toEqual(pictureFiles(encoded).toSorted())
    const formats = pictureFiles(encoded).map(async (file) => {
      const { format: read, width, height } = await sharp(readFileSync(join(folder, file))).metadata()
      return [read, width, height]
    })
    expect(await Promise.all(formats)).toEqual([
      ['heif', 48, 32],
      ['webp', 48, 32],
      ['jpeg', 1200, 630],
    ])
  },
)

test('a picture is never enlarged, and a large one comes in several widths', async () => {
  const encoded = await encodePicture(await picture('png', { width: 800, height: 400 }), folder)
  expect(encoded).toMatchObject({ width: 800, height: 400, widths: [180, 360, 720, 800] })
  const large = await encodePicture(cheapPng(4800, 24), folder)
  expect(large).toMatchObject({ width: 2400, height: 12, widths: [180, 360, 720, 960, 1200, 2000, 2400] })
  const middling = await encodePicture(cheapPng(2000, 12), folder)
  expect(middling).toMatchObject({ width: 2000, height: 12, widths: [180, 360, 720, 960, 1200, 2000] })
})

// In the middle of a sixteenth: c0 to cf is c8.
test.each([
  ['#c83c7f', '#c83878'],
  ['#0a00ff', '#0808f8'],
])('the ground of a picture in %s is %s', async (colour, ground) => {
  expect((await describePicture(await picture('png', { colour }))).colour).toBe(ground)
})

test('the ground is the colour that most of a picture has', async () => {
  const blue = { create: { width: 64, height: 20, channels: 3, background: '#1020d0' } } as const
  const mixed = (top: number) =>
    sharp(cheapPng(64, 30))
      .composite([{ input: blue, left: 0, top }])
      .png()
      .toBuffer()
  expect([(await describePicture(await mixed(0))).colour, (await describePicture(await mixed(10))).colour]).toEqual([
    '#1828d8',
    '#1828d8',
  ])
})

test('a picture is described without a file', async () => {
  const bytes = await picture('png', { width: 800, height: 400 })
  const described = await describePicture(bytes)
  expect(readdirSync(folder)).toEqual([])
  expect(await encodePicture(bytes, folder)).toEqual(described)
})

test('a file has its name only once it is on the disk', async () => {
  const handle = await open(join(folder, 'any'), 'w')
  const files: typeof handle = Object.getPrototypeOf(handle)
  await handle.close()
  rmSync(join(folder, 'any'))
  const named: number[] = []
  vi.spyOn(files, 'sync').mockImplementation(async () => {
    named.push(readdirSync(folder).filter((name) => !name.endsWith('.part')).length)
  })
  await encodePicture(await picture('png'), folder)
  expect(named).toEqual([0, 1, 2])
})

test('a file that a power cut left empty is written again', async () => {
  const bytes = await picture('png')
  const [file = ''] = pictureFiles(await encodePicture(bytes, folder))
  const { size } = statSync(join(folder, file))
  truncateSync(join(folder, file))
  await encodePicture(bytes, folder)
  expect(statSync(join(folder, file)).size).toBe(size)
})

test('what will be written is announced before the first file is there', async () => {
  const announced: unknown[] = []
  const { name, widths } = await encodePicture(await picture('png'), folder, (encoding) => {
    announced.push(encoding.name, encoding.widths, readdirSync(folder))
  })
  expect(announced).toEqual([name, widths, []])
})

test('a file that is there is not written again', async () => {
  const bytes = await picture('png')
  const [file = '', ...others] = pictureFiles(await encodePicture(bytes, folder))
  writeFileSync(join(folder, file), 'mine')
  for (const other of others) rmSync(join(folder, other))
  await encodePicture(bytes, folder)
  expect(readFileSync(join(folder, file), 'utf8')).toBe('mine')
  expect(readdirSync(folder)).toHaveLength(3)
})

test('one file of a picture is written by itself, in a folder that is made for it', async () => {
  const bytes = await picture('png', { width: 400, height: 300 })
  const { name } = await describePicture(bytes)
  const own = join(folder, 'own', 'pictures')
  expect(await encodeOneFile(bytes, own, `${name}-180.webp`)).toBe(true)
  expect(readdirSync(own)).toEqual([`${name}-180.webp`])
  expect(await sharp(readFileSync(join(own, `${name}-180.webp`))).metadata()).toMatchObject({ width: 180, height: 135 })
})

test('a file that is none of a picture is not written', async () => {
  const own = join(folder, 'own')
  expect(await encodeOneFile(await picture('png'), own, 'other-48.webp')).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('what a telephone shows takes fewer bytes than a picture that is no smaller', async () => {
  const { name } = await encodePicture(await noisyJpeg(721), folder)
  const bytesOf = (width: number) => statSync(join(folder, `${name}-${width}.avif`)).size
  expect(bytesOf(720)).toBeLessThan(bytesOf(721) * 0.95)
})

test('to share it, what can be seen through is put on the ground of the shop', async () => {
  const clear = await sharp(cheapPng(40, 30)).ensureAlpha(0).png().toBuffer()
  const { name } = await encodePicture(clear, folder)
  const { dominant, channels } = await sharp(readFileSync(join(folder, `${name}-share.jpg`))).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([246, 243, 236])
  expect(dominant).toBeDefined()
})

test('a picture that is newer than the build is one WebP, upright and at most as wide as a page shows it', async () => {
  const live = async (bytes: Uint8Array) => {
    const { format, width, height } = await sharp(await encodeLivePicture(bytes)).metadata()
    return [format, width, height]
  }
  expect(await live(cheapPng(2400, 1200))).toEqual(['webp', 1200, 600])
  expect(await live(await picture('png'))).toEqual(['webp', 48, 32])
  const sideways = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await live(sideways)).toEqual(['webp', 32, 48])
})

test.each([
  ['a web page', () => html],
  ['an SVG', () => svg],
  ['more than 40 megapixels', () => cheapPng(8200, 5001)],
])('%s is no picture, though it is newer than the build', async (_, bytes) => {
  expect(await encodeLivePicture(bytes())).toBeUndefined()
})

test('a picture from a camera held upright stands upright', async () => {
  const sideways = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await encodePicture(sideways, folder)).toMatchObject({ width: 32, height: 48 })
})

test.each([
  ['grey', () => sharp(cheapPng(40, 30)).greyscale().png().toBuffer()],
  ['one bit deep', async () => cheapPng(40, 30)],
  ['with transparency', () => sharp(cheapPng(40, 30)).ensureAlpha(0.5).png().toBuffer()],
  ['made for print (CMYK)', () => sharp(cheapPng(40, 30)).toColourspace('cmyk').jpeg().toBuffer()],
  ['16 bits deep', () => sharp(cheapPng(40, 30)).toColourspace('rgb16').png().toBuffer()],
  ['of one pixel', async () => cheapPng(1, 1)],
  ['much wider than high', async () => cheapPng(5000, 1)],
])('a picture %s is shown like any other', async (_, bytes) => {
  const encoded = await encodePicture(await bytes(), folder)
  expect(encoded.height).toBeGreaterThan(0)
  const largest = sharp(readFileSync(join(folder, `${encoded.name}-${encoded.width}.webp`)))
  expect(await largest.metadata()).toMatchObject({ width: encoded.width, height: encoded.height })
})

test('V5.3.2 a picture is named by its content alone', async () => {
  const [first, second] = [await picture('png'), await picture('png', { colour: '#ffffff' })]
  const encoded = await encodePicture(first, folder)
  const again = await encodePicture(first, join(folder, 'elsewhere'))
  expect(again).toEqual(encoded)
  expect(encoded.name).toMatch(/^[0-9a-f]{14}$/)
  expect((await encodePicture(second, folder)).name).not.toBe(encoded.name)
})

test('how a picture is encoded counts for its name, too', () => {
  const bytes = new TextEncoder().encode('a picture')
  expect(pictureName(bytes)).not.toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 14))
})

const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
)
const html = new TextEncoder().encode('<!doctype html><title>Login</title>')

test.each([
  ['a truncated JPEG', async () => half(await noisyJpeg()), /cannot be decoded/],
  ['a truncated PNG', async () => half(cheapPng(300, 300)), /cannot be decoded/],
  ['a damaged JPEG', async () => damaged(await noisyJpeg()), /cannot be decoded/],
  ['a web page', async () => html, /cannot be decoded/],
  ['an SVG', async () => svg, /^is svg, not JPEG, PNG or WebP$/],
  ['nothing', async () => new Uint8Array(), /cannot be decoded/],
  ['more than 40 megapixels in a few kilobytes', async () => cheapPng(8200, 5001), /cannot be decoded.*pixel limit/],
  [
    'higher than any format holds',
    async () => cheapPng(400, 17_000),
    /^is too high \(17000 pixels at a width of 400\)$/,
  ],
])('V1.3.4 V5.2.2 V5.2.3 %s is no picture for the shop, and leaves no file', async (_, bytes, reason) => {
  const error = await encodePicture(await bytes(), folder).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(BrokenPictureError)
  expect(error).toMatchObject({ name: 'BrokenPictureError', message: expect.stringMatching(reason) })
  expect(readdirSync(folder)).toEqual([])
})

test('of what cannot be decoded the error says what the decoder said', async () => {
  const error = await describePicture(html).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ cause: { message: 'Input buffer contains unsupported image format' } })
})

test('a picture is as high as every format holds, and no higher', async () => {
  expect(await describePicture(cheapPng(10, 16_383))).toMatchObject({ width: 10, height: 16_383 })
  await expect(describePicture(cheapPng(10, 16_384))).rejects.toThrow('is too high (16384 pixels at a width of 10)')
})

test('a picture of an absurd shape is told by its head alone, and a thread of a picture is not made large to be looked at', async () => {
  await expect(describePicture(half(cheapPng(1, 60_000)))).rejects.toThrow('is too high (60000 pixels at a width of 1)')
  expect(await describePicture(cheapPng(1, 16_383))).toMatchObject({ width: 1, height: 16_383 })
}, 2_000)

test('the same picture encoded twice at once is whole', async () => {
  const bytes = await picture('jpeg', { width: 400, height: 300 })
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => encodePicture(bytes, folder)))
  expect(second).toEqual(first)
  expect(third).toEqual(first)
  expect(readdirSync(folder).filter((file) => file.endsWith('.part'))).toEqual([])
})

async function noisyJpeg(width = 200): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height: 150, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer()
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length / 2)
}

function damaged(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, index) => (index > bytes.length / 2 && index < bytes.length / 2 + 200 ? 0xff : byte))
}
