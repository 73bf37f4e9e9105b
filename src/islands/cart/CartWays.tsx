import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CHECKOUT_PATH, logInPath } from '#domain/paths.ts'
import { $checkedCart, $orderable } from '#stores/cart-check.ts'
import { $session } from '#stores/session.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import styles from './CartWays.module.css'
import { UnsoldNotice } from './UnsoldNotice.tsx'

/** The two ways on from a cart, Check Out and Download Quotation, and what keeps it from being ordered. */
export function CartWays() {
  const orderable = useStore($orderable)
  const { unsold } = useStore($checkedCart)
  const session = useStore($session)
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { downloadQuotation } = await import('#islands/quotation/download-quotation.ts')
      await downloadQuotation()
      showToast(words.quotationMade)
    } catch {
      showToast(words.quotationFailed, { kind: 'problem' })
    } finally {
      setBusy(false)
    }
  }

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
      <UnsoldNotice />
    </>
  )
}
