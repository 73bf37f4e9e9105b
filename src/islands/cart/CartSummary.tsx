import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { CHECKOUT_PATH, contactPath, logInPath } from '#domain/paths.ts'
import { $checkedCart, $orderable } from '#stores/cart-check.ts'
import { $session } from '#stores/session.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { UnsoldNotice } from './UnsoldNotice.tsx'

/** The total, and the two ways on: Check Out and Download Quotation. `children` stand below these. */
export function CartSummary({ children }: { children?: ReactNode }) {
  const orderable = useStore($orderable)
  const { unsold } = useStore($checkedCart)
  const session = useStore($session)
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const { downloadQuotation } = await import('#islands/quotation/download-quotation.ts')
      await downloadQuotation()
    } catch {
      showToast(words.quotationFailed, { kind: 'problem' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.summary} aria-label={common.summary}>
      <CartTotals />
      <DeliveryFacts />
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
      <p>
        <a href={contactPath('cart')}>{words.askAboutCart}</a>
      </p>
      {children}
    </section>
  )
}
