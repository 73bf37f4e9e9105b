import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { cartTotal } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $cart } from '#stores/cart.ts'
import { $sharedCartOffer, dismissSharedCart, readSharedCart, takeSharedCart } from '#stores/shared-cart-offer.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './SharedCartOffer.module.css'

/** A cart that came by a link, priced as of now, and the question what to do with it. */
export function SharedCartOffer() {
  const offer = useStore($sharedCartOffer)
  const present = useStore($cart)

  useEffect(() => {
    void readSharedCart()
  }, [])

  switch (offer.status) {
    case 'none':
      return null
    case 'damaged':
      return <p className={`notice problem ${styles.offer}`}>{words.linkDamaged}</p>
    case 'unknown-version':
      return (
        <div className={`notice problem ${styles.offer}`}>
          <p>{words.linkOfNewerVersion}</p>
          <button type="button" className="button quiet" onClick={() => location.reload()}>
            {words.loadAnew}
          </button>
        </div>
      )
    case 'reading':
      return <p className={`notice ${styles.offer}`}>{words.readingSharedCart}</p>
    case 'unreachable':
      return (
        <div className={`notice problem ${styles.offer}`}>
          <p>{words.sharedCartUnpriced}</p>
          <button type="button" className="button quiet" onClick={readSharedCart}>
            {common.tryAgain}
          </button>
        </div>
      )
    case 'offered':
      return (
        <section className={`notice ${styles.offer}`} aria-label={words.sharedCart}>
          <h2>{words.sharedCartCame}</h2>
          <ul>
            {offer.lines.map((line) => (
              <li key={line.itemId}>{unbroken(`${line.quantity} × ${line.name}`)}</li>
            ))}
          </ul>
          <p>
            {words.sharedCartTotal} <strong>{formatCents(cartTotal(offer.lines))}</strong>
            {offer.missing > 0 && words.sharedCartLacks(offer.missing)}
          </p>
          <div className={`button-row ${styles.ways}`}>
            <button type="button" className="button" onClick={() => takeSharedCart('replace')}>
              {present.length === 0 ? words.takeSharedCart : words.replaceCart}
            </button>
            {present.length > 0 && (
              <button type="button" className="button quiet" onClick={() => takeSharedCart('add')}>
                {words.addSharedCart}
              </button>
            )}
            <button type="button" className="button quiet" onClick={dismissSharedCart}>
              {words.noThankYou}
            </button>
          </div>
        </section>
      )
  }
}
