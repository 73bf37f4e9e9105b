import { SmallPicture } from '#islands/card/SmallPicture.tsx'
import styles from './Thumb.module.css'

/** A small picture of the build by its name and width; its ground alone where there is none. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <span className={styles.frame}>
      <SmallPicture picture={picture} width={64} />
    </span>
  )
}
