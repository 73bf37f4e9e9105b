import { words } from '#domain/words.ts'
import type { Checkout } from '#stores/checkout.ts'
import styles from './Checkout.module.css'

/** Why there is no order yet, and the way on. */
export function CheckoutTrouble({ checkout }: { checkout: Checkout }) {
  return (
    <div role="alert">
      {checkout.status === 'filling' && checkout.problem !== undefined && (
        <p className="notice problem">
          <strong>{words.order.failed}</strong> {checkout.problem.sentence}{' '}
          {checkout.problem.way === 'review' && <a href="/cart">Review the cart</a>}
        </p>
      )}
      {checkout.status === 'unknown' && (
        <div className={`notice problem ${styles.unknown}`}>
          <p>
            <strong>We do not know yet whether your order was placed.</strong> {checkout.sentence} Trying again asks for
            the same order: it is never placed twice.
          </p>
          <button type="submit" className="button quiet">
            Try again
          </button>
        </div>
      )}
    </div>
  )
}
