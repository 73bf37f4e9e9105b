import { type CartLine, cartLineOf } from '#domain/cart.ts'
import { writtenPrice } from '#domain/cents.ts'
import { CART_PATH } from '#domain/paths.ts'
import { leastQuantity } from '#domain/sale-quantities.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import { addOne } from '#stores/add-lines.ts'
import { $cart } from '#stores/cart.ts'
import { openQuickLook } from '#stores/quick-look.ts'
import { textOf } from '#stores/read-card.ts'
import { orSay, showToast } from '#stores/toasts.ts'
import * as words from '#words/add-to-cart.ts'
import * as common from '#words/common.ts'
import { typedQuantity } from './typed-quantity.ts'

/**
 * Puts what an Add to cart button stands for into the cart, and says so. Beside it may be one that adds to a list: it is
 * heard and its presses are kept as that of the cart are, so pages carry nothing more for it.
 */
export function addFromButton(button: HTMLElement): void {
  if (button.dataset.toList !== undefined) {
    void saveToList(button)
    return
  }
  const line = lineFrom(button)
  if (line === undefined) return
  const { name, quantity } = line
  if (!addOne(line)) {
    showToast(words.noRoom(name), { kind: 'problem' })
    return
  }
  showToast(quantity > 1 ? words.severalAdded(quantity, name) : words.added(name), {
    ...(location.pathname === CART_PATH ? {} : { action: { label: common.viewCart, run: openQuickLook } }),
  })
}

async function saveToList(button: HTMLElement): Promise<void> {
  const script = await orSay(import('./save-from-button.ts'), common.notLoaded)
  script?.saveFromButton(button)
}

function lineFrom(button: HTMLElement): CartLine | undefined {
  const { addToCart: itemId = '', price = '', sold = '', picture, name, code } = button.dataset
  const card = button.closest('article')
  const image = card?.querySelector('img')
  const field = button.closest('[data-buy-bar]')?.querySelector<HTMLInputElement>('[data-quantity]') ?? null
  const item = {
    itemId,
    code: code ?? textOf(card?.querySelector('[data-code]')),
    name: name ?? textOf(card?.querySelector('a')),
    price: writtenPrice(price),
  }
  const terms = readWrittenSaleTerms(sold)
  const more = $cart.get().some((line) => line.itemId === itemId) ? terms.step : leastQuantity(terms)
  const quantity = field === null ? more : typedQuantity(field, terms)
  if (quantity === undefined) return undefined
  return cartLineOf(item, terms, quantity, picture ?? image?.getAttribute('src') ?? '')
}
