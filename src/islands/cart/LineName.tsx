import type { CartLine } from '#domain/cart.ts'
import { productPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import styles from './LineName.module.css'

/** What a line is of: its name, which leads to its page, and its code below. */
export function LineName({
  line,
  className,
}: {
  line: Pick<CartLine, 'itemId' | 'name' | 'code'>
  className: string | undefined
}) {
  return (
    <>
      <a className={className} href={productPath(line)} dir={ownDirection}>
        {unbroken(line.name) || line.itemId}
      </a>
      {line.code && (
        <p className={styles.code} dir={ownDirection}>
          {line.code}
        </p>
      )}
    </>
  )
}
