import { getImage } from 'astro:assets'
import type { heroPictures } from './hero-pictures.ts'

/** Where the hero is hardly wider than high. */
export const NARROW = '(max-width: 40rem) and (orientation: portrait)'

/** A hero picture as browsers fetch it: its middle, for telephones, or the whole. */
export async function heroSources({ picture: src }: (typeof heroPictures)[number]) {
  const widths = [720, 1200, 2000]
  const [narrow, wide, plain] = await Promise.all([
    getImage({ src, width: 720, height: 640, fit: 'cover', format: 'avif' }),
    getImage({ src, widths, format: 'avif' }),
    getImage({ src, widths, format: 'webp' }),
  ])
  return { narrow: narrow.src, wide: wide.srcSet.attribute, plain: plain.srcSet.attribute, fallback: plain.src }
}
