import { useStore } from '@nanostores/react'
import { linePrice } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import type { CheckedLine } from '#domain/checked-cart.ts'
import { CART_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { CartTotals } from '#islands/cart/CartTotals.tsx'
import { DeliveryFacts } from '#islands/cart/DeliveryFacts.tsx'
import { LinePicture } from '#islands/cart/LinePicture.tsx'
import { ownDirection } from '#own-direction.ts'
import { $cartCheck, $checkedCart } from '#stores/cart-check.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './OrderSummary.module.css'
import { TypedFacts } from './TypedFacts.tsx'

interface Props {
  /** City and country, as they are typed. */
  shipsTo: string
  purchaseOrder: string
}

/** What is ordered, at the prices of now, and where it goes. */
export function OrderSummary({ shipsTo, purchaseOrder }: Props) {
  const { lines } = useStore($checkedCart)
  const { status } = useStore($cartCheck)
  return (
    <section className={styles.summary} aria-label={common.summary} aria-busy={status === 'checking'}>
      <div className={styles.head}>
        <h2>{words.yourOrder}</h2>
        <a href={CART_PATH}>{words.changeCart}</a>
      </div>
      <ul className={styles.lines}>
        {lines.map((checked) => (
          <Line key={checked.line.itemId} checked={checked} />
        ))}
      </ul>
      <TypedFacts
        className={styles.typed}
        facts={[
          [words.shipsTo, shipsTo],
          [words.purchaseOrder, purchaseOrder],
        ]}
      />
      <CartTotals />
      <DeliveryFacts />
    </section>
  )
}

function Line({ checked: { line, state } }: { checked: CheckedLine }) {
  const left = state === 'gone' || state === 'on-request'
  return (
    <li>
      <LinePicture src={line.picture} />
      <div className={styles.what}>
        <span dir={ownDirection}>{unbroken(`${line.quantity} × ${line.name || line.itemId}`)}</span>
        {line.code !== '' && (
          <span className={styles.code} dir={ownDirection}>
            {line.code}
          </span>
        )}
      </div>
      {left ? (
        <span className={`${styles.price} ${styles.left}`}>
          {state === 'gone' ? words.noLongerAvailable : words.nowOnRequest}
        </span>
      ) : (
        <span className={styles.price}>{formatCents(linePrice(line))}</span>
      )}
    </li>
  )
}
