import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { formatPrice } from '#domain/cents.ts'
import { contactPath } from '#domain/paths.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf } from '#islands/floor-count/figures-line.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $planAwaited } from '#stores/awaited-plan.ts'
import { floorLines, wholeOrder } from '#stores/floor-order.ts'
import { $plans } from '#stores/planner-plans.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import styles from './AnswerLine.module.css'
import { orderFloor } from './order-floor.ts'
import { type ShownPlan, usePlanState } from './use-plan-state.ts'

/**
 * What the floor takes, in one line that stays in sight while walls are typed. As tall whatever it says. It is told to
 * who does not see it once the search is over; the summary below has all of it and is not told.
 */
export function AnswerLine({ room }: { room: PlannedRoom }) {
  const { shown, isWaiting } = usePlanState(room)
  const { searching } = useStore($plans)
  const awaited = useStore($planAwaited)
  const unit = useStore($shownUnit)
  const id = useId()
  const answer = shown && answerOf(shown, unit)
  return (
    <div className={styles.line}>
      <p id={id} role="status" aria-busy={searching} className={styles.answer} data-old={shown?.outdated || undefined}>
        {room.itemId === '' && words.noMatYet}
        {room.itemId !== '' && answer === undefined && !isWaiting && words.notLaid}
        {answer !== undefined && <strong className="figures">{unbroken(answer.text)}</strong>}
      </p>
      {isWaiting && answer === undefined && <span className={`skeleton ${styles.waiting}`} aria-hidden="true" />}
      {answer?.isOnRequest === true && (
        <a className={`button ${styles.button}`} href={contactPath({ ...answer.mat, quantity: answer.quantity })}>
          {common.askForAPrice}
        </a>
      )}
      {shown !== undefined && answer?.isOnRequest === false && (
        <button
          type="button"
          className={`button ${styles.button}`}
          aria-describedby={id}
          aria-busy={awaited}
          onClick={() => orderFloor(shown, unit)}
        >
          {common.addToCart}
        </button>
      )}
    </div>
  )
}

/** `6 pieces · $567.00 · 252 kg`: of the same lines as the summary. */
function answerOf({ mat, alternative }: ShownPlan, unit: ShownUnit) {
  const lines = floorLines(mat, alternative)
  const { price, grams } = wholeOrder(lines)
  const [{ quantity } = { quantity: 0 }] = lines
  const amount = amountOf(mat, quantity)
  return {
    ...{ mat, quantity, isOnRequest: price === 'on-request' },
    text: words.join([
      lines.length > 1 ? words.andEdges(amount) : amount,
      formatPrice(price, common.priceOnRequest),
      ...(grams === undefined ? [] : [shownWeight(grams, unit)]),
    ]),
  }
}
