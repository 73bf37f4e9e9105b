import { getImage } from 'astro:assets'
import type { heroPictures } from './hero-pictures.ts'

/** Where the hero is hardly wider than high. */
export const NARROW = '(max-width: 40rem) and (orientation: portrait)'

/** Less than elsewhere: a telephone shows it small, and waits for it longest. */
const NARROW_QUALITY = 34

/** A hero picture as browsers fetch it: its middle, for telephones, or the whole. */
export async function heroSources({ picture: src }: (typeof heroPictures)[number]) {
  const widths = [720, 1200, 1440, 2000]
  const middle = { src, fit: 'cover', format: 'avif', quality: NARROW_QUALITY } as const
  const [narrow, dense, wide, plain] = await Promise.all([
    getImage({ ...middle, width: 630, height: 560 }),
    getImage({ ...middle, width: 900, height: 800 }),
    getImage({ src, widths, format: 'avif' }),
    getImage({ src, widths, format: 'webp' }),
  ])
  return {
    narrow: `${narrow.src} 1.75x, ${dense.src} 3x`,
    wide: wide.srcSet.attribute,
    plain: plain.srcSet.attribute,
    fallback: plain.src,
  }
}
