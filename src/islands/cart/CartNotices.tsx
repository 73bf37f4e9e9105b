import { useStore } from '@nanostores/react'
import { $damagedLines, $unkept } from '#stores/cart.ts'
import { $cartCheck, $checkedCart, acceptNewPrices, checkPrices } from '#stores/cart-check.ts'
import { $storageTrouble } from '#stores/guarded-storage.ts'
import styles from './CartNotices.module.css'

/** Whatever has to be said about the cart: changed prices, an unreachable store, storage that does not keep. */
export function CartNotices() {
  const check = useStore($cartCheck)
  const { lines } = useStore($checkedCart)
  const damagedLines = useStore($damagedLines)
  const storageTrouble = useStore($storageTrouble)
  const unkept = useStore($unkept)
  const changed = lines.filter(({ state }) => state === 'changed').length
  return (
    <div className={styles.notices} role="status">
      {changed > 0 && (
        <p className="notice">
          {changed === 1 ? 'One price has' : `${changed} prices have`} changed since you added the mats. The total shows
          the new {changed === 1 ? 'price' : 'prices'}.{' '}
          <button type="button" className={styles.link} onClick={acceptNewPrices}>
            I have seen it
          </button>
        </p>
      )}
      {check.status === 'unreachable' && (
        <p className="notice">
          The store cannot be reached, so these are the prices of {formatMoment(check.pricesAtMs)}. Your cart works on.{' '}
          <button type="button" className={styles.link} onClick={checkPrices}>
            Try again
          </button>
        </p>
      )}
      {damagedLines > 0 && (
        <p className="notice">
          {damagedLines === 1 ? 'One entry' : `${damagedLines} entries`} of your saved cart could not be read and{' '}
          {damagedLines === 1 ? 'was' : 'were'} left out.
        </p>
      )}
      {storageTrouble === 'forbidden' && (
        <p className="notice">This browser does not let us keep your cart: it lasts until you leave the page.</p>
      )}
      {(storageTrouble === 'full' || (storageTrouble === 'none' && unkept)) && (
        <p className="notice">This browser's storage is full: the latest changes last until you leave the page.</p>
      )}
    </div>
  )
}

function formatMoment(atMs: number): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short' }).format(atMs)
}
