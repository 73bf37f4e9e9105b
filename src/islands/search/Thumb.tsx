import styles from './Thumb.module.css'

/** A small picture of the build by its name and width; its ground alone where there is none. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <span className={styles.frame}>
      {picture !== '' && (
        <picture>
          <source type="image/avif" srcSet={`/pictures/${picture}.avif`} />
          <img src={`/pictures/${picture}.webp`} alt="" width={64} height={48} loading="lazy" decoding="async" />
        </picture>
      )}
    </span>
  )
}
