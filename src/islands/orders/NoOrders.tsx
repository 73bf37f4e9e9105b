import { STORE_PATH } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import * as words from '#words/orders.ts'
import styles from './MyOrders.module.css'

/** Nothing was ordered yet, and where that begins. */
export function NoOrders() {
  return (
    <div className={styles.empty}>
      <p>{words.noOrders}</p>
      <a className="button" href={STORE_PATH}>
        {common.visitStore}
      </a>
    </div>
  )
}
