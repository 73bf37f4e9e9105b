import { useStore } from '@nanostores/react'
import { unbroken } from '#domain/unbroken.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { $checkedCart, takeSoldQuantities } from '#stores/cart-check.ts'
import * as words from '#words/sale-terms.ts'

/** Where the cart holds quantities that items are not sold in: which, and a press that makes them right. */
export function UnsoldNotice() {
  const { unsold } = useStore($checkedCart)
  if (unsold.length === 0) return null
  return (
    <div className="notice problem" role="alert">
      <p>
        {unbroken(
          words.notSoldSo(
            unsold.map(({ name, itemId, terms }) => words.ruleOf(name || itemId, words.orderRule(terms))),
          ),
        )}
      </p>
      <PassingButton className="button quiet" onClick={takeSoldQuantities}>
        {words.mendQuantities}
      </PassingButton>
    </div>
  )
}
