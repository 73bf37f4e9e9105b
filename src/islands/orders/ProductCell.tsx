import { LinePicture } from '#islands/cart/LinePicture.tsx'
import styles from './ProductCell.module.css'

interface Props {
  /** Its address; empty where there is none. */
  picture: string
  name: string
  code?: string
  /** Of its page; undefined where it is no longer sold. */
  href: string | undefined
}

/** What a line of a table is about: picture, name and code. */
export function ProductCell({ picture, name, code = '', href }: Props) {
  return (
    <div className={styles.product}>
      <LinePicture src={picture} />
      <div className={styles.names}>
        {href === undefined ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        )}
        {code !== '' && <bdi className={styles.code}>{code}</bdi>}
      </div>
    </div>
  )
}
