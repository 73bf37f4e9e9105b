import { IMAGE_URL_TEMPLATE } from 'astro:env/client'
import { smallPictureAddress } from '#domain/picture-address.ts'
import styles from './Thumb.module.css'

/** A small picture of the build by its name and width; its ground alone where there is none. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <span className={styles.frame}>
      {picture !== '' && (
        <picture>
          <source type="image/avif" srcSet={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'avif')} />
          <img
            src={smallPictureAddress(IMAGE_URL_TEMPLATE, picture, 'webp')}
            alt=""
            width={64}
            height={48}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
  )
}
