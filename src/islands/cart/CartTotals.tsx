import { useStore } from '@nanostores/react'
import { formatCents } from '#domain/cents.ts'
import { $checkedCart, $orderable } from '#stores/cart-check.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import { amounts } from '#words/sale-terms.ts'
import styles from './CartTotals.module.css'

/** How much is in the cart, and what it costs at the prices of now. */
export function CartTotals() {
  const { total } = useStore($checkedCart)
  const orderable = useStore($orderable)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{words.items}</dt>
        <dd>{orderable.length}</dd>
      </div>
      <div>
        <dt>{common.quantity}</dt>
        <dd>{amounts(orderable)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{common.total}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  )
}
