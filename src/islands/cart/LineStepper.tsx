import { useState } from 'react'
import { readTypedQuantity } from '#domain/pasted-quantity.ts'
import { leastQuantity, steppedQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { useTakenOnLeaving } from '#islands/form/use-taken-on-leaving.ts'
import { useWritten } from '#islands/form/use-written.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/cart.ts'
import { quantityProblem } from '#words/quick-order.ts'
import * as sale from '#words/sale-terms.ts'

interface Props {
  className: string | undefined
  name: string
  quantity: number
  terms: SaleTerms
  /** What so many come to, in words. */
  price: string
  onChange: (delta: number) => void
  onSet: (quantity: number) => void
  /** None of it is wanted. With what the focus goes to, where it leaves the field with that. */
  onNone: (field: HTMLElement, goingTo?: EventTarget | null) => void
}

/** The quantity of a line: one step less or more in what it is sold in, or typed. */
export function LineStepper({ className = '', name, quantity, terms, price, onChange, onSet, onNone }: Props) {
  const counted = sale.counted(terms.unit)
  const [isStepped, setStepped] = useState(false)
  const step = (way: 1 | -1) => {
    setStepped(true)
    onChange(steppedQuantity(terms, quantity, way) - quantity)
  }
  const field = useWritten(String(quantity))

  /** What is no quantity leaves the line as it was, and says why. */
  function take(input: HTMLInputElement, goingTo?: EventTarget | null): void {
    const { value } = input
    if (value === String(quantity)) return
    const typed = readTypedQuantity(value)
    input.value = String(typed.status === 'stated' ? typed.quantity : quantity)
    if (typed.status === 'stated') onSet(typed.quantity)
    else if (/^\s*0+\s*$/.test(value)) onNone(input, goingTo)
    else showToast(quantityProblem(typed.problem, typed.written), { kind: 'problem' })
  }

  useTakenOnLeaving(() => field.current !== null && take(field.current))

  return (
    <div className={`stepper ${className}`}>
      <button
        type="button"
        className="minus"
        aria-label={words.oneLessOf(name)}
        aria-disabled={quantity <= leastQuantity(terms)}
        onClick={() => step(-1)}
      />
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-quantity
        aria-label={sale.quantityIn(words.quantityOf(name), counted)}
        defaultValue={quantity}
        onBlur={({ currentTarget, relatedTarget }) => take(currentTarget, relatedTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return
          take(currentTarget)
          if (document.activeElement === currentTarget) currentTarget.select()
        }}
      />
      {counted !== '' && <span className="aside">{sale.counted(terms.unit, quantity)}</span>}
      <button type="button" className="plus" aria-label={words.oneMoreOf(name)} onClick={() => step(1)} />
      {/* Says the new quantity to people who do not see it. */}
      <span className="visually-hidden" role="status">
        {isStepped && `${sale.amount(quantity, terms.unit)}, ${price}`}
      </span>
    </div>
  )
}
