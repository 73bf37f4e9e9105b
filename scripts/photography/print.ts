// Writes developed photographs as JPEGs to where the demo's store and the site take their pictures from.
//   node scripts/photography/print.ts FOLDER     every PNG there that is newer than its JPEG
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Folders below src by the beginning of a picture's name; numbers and slides belong to the demo's store. */
const places = { hero: 'assets/hero', tile: 'assets/tiles', portfolio: 'assets/portfolio', custom: 'assets/custom' }
/** Pictures of the site that stand by themselves. */
const single = ['about', 'door', 'share']
/** Progressive ones save 4 % of the bytes, and take three times as long to read for their size and colour. */
const BASELINE = { progressive: false, trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 }
const MOST_BYTES = { usual: 135_000, large: 420_000 }
/**
 * Tried in turn until a picture is small enough. Pile and grass have detail finer than a pixel, which takes most of the
 * bytes: before they are kept coarsely it is softened, as a lens would, by `blur` pixels.
 */
const WAYS_TO_KEEP: readonly { quality: number; blur: number }[] = [
  ...[78, 74, 70, 66, 62, 58, 54].map((quality) => ({ quality, blur: 0 })),
  ...[58, 54, 50, 46, 42].map((quality) => ({ quality, blur: 0.8 })),
]

const pathOf = (id: string): string => {
  const place = Object.entries(places).find(([beginning]) => id.startsWith(`${beginning}-`))
  const folder = single.includes(id) ? 'assets' : (place?.[1] ?? 'embedded-store/demo/pictures')
  return fileURLToPath(new URL(`../../src/${folder}/${id}.jpg`, import.meta.url))
}

const changedAt = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}

const print = async (from: string, to: string, mostBytes: number): Promise<number> => {
  let jpeg = Buffer.alloc(0)
  for (const { quality, blur } of WAYS_TO_KEEP) {
    const picture = sharp(from)
    jpeg = await (blur === 0 ? picture : picture.blur(blur)).jpeg({ quality, ...BASELINE }).toBuffer()
    if (jpeg.length <= mostBytes) break
  }
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, jpeg)
  return jpeg.length
}

const folder = process.argv[2]
if (!folder) {
  console.error('Name the folder with the developed photographs.')
  process.exit(1)
}
for (const file of (await readdir(folder)).filter((name) => /^[\w-]+\.png$/.test(name)).sort()) {
  const id = file.replace('.png', '')
  const [from, to] = [join(folder, file), pathOf(id)]
  if ((await changedAt(from)) <= (await changedAt(to))) continue
  const bytes = await print(from, to, /^(hero-|slide-|about$)/.test(id) ? MOST_BYTES.large : MOST_BYTES.usual)
  console.log(`${id}  ${Math.round(bytes / 1000)} kB`)
}
