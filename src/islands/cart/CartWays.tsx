import { useStore } from '@nanostores/react'
import { CHECKOUT_PATH, logInPath } from '#domain/paths.ts'
import { QuotationButton } from '#islands/quotation/QuotationButton.tsx'
import { $checkedCart, $orderable } from '#stores/cart-check.ts'
import { $session } from '#stores/session.ts'
import * as words from '#words/cart.ts'
import styles from './CartWays.module.css'
import { UnsoldNotice } from './UnsoldNotice.tsx'

/** The two ways on from a cart, Check Out and Download Quotation, and what keeps it from being ordered. */
export function CartWays() {
  const orderable = useStore($orderable)
  const { unsold } = useStore($checkedCart)
  const session = useStore($session)

  return (
    <>
      <div className={styles.ways}>
        <a
          className="button"
          href={session === undefined ? logInPath({ next: CHECKOUT_PATH }) : CHECKOUT_PATH}
          aria-disabled={orderable.length === 0 || unsold.length > 0}
        >
          {words.checkOut}
        </a>
        <QuotationButton disabled={orderable.length === 0} />
      </div>
      <UnsoldNotice />
    </>
  )
}
