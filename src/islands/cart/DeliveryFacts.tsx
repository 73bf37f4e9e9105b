import { CURRENCY } from '#currency.ts'
import { SHIPPING_INFO_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { serviceFigures } from '#service-figures.ts'
import * as common from '#words/common.ts'
import * as words from '#words/delivery-facts.ts'
import styles from './DeliveryFacts.module.css'

/** What the prices of a cart leave out, and when it comes; DeliveryFacts.astro is its twin for one item. */
export function DeliveryFacts() {
  const { standard, international } = serviceFigures.delivery
  return (
    <div className={styles.facts}>
      <p>{words.prices(CURRENCY)}</p>
      <p>
        {unbroken(words.leadTime(standard.time, international.time))}{' '}
        <a href={SHIPPING_INFO_PATH}>{common.shippingInfo}</a>
      </p>
    </div>
  )
}
