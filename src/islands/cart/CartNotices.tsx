import { useStore } from '@nanostores/react'
import type { PricesAtMs } from '#domain/prices-day.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $damagedLines, $unkept } from '#stores/cart.ts'
import { $cartCheck, $checkedCart, acceptNewPrices, checkPrices } from '#stores/cart-check.ts'
import { $storageTrouble } from '#stores/guarded-storage.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import { language } from '#words/language.ts'
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
          {words.pricesChanged(changed)}{' '}
          <PassingButton className={styles.link} onClick={acceptNewPrices}>
            {words.haveSeenIt}
          </PassingButton>
        </p>
      )}
      {'pricesAtMs' in check && check.pricesAtMs !== undefined && (
        <OldPrices atMs={check.pricesAtMs} busy={check.status === 'checking'} />
      )}
      {damagedLines > 0 && <p className="notice">{words.damagedLines(damagedLines)}</p>}
      {storageTrouble === 'forbidden' && <p className="notice">{words.storageForbidden}</p>}
      {(storageTrouble === 'full' || (storageTrouble === 'none' && unkept)) && (
        <p className="notice">{words.storageFull}</p>
      )}
    </div>
  )
}

/** It stays while the store is asked once more, and goes when it has answered. */
function OldPrices({ atMs, busy }: { atMs: PricesAtMs; busy: boolean }) {
  return (
    <p className="notice">
      {atMs === 'unknown' ? words.cartWorksOnUndated : words.cartWorksOn(formatMoment(atMs))}{' '}
      <PassingButton className={styles.link} aria-busy={busy} onClick={checkPrices}>
        {common.tryAgain}
      </PassingButton>
    </p>
  )
}

function formatMoment(atMs: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(atMs)
}
