import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'

/** `srcset` of a picture in a format. */
export function srcset({ name, widths }: EncodedPicture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ')
}

/** The encoding for browsers that read no `srcset`: the one nearest to 720 pixels. */
export function plainSource({ name, widths }: EncodedPicture): string {
  const width = widths.toSorted((a, b) => Math.abs(a - 720) - Math.abs(b - 720))[0] ?? 0
  return pictureAddress(name, width, 'webp')
}

/** The largest encoding, for looking closely. */
export function largestSource({ name, width }: EncodedPicture): string {
  return pictureAddress(name, width, 'webp')
}

/** The 1200 × 630 picture for other sites. */
export function shareSource({ name }: EncodedPicture): string {
  return `/pictures/${name}-share.jpg`
}

function pictureAddress(name: string, width: number, format: string): string {
  return `/pictures/${name}-${width}.${format}`
}
