import { useStore } from '@nanostores/react'
import { cartLineOf } from '#domain/cart.ts'
import { formatPrice } from '#domain/cents.ts'
import { CART_PATH, contactPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { amountOf, beyondSentence, percentOf } from '#islands/floor-count/figures-line.ts'
import { shownWeight } from '#islands/units/shown-weight.ts'
import type { Alternative } from '#planner/alternatives.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { addLines } from '#stores/add-lines.ts'
import { $cart, $pieces } from '#stores/cart.ts'
import { type FloorMat, orderOf } from '#stores/floor-mat.ts'
import { keepPlan } from '#stores/plans-in-cart.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import { language } from '#words/language.ts'
import * as words from '#words/planner.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './PlanSide.module.css'

interface Props {
  room: PlannedRoom
  mat: FloorMat
  alternative: Alternative
}

/** What the chosen plan comes to, and the way into the cart. */
export function FloorOrder({ room, mat, alternative: { figures } }: Props) {
  const unit = useStore($shownUnit)
  const inCart = useStore($pieces)
  const order = orderOf(mat, figures)
  const beyond = beyondSentence(mat, order)
  const facts = [
    [words.floor, words.squareMetres((figures.floorMm2 / 1e6).toLocaleString(language, { maximumFractionDigits: 2 }))],
    [words.toOrder, amountOf(mat, order.quantity)],
    ...(figures.fromOffcuts > 0 ? [[words.reused, String(figures.fromOffcuts)]] : []),
    [words.wasted, percentOf(figures.waste)],
    [common.price, formatPrice(order.price, common.priceOnRequest)],
    ...(order.grams === undefined ? [] : [[words.weight, shownWeight(order.grams, unit)]]),
  ] as const

  function add() {
    const { itemId, code, name, price, terms, picture } = mat
    const line = cartLineOf({ itemId, code, name, price }, terms, order.quantity, picture)
    const added = line && addLines([line])
    if (added === undefined || added.added.length === 0) {
      showToast(words.notAdded, { kind: 'problem' })
      return
    }
    const forget = keepPlan($cart.get(), { room, mat: mat.mat, quantity: order.quantity })
    const undo = () => {
      added.undo()
      forget()
    }
    showToast(words.added(amountOf(mat, order.quantity), name), { action: { label: common.undo, run: undo } })
  }

  return (
    <section className={styles.order} aria-label={common.summary}>
      <p>
        <strong>{unbroken(mat.name)}</strong> <span className="aside figures">{mat.code}</span>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{unbroken(value ?? '')}</dd>
          </div>
        ))}
      </dl>
      {beyond !== '' && <p className="aside">{unbroken(beyond)}</p>}
      {figures.rollMm > 0 && <p className="aside">{words.stripsNote}</p>}
      <p className="button-row">
        {mat.price === 'on-request' ? (
          <a className="button" href={contactPath({ ...mat, quantity: order.quantity })}>
            {common.askForAPrice}
          </a>
        ) : (
          <button type="button" className="button" onClick={add}>
            {unbroken(words.addToCart(sale.amount(order.quantity, mat.terms.unit)))}
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
