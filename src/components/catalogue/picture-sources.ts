import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { isServicePicture, pictureAddress } from '#domain/picture-address.ts'
import { nearestWidth } from '#domain/picture-widths.ts'
import type { PictureSizes } from './picture-sizes.ts'

/** `srcset` of a picture in a format, of the widths that are of use where it is shown. */
export function srcset({ name, widths }: EncodedPicture, format: 'avif' | 'webp', shown: PictureSizes): string {
  const useful = widths.filter((width) => width >= shown.least && width <= shown.most)
  return (useful.length > 0 ? useful : [nearestWidth(widths, shown.least)])
    .map((width) => `${pictureAddress(IMAGE_URL_TEMPLATE, name, width, format)} ${width}w`)
    .join(', ')
}

/** Width and height in pixels of the largest encoding that is of use there: pictures of one shape say the same. */
export function shownSize({ width, height, widths }: EncodedPicture, { most }: PictureSizes) {
  const shown = Math.min(width, nearestWidth(widths, most))
  return { width: shown, height: Math.round((height * shown) / width) }
}

/** One encoding, for browsers without AVIF and for the cart: the one nearest to a width in pixels. */
export function plainSource({ name, widths }: EncodedPicture, width: number): string {
  return pictureAddress(IMAGE_URL_TEMPLATE, name, nearestWidth(widths, width), 'webp')
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
