import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { smallPictureAddress } from '#domain/picture-address.ts'

interface Props {
  /** Its name and width, as the search index and the cart keep them. */
  picture: string
  /** As it is shown, in CSS pixels. */
  width: number
}

/** A small picture of the build; nothing where there is none. */
export function SmallPicture({ picture, width }: Props) {
  if (picture === '') return null
  return (
    <picture>
      <source type="image/avif" srcSet={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'avif')} />
      <img
        src={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')}
        alt=""
        width={width}
        height={(width * 3) / 4}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
