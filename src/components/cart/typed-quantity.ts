import { readTypedQuantity } from '#domain/pasted-quantity.ts'
import { soldQuantity } from '#domain/sale-quantities.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { showToast } from '#stores/toasts.ts'
import { quantityProblem } from '#words/quick-order.ts'

/** What is typed into the field of a quantity, as it is sold; what is none is said, and undefined. */
export function typedQuantity(
  { value }: Pick<HTMLInputElement, 'value'>,
  terms: Pick<SaleTerms, 'minimum' | 'step'>,
): number | undefined {
  const read = readTypedQuantity(value)
  if (read.status === 'stated') return soldQuantity(terms, read.quantity)
  showToast(quantityProblem(read.problem, read.written), { kind: 'problem' })
  return undefined
}
