import { readPastedQuantity } from '#domain/pasted-quantity.ts'
import { leastQuantity, steppedQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
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
  onChange: (delta: number) => void
  onSet: (quantity: number) => void
  /** None of it is wanted. */
  onNone: (field: HTMLElement) => void
}

/** The quantity of a line: one step less or more in what it is sold in, or typed. */
export function LineStepper({ className = '', name, quantity, terms, onChange, onSet, onNone }: Props) {
  const counted = sale.counted(terms.unit)
  const step = (way: 1 | -1) => onChange(steppedQuantity(terms, quantity, way) - quantity)
  const field = useWritten(String(quantity))

  /** What is no quantity leaves the line as it was, and says why. */
  function take(input: HTMLInputElement): void {
    const { value } = input
    if (value === String(quantity)) return
    const typed = readPastedQuantity(value)
    input.value = String(typed.status === 'stated' ? typed.quantity : quantity)
    if (typed.status === 'stated') onSet(typed.quantity)
    else if (/^\s*0+\s*$/.test(value)) onNone(input)
    else {
      const [problem, written] = typed.status === 'wrong' ? [typed.problem, typed.written] : (['missing', ''] as const)
      showToast(quantityProblem(problem, written), { kind: 'problem' })
    }
  }

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
        onBlur={({ currentTarget }) => take(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Enter') return
          take(currentTarget)
          currentTarget.select()
        }}
      />
      {counted !== '' && <span className="aside">{counted}</span>}
      <button type="button" className="plus" aria-label={words.oneMoreOf(name)} onClick={() => step(1)} />
    </div>
  )
}
