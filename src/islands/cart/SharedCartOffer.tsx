import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { cartTotal } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $cart } from '#stores/cart.ts'
import { $sharedCartOffer, dismissSharedCart, readSharedCart, takeSharedCart } from '#stores/shared-cart-offer.ts'
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
      return <p className={`notice problem ${styles.offer}`}>The link to this cart is damaged. Ask for it again.</p>
    case 'unknown-version':
      return (
        <div className={`notice problem ${styles.offer}`}>
          <p>The link to this cart was made by a newer version of the shop than this page.</p>
          <button type="button" className="button quiet" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </div>
      )
    case 'reading':
      return <p className={`notice ${styles.offer}`}>Reading the cart of your link…</p>
    case 'unreachable':
      return (
        <div className={`notice problem ${styles.offer}`}>
          <p>The store cannot be reached, so the cart of your link cannot be priced right now.</p>
          <button type="button" className="button quiet" onClick={readSharedCart}>
            Try again
          </button>
        </div>
      )
    case 'offered':
      return (
        <section className={`notice ${styles.offer}`} aria-label="Shared cart">
          <h2>A cart came with your link</h2>
          <ul>
            {offer.lines.map((line) => (
              <li key={line.itemId}>{unbroken(`${line.quantity} × ${line.name}`)}</li>
            ))}
          </ul>
          <p>
            Total at today's prices: <strong>{formatCents(cartTotal(offer.lines))}</strong>
            {offer.missing > 0 && `. ${offer.missing} of its items can no longer be bought and are left out.`}
          </p>
          <div className={`button-row ${styles.ways}`}>
            <button type="button" className="button" onClick={() => takeSharedCart('replace')}>
              {present.length === 0 ? 'Use this cart' : 'Replace my cart'}
            </button>
            {present.length > 0 && (
              <button type="button" className="button quiet" onClick={() => takeSharedCart('add')}>
                Add to my cart
              </button>
            )}
            <button type="button" className="button quiet" onClick={dismissSharedCart}>
              No, thank you
            </button>
          </div>
        </section>
      )
  }
}
