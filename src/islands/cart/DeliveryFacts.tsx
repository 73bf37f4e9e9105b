import { useStore } from '@nanostores/react'
import { CURRENCY } from '#currency.ts'
import { SHIPPING_INFO_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { serviceFigures } from '#service-figures.ts'
import { $checkedCart } from '#stores/cart-check.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/delivery-facts.ts'
import styles from './DeliveryFacts.module.css'
import { FreightFold } from './FreightFold.tsx'
import { weightWords } from './weight-words.ts'

/** What a cart weighs, what its prices leave out, and when it comes; DeliveryFacts.astro is its twin for one item. */
export function DeliveryFacts() {
  const { weight, known } = useStore($checkedCart)
  const unit = useStore($shownUnit)
  const { standard, international } = serviceFigures.delivery
  return (
    <div className={styles.facts}>
      {weightWords(weight, unit).map((sentence) => (
        <p key={sentence}>{unbroken(sentence)}</p>
      ))}
      {weight !== undefined && <FreightFold known={known} unit={unit} />}
      <p>{words.prices(CURRENCY)}</p>
      <p>
        {unbroken(words.leadTime(standard.time, international.time))}{' '}
        <a href={SHIPPING_INFO_PATH}>{common.shippingInfo}</a>
      </p>
    </div>
  )
}
