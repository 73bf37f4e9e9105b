import { useStore } from '@nanostores/react'
import { QUICK_ORDER_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { QuotationBuyer } from '#islands/quotation/QuotationBuyer.tsx'
import { useBusy } from '#islands/use-busy.ts'
import { clearCart } from '#stores/cart.ts'
import { $checkedCart } from '#stores/cart-check.ts'
import { orSay, showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import * as lists from '#words/lists.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { CartLinkOffer } from './CartLinkOffer.tsx'
import { CartNotices } from './CartNotices.tsx'
import styles from './CartPage.module.css'
import { CartSummary } from './CartSummary.tsx'
import { CartWeight } from './CartWeight.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LateSaved } from './LateSaved.tsx'
import { ShareCart } from './ShareCart.tsx'
import { usePricesOfNow } from './use-prices-of-now.ts'

/** The whole cart. Opening it asks the store for the prices of now. */
export const CartPage = withBoundary(CartPageIsland)

function CartPageIsland() {
  const { lines } = useStore($checkedCart)

  usePricesOfNow(true)

  return (
    <div className={styles.page}>
      <CartLinkOffer />
      <CartNotices />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <div className={styles.lines}>
            <ul>
              {lines.map((checked) => (
                <CartLineRow key={checked.line.itemId} checked={checked} />
              ))}
            </ul>
            <p className={styles.tools}>
              <ShareCart />
              <a className="text-button" href={QUICK_ORDER_PATH}>
                {words.pasteList}
              </a>
              <KeepCart />
              <button type="button" className="text-button" onClick={clear}>
                {words.clearCart}
              </button>
            </p>
          </div>
          <div className={styles.summary}>
            <CartSummary>
              <QuotationBuyer />
              <CartWeight />
            </CartSummary>
          </div>
        </div>
      )}
      <LateSaved />
    </div>
  )
}

function KeepCart() {
  const button = useBusy(async () => {
    const script = await orSay(import('./keep-cart.ts'), common.notLoaded)
    script?.keepCart()
  })

  return (
    <button type="button" className="text-button" {...button}>
      {lists.keepAsList}
    </button>
  )
}

function clear(): void {
  const undo = clearCart()
  // What was pressed is gone, and most of the page with it.
  document.querySelector('main')?.focus({ preventScroll: true })
  scrollTo({ top: 0, behavior: 'instant' })
  showToast(words.cleared, { action: { label: common.undo, run: undo } })
}
