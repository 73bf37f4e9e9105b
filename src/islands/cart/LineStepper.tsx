import { leastQuantity, steppedQuantity, validQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import * as words from '#words/cart.ts'
import * as sale from '#words/sale-terms.ts'

interface Props {
  className: string | undefined
  name: string
  quantity: number
  terms: SaleTerms
  onChange: (delta: number) => void
  onSet: (quantity: number) => void
}

/** The quantity of a line: one step less or more in what it is sold in, or typed. */
export function LineStepper({ className = '', name, quantity, terms, onChange, onSet }: Props) {
  const counted = sale.counted(terms.unit)
  const step = (way: 1 | -1) => onChange(steppedQuantity(terms, quantity, way) - quantity)
  return (
    <div className={`stepper ${className}`}>
      <button
        type="button"
        className="minus"
        aria-label={words.oneLessOf(name)}
        disabled={quantity <= leastQuantity(terms)}
        onClick={() => step(-1)}
      />
      <input
        key={quantity}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={sale.quantityIn(words.quantityOf(name), counted)}
        defaultValue={quantity}
        onBlur={(event) => onSet(typedIn(event.currentTarget, quantity))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {counted !== '' && <span className="aside">{counted}</span>}
      <button type="button" className="plus" aria-label={words.oneMoreOf(name)} onClick={() => step(1)} />
    </div>
  )
}

/** What is no number leaves the quantity as it was, and the field says so. */
function typedIn(input: HTMLInputElement, present: number): number {
  const typed = /^\s*\d+\s*$/.test(input.value) ? validQuantity(Number(input.value)) : present
  input.value = String(typed)
  return typed
}
