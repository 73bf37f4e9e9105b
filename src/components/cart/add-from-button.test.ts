import { afterEach, expect, test, vi } from 'vitest'
import { unbroken } from '#domain/unbroken.ts'
import { $cart, clearCart } from '#stores/cart.ts'
import { takeToasts } from '#stores/toasts.ts'
import { addFromButton } from './add-from-button.ts'

afterEach(() => {
  clearCart()
  vi.unstubAllGlobals()
})

/** The button of a card that says these words. */
function buttonOf(words: Readonly<Record<string, string>>): HTMLElement {
  const card = { querySelector: (part: string) => (part in words ? { textContent: words[part] } : null) }
  const button = {
    dataset: { addToCart: 'a', price: '8950' },
    closest: (part: string) => (part === 'article' ? card : null),
  }
  // Of an element no more is asked.
  return Object(button)
}

test('what is added from a card has the plain words of the item, without what only holds its lines together', () => {
  vi.stubGlobal('location', { pathname: '/store' })
  const name = 'Mat, 10–12 mm, 600 × 600 mm'
  expect(unbroken(name)).toContain('\u2060')
  addFromButton(buttonOf({ a: ` ${unbroken(name)} `, '[data-code]': ' C-1 ' }))
  expect($cart.get()).toMatchObject([{ itemId: 'a', name, code: 'C-1', price: 8_950 }])
  expect(takeToasts()).toMatchObject([{ text: `${name} added to your cart` }])
})
