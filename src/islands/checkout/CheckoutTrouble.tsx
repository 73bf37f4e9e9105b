import type { Checkout } from '#domain/checkout-state.ts'
import { CART_PATH } from '#domain/paths.ts'
import { words } from '#domain/words.ts'
import styles from './Checkout.module.css'
import { problemWords } from './checkout-words.ts'

/** Why there is no order yet, and the way on. */
export function CheckoutTrouble({ checkout }: { checkout: Checkout }) {
  const problem = checkout.status === 'filling' ? checkout.problem : undefined
  const said = problem && problemWords(problem)
  return (
    <div role="alert">
      {said !== undefined && (
        <p className="notice problem">
          {problem?.kind !== 'left' && <strong>{words.order.failed} </strong>}
          {said.sentence} {said.review && <a href={CART_PATH}>Review the cart</a>}
        </p>
      )}
      {checkout.status === 'no-answer' && (
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
