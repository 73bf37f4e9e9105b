import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { cardSources, smallPictureAddress } from '#domain/picture-address.ts'
import { element } from '#islands/element.ts'

/** A small picture of the build, `width` CSS pixels wide, or as wide as `sizes` says; nothing where there is none. */
export function smallPicture(picture: string, width: number, sizes = `${width}px`): HTMLElement[] {
  if (picture === '') return []
  const source = element('source', {
    type: 'image/avif',
    srcset: cardSources(IMAGE_URL_TEMPLATE, picture, 'avif'),
    sizes,
  })
  const size = { width, height: (width * 3) / 4 }
  const image = element('img', { alt: '', loading: 'lazy', decoding: 'async', ...size })
  image.src = smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')
  return [element('picture', {}, source, image)]
}
