import { formatPrice } from '#domain/cents.ts'
import { unbroken } from '#domain/unbroken.ts'
import { OfferedItems } from '#islands/form/OfferedItems.tsx'
import type { Completion } from '#islands/form/use-completion.ts'
import * as common from '#words/common.ts'
import styles from './OfferedCodes.module.css'

/** What a code or a name may become, below its field. */
export function OfferedCodes({ completion }: { completion: Completion }) {
  return (
    <OfferedItems completion={completion} listClass={styles.options} itemClass={styles.option}>
      {(item) => (
        <>
          <bdi className={styles.code}>{item.code || item.itemId}</bdi>
          <bdi>{unbroken(item.name)}</bdi>
          <span className={styles.price}>{formatPrice(item.price, common.priceOnRequest)}</span>
        </>
      )}
    </OfferedItems>
  )
}
