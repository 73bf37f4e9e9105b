import { useStore } from '@nanostores/react'
import { MOST_CART_LINES } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import { CART_PATH } from '#domain/paths.ts'
import { MOST_QUANTITY } from '#domain/sale-quantities.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { QuotationButton } from '#islands/quotation/QuotationButton.tsx'
import { useBusy } from '#islands/use-busy.ts'
import { $pieces } from '#stores/cart.ts'
import { resumeQuickOrder } from '#stores/quick-answers.ts'
import { $quickCounts, clearQuickOrder, mendQuantities } from '#stores/quick-order.ts'
import { $withoutRoom, addQuickOrder, linesToQuote } from '#stores/quick-order-cart.ts'
import * as common from '#words/common.ts'
import * as offer from '#words/offered-items.ts'
import * as words from '#words/quick-order.ts'
import { goOnInGrid, isByKeyboard } from './grid-keys.ts'
import { KeepRows } from './KeepRows.tsx'
import { offerUndo } from './offer-undo.ts'
import styles from './QuickOrder.module.css'

/**
 * How the rows stand, what they cost, and the way into the cart, which stays in sight however long the grid is. What an
 * answer brings stands last: it comes while somebody presses what is there.
 */
export function QuickSummary() {
  const { filled, right, toLookAt, unsold, unreachable, named, total } = useStore($quickCounts)
  const inCart = useStore($pieces)
  const withoutRoom = useStore($withoutRoom)

  // Those that are still looked for may be right.
  const toAdd = filled - toLookAt

  const add = useBusy(async (event) => {
    const added = await addQuickOrder()
    if (added.lines > 0) offerUndo(words.added(added.lines), added.undo)
    // What was pressed can be pressed no longer.
    if (isByKeyboard(event)) goOnInGrid()
  })

  return (
    <section className={styles.summary} aria-label={common.summary}>
      <div className={styles.bar} data-filled={filled > 0 || undefined}>
        <p role="status">
          {filled > 0 && words.right(right)}
          {toLookAt > 0 && ` · ${words.toLookAt(toLookAt)}`}
        </p>
        {filled > 0 && (
          <p className={styles.total}>
            <span>{words.total}</span> <strong className="figures">{formatCents(total)}</strong>
          </p>
        )}
        <button type="button" className={`button ${styles.add}`} disabled={toAdd === 0} {...add}>
          {toAdd === 0 ? common.addToCart : words.addToCart(toAdd)}
        </button>
      </div>
      <div className="button-row">
        <KeepRows disabled={named === 0} />
        <QuotationButton read={linesToQuote} disabled={toAdd === 0} />
        {inCart > 0 && (
          <a className="button quiet" href={CART_PATH}>
            {common.viewCart}
          </a>
        )}
        {filled > 0 && (
          <button type="button" className="text-button" onClick={clear}>
            {words.clear}
          </button>
        )}
        {unsold > 0 && (
          <PassingButton className="button quiet" onClick={mendQuantities}>
            {words.mendAll}
          </PassingButton>
        )}
      </div>
      {unreachable > 0 && (
        <p className="notice problem" role="alert">
          {offer.unreachable}{' '}
          <PassingButton className="text-button" onClick={() => void resumeQuickOrder()}>
            {common.tryAgain}
          </PassingButton>
        </p>
      )}
      {withoutRoom > 0 && <p className="notice problem">{words.noRoom(withoutRoom, MOST_CART_LINES, MOST_QUANTITY)}</p>}
    </section>
  )
}

function clear(): void {
  offerUndo(words.cleared, clearQuickOrder())
  document.querySelector('main')?.focus({ preventScroll: true })
}
