import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { element } from '#islands/element.ts'

/** A small picture of the build, `width` CSS pixels wide; nothing where there is none. */
export function smallPicture(picture: string, width: number): HTMLElement[] {
  if (picture === '') return []
  const source = element('source', {
    type: 'image/avif',
    srcset: smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'avif'),
  })
  const size = { width, height: (width * 3) / 4 }
  const image = element('img', { alt: '', loading: 'lazy', decoding: 'async', ...size })
  image.src = smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')
  return [element('picture', {}, source, image)]
}
