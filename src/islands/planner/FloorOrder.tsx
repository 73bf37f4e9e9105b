import { useStore } from '@nanostores/react'
import { formatPrice } from '#domain/cents.ts'
import { CART_PATH, contactPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf, beyondSentence, percentOf } from '#islands/floor-count/figures-line.ts'
import { tooManySentences } from '#islands/floor-count/too-many-sentences.ts'
import { shownArea } from '#islands/units/shown-area.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import { $planAwaited } from '#stores/awaited-plan.ts'
import { $pieces } from '#stores/cart.ts'
import { floorLines, wholeOrder } from '#stores/floor-order.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import * as sale from '#words/sale-terms.ts'
import { OpenEdge } from './OpenEdge.tsx'
import { orderFloor } from './order-floor.ts'
import styles from './PlanSide.module.css'
import { partLabel } from './part-label.ts'
import { stripsText } from './strips-text.ts'
import type { ShownPlan } from './use-plan-state.ts'

/** What the chosen plan comes to, and the way into the cart. */
export function FloorOrder(shown: ShownPlan) {
  const { room, mat, alternative } = shown
  const awaited = useStore($planAwaited)
  const unit = useStore($shownUnit)
  const inCart = useStore($pieces)
  const { figures, ramps } = alternative
  const lines = floorLines(mat, alternative)
  const { price, grams } = wholeOrder(lines)
  const [{ quantity } = { quantity: 0 }] = lines
  const facts = [
    [words.floor, shownArea(figures.floorMm2, unit)],
    ...lines.map((line) => [partLabel(line.part, unit), amountOf(line.item, line.quantity)] as const),
    ...(figures.fromOffcuts > 0 ? [[words.reused, String(figures.fromOffcuts)]] : []),
    [words.wasted, percentOf(figures.waste)],
    [common.price, formatPrice(price, common.priceOnRequest)],
    ...(grams === undefined ? [] : [[words.weight, shownWeight(grams, unit)]]),
  ] as const

  return (
    <section className={styles.order} aria-label={common.summary}>
      {lines.map(({ item }) => (
        <p key={item.itemId}>
          <strong>{unbroken(item.name)}</strong> <span className="aside figures">{item.code}</span>
        </p>
      ))}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{unbroken(value ?? '')}</dd>
          </div>
        ))}
      </dl>
      {lines.map((line) => {
        const beyond = beyondSentence(line.item, line)
        return (
          beyond !== '' && (
            <p key={line.item.itemId} className="aside">
              {unbroken(beyond)}
            </p>
          )
        )
      })}
      {tooManySentences(lines).map((sentence) => (
        <p key={sentence} className="notice problem">
          {unbroken(sentence)}
        </p>
      ))}
      {ramps !== undefined && <OpenEdge room={room} mat={alternative.plan.mat} ramps={ramps} />}
      {figures.rollMm > 0 && (
        <p className="aside">
          {stripsText(mat, alternative, unit).note === '' ? words.stripsWithoutNote : words.stripsNote}
        </p>
      )}
      <p className="button-row">
        {price === 'on-request' ? (
          <a className="button" href={contactPath({ ...mat, quantity })}>
            {common.askForAPrice}
          </a>
        ) : (
          <button type="button" className="button" aria-busy={awaited} onClick={() => orderFloor(shown, unit)}>
            {unbroken(words.addToCart(sale.amount(quantity, mat.terms.unit), lines.length > 1))}
          </button>
        )}
        {inCart > 0 && (
          <a className="button quiet" href={CART_PATH}>
            {common.viewCart}
          </a>
        )}
      </p>
    </section>
  )
}
