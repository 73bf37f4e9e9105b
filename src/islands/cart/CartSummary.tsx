import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CHECKOUT_PATH, logInPath } from '#domain/paths.ts'
import { $orderable } from '#stores/cart-check.ts'
import { $session } from '#stores/session.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'

/** The total, and the two ways on: Check Out and Download Quotation. */
export function CartSummary() {
  const orderable = useStore($orderable)
  const session = useStore($session)
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { downloadQuotation } = await import('#islands/quotation/download-quotation.ts')
      await downloadQuotation(orderable)
    } catch {
      showToast(words.quotationFailed, { kind: 'problem' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.summary} aria-label={common.summary}>
      <CartTotals />
      <div className={styles.ways}>
        <a
          className="button"
          href={session === undefined ? logInPath({ next: CHECKOUT_PATH }) : CHECKOUT_PATH}
          aria-disabled={orderable.length === 0}
        >
          {words.checkOut}
        </a>
        <button
          type="button"
          className="button quiet"
          aria-busy={busy}
          disabled={orderable.length === 0}
          onClick={busy ? undefined : download}
        >
          {words.downloadQuotation}
        </button>
      </div>
    </section>
  )
}
