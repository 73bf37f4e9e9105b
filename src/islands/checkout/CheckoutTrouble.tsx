import { type Checkout, isWithoutOrder } from '#domain/checkout-state.ts'
import { CART_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { askAboutOrder } from '#stores/checkout.ts'
import * as words from '#words/checkout.ts'
import * as common from '#words/common.ts'
import styles from './Checkout.module.css'
import { problemWords } from './problem-words.ts'

/** Why there is no order yet, and the way on. */
export function CheckoutTrouble({ checkout }: { checkout: Checkout }) {
  const problem = checkout.status === 'filling' ? checkout.problem : undefined
  const said = problem && problemWords(problem)
  return (
    <div role="alert">
      {said !== undefined && (
        <p className="notice problem">
          {problem !== undefined && isWithoutOrder(problem) && <strong>{words.failed} </strong>}
          {unbroken(said.sentence)} {said.review && <a href={CART_PATH}>{words.reviewCart}</a>}
        </p>
      )}
      {checkout.status === 'no-answer' && (
        <div className={`notice problem ${styles.unknown}`}>
          <p>
            <strong>{words.notKnownYet}</strong> {checkout.sentence} {words.tryingAgainIsSafe}
          </p>
          <PassingButton className="button quiet" onClick={askAboutOrder}>
            {common.tryAgain}
          </PassingButton>
        </div>
      )}
    </div>
  )
}
