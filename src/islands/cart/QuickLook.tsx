import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { CART_PATH, contactPath } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $checkedCart } from '#stores/cart-check.ts'
import { $quickLookOpen, closeQuickLook } from '#stores/quick-look.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CartWays } from './CartWays.tsx'
import { CartWeight } from './CartWeight.tsx'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import styles from './QuickLook.module.css'
import { usePricesOfNow } from './use-prices-of-now.ts'

/** The cart beside the page that is open: a dialog from the right, closed by Escape, its button or a click beside it. */
export const QuickLook = withBoundary(QuickLookIsland)

function QuickLookIsland() {
  const open = useStore($quickLookOpen, { ssr: () => false })
  const { lines } = useStore($checkedCart)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  usePricesOfNow(open)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself; this is the click beside it
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.panel}
      aria-labelledby="quick-look-title"
      onClose={closeQuickLook}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      {open && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id="quick-look-title">{words.yourCart}</h2>
            <form method="dialog">
              <button type="submit" className="text-button">
                {common.close}
              </button>
            </form>
          </div>
          <CartNotices />
          {lines.length === 0 ? (
            <EmptyCart />
          ) : (
            <>
              <ul className={styles.lines}>
                {lines.map((checked) => (
                  <CartLineRow key={checked.line.itemId} checked={checked} />
                ))}
              </ul>
              <div className={styles.more}>
                <DeliveryFacts />
                <p>
                  <a href={contactPath('cart')}>{words.askAboutCart}</a>
                </p>
                <p>
                  <a href={CART_PATH}>{words.openWholeCart}</a>
                </p>
                <CartWeight />
              </div>
              <section className={styles.foot} aria-label={common.summary}>
                <CartTotals />
                <CartWays />
              </section>
            </>
          )}
        </div>
      )}
    </dialog>
  )
}
