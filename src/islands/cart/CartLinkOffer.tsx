import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { cartTotal } from '#domain/cart.ts'
import { formatCents } from '#domain/cents.ts'
import { unbroken } from '#domain/unbroken.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $cart } from '#stores/cart.ts'
import {
  $cartLinkOffer,
  dismissCartLink,
  followCartLinks,
  type CartLinkOffer as Link,
  readCartLink,
  takeCartLink,
} from '#stores/cart-link-offer.ts'
import * as words from '#words/cart.ts'
import * as common from '#words/common.ts'
import styles from './CartLinkOffer.module.css'

/** A cart that came by a link, priced as of now, and the question what to do with it. */
export function CartLinkOffer() {
  const offer = useStore($cartLinkOffer)
  const isOffered = offer.status === 'offered'

  useEffect(followCartLinks, [])

  return (
    <>
      <div role="status" className={isOffered ? 'visually-hidden' : undefined}>
        {isOffered ? words.cartLinkCame : <State status={offer.status} />}
      </div>
      {isOffered && <Offered offer={offer} />}
    </>
  )
}

type Offer = Extract<Link, { status: 'offered' }>

function State({ status }: { status: Exclude<Link, Offer>['status'] }) {
  switch (status) {
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
      return <p className={`notice ${styles.offer}`}>{words.readingCartLink}</p>
    case 'unreachable':
      return (
        <div className={`notice problem ${styles.offer}`}>
          <p>{words.cartLinkUnpriced}</p>
          <PassingButton className="button quiet" onClick={readCartLink}>
            {common.tryAgain}
          </PassingButton>
        </div>
      )
  }
}

function Offered({ offer }: { offer: Offer }) {
  const present = useStore($cart)
  return (
    <section className={`notice ${styles.offer}`} aria-label={words.cartLink}>
      <h2>{words.cartLinkCame}</h2>
      <ul>
        {offer.lines.map((line) => (
          <li key={line.itemId}>
            <bdi>{unbroken(`${line.quantity} × ${line.name}`)}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {words.cartLinkTotal} <strong>{formatCents(cartTotal(offer.lines))}</strong>
        {offer.missing > 0 && words.cartLinkLacks(offer.missing)}
      </p>
      <div className={`button-row ${styles.ways}`}>
        <PassingButton className="button" onClick={() => takeCartLink('replace')}>
          {present.length === 0 ? words.takeCartLink : words.replaceCart}
        </PassingButton>
        {present.length > 0 && (
          <PassingButton className="button quiet" onClick={() => takeCartLink('add')}>
            {words.addCartLink}
          </PassingButton>
        )}
        <PassingButton className="button quiet" onClick={dismissCartLink}>
          {words.noThankYou}
        </PassingButton>
      </div>
    </section>
  )
}
