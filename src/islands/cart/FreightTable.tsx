import { useStore } from '@nanostores/react'
import { orderableLines } from '#domain/checked-cart.ts'
import { freightOfCart } from '#domain/freight-of-cart.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $checkedCart } from '#stores/cart-check.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/freight.ts'
import styles from './FreightTable.module.css'
import { freightRows } from './freight-words.ts'

/** An estimate of how what can be ordered would travel. */
export function FreightTable() {
  const { lines, known } = useStore($checkedCart)
  const unit = useStore($shownUnit)
  const rows = freightRows(freightOfCart(orderableLines(lines), known), unit)
  return (
    <div className={styles.freight}>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{words.estimate}</p>
    </div>
  )
}
