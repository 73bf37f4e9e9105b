import { writtenPrice } from '#domain/cents.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { askForList } from '#islands/lists/save-dialog.ts'
import { typedQuantity } from './typed-quantity.ts'

/** Asks which list the product goes to that a Save to a list button stands for, in the quantity beside it. */
export function saveFromButton(button: HTMLElement): void {
  const { toList: itemId = '', code = '', name = '', price = '', picture = '', sold = '' } = button.dataset
  const terms = readWrittenSaleTerms(sold)
  const field = document.querySelector<HTMLInputElement>('[data-buy-bar] [data-quantity]')
  const quantity = field === null ? leastQuantity(terms) : typedQuantity(field, terms)
  if (quantity === undefined) return
  askForList({ itemId, code, name, picture, price: writtenPrice(price), quantity, terms, note: '' })
}
