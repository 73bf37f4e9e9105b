import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { isServicePicture, pictureAddress } from '#domain/picture-address.ts'

/** `srcset` of a picture in a format. */
export function srcset({ name, widths }: EncodedPicture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureAddress(IMAGE_URL_TEMPLATE, name, width, format)} ${width}w`).join(', ')
}

/** The encoding for browsers that read no `srcset`: the one nearest to 720 pixels. */
export function plainSource({ name, widths }: EncodedPicture): string {
  const width = widths.toSorted((a, b) => Math.abs(a - 720) - Math.abs(b - 720))[0] ?? 0
  return pictureAddress(IMAGE_URL_TEMPLATE, name, width, 'webp')
}

/** The largest encoding, for looking closely. */
export function largestSource({ name, width }: EncodedPicture): string {
  return pictureAddress(IMAGE_URL_TEMPLATE, name, width, 'webp')
}

/** The 1200 × 630 picture for other sites. */
export function shareSource({ name }: EncodedPicture): string {
  return isServicePicture(name) ? pictureAddress(IMAGE_URL_TEMPLATE, name, 1200, 'jpg') : `/pictures/${name}-share.jpg`
}

/** Whether AVIF has addresses of its own: an image service may choose the format itself. */
export function hasFormats({ name }: EncodedPicture): boolean {
  return !isServicePicture(name) || IMAGE_URL_TEMPLATE.includes('{format}')
}
