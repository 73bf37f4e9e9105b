import type { MouseEvent } from 'react'
import { isSold, soldQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { leavePressed } from '#islands/leave-pressed.ts'
import * as sale from '#words/sale-terms.ts'
import styles from './CartLineRow.module.css'

interface Props {
  terms: SaleTerms
  quantity: number
  onSet: (quantity: number) => void
}

/** Beside a quantity that is not sold: which ones are, and a press that makes it so. */
export function UnsoldNote({ terms, quantity, onSet }: Props) {
  if (isSold(terms, quantity)) return null
  const sold = soldQuantity(terms, quantity)

  function setSold({ currentTarget }: MouseEvent<HTMLElement>) {
    leavePressed(currentTarget)
    onSet(sold)
  }

  return (
    <p className={styles.unsold}>
      {unbroken(sale.orderRule(terms))}{' '}
      <button type="button" className="text-button" onClick={setSold}>
        {unbroken(sale.makeIt(sale.amount(sold, terms.unit)))}
      </button>
    </p>
  )
}
