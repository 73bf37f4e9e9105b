import { LISTS_PATH, QUICK_ORDER_PATH, STORE_PATH } from '#domain/paths.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './EmptyCart.module.css'

/** Nothing in the cart, and where to go from here; by its mark the cart page knows to offer the categories. */
export function EmptyCart() {
  return (
    <div className={styles.empty} data-empty-cart>
      <p>{words.empty}</p>
      <p className="button-row">
        <a className="button" href={STORE_PATH}>
          {common.visitStore}
        </a>
        <a className="button quiet" href={QUICK_ORDER_PATH}>
          {words.pasteList}
        </a>
        <a className="button quiet" href={LISTS_PATH}>
          {common.lists}
        </a>
      </p>
    </div>
  )
}
