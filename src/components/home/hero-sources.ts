import { getImage } from 'astro:assets'
import type { heroPictures } from './hero-pictures.ts'

/** Where the hero is higher than wide. */
export const TALL = '(max-aspect-ratio: 3/4)'

/** A hero picture as browsers fetch it: its middle, cut to the shape of a telephone, or the whole. */
export async function heroSources({ picture: src }: (typeof heroPictures)[number]) {
  const widths = [720, 1200, 2000]
  const [tall, wide, plain] = await Promise.all([
    // Words lie over it, dark to light, so that less than the usual quality is enough.
    getImage({ src, width: 640, height: 996, fit: 'cover', format: 'avif', quality: 42 }),
    getImage({ src, widths, format: 'avif' }),
    getImage({ src, widths, format: 'webp' }),
  ])
  return { tall: tall.src, wide: wide.srcSet.attribute, plain: plain.srcSet.attribute, fallback: plain.src }
}
