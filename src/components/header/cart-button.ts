import { CART_PATH } from '#domain/paths.ts'
import { isPlainClick } from '#islands/plain-click.ts'
import { $cartCount } from '#stores/cart-count.ts'
import { $quickLookOpen, openQuickLook } from '#stores/quick-look.ts'
import { orSay } from '#stores/toasts.ts'
import * as words from '#words/cart-button.ts'
import * as common from '#words/common.ts'

/** More would cover the icon. */
const MOST_SHOWN = 99

const button = document.querySelector<HTMLElement>('[data-cart-button]')
const badge = document.querySelector<HTMLElement>('[data-cart-badge]')

$cartCount.subscribe((pieces) => {
  const isMany = pieces > MOST_SHOWN
  const shown = isMany ? `${MOST_SHOWN}+` : String(pieces)
  if (badge !== null) {
    badge.hidden = pieces === 0
    badge.textContent = shown
  }
  button?.setAttribute('aria-label', isMany ? words.cartWithMany(pieces, shown) : nameWith(pieces))
})

function nameWith(pieces: number): string {
  return pieces === 0 ? common.cart : words.cartWith(pieces)
}

// A plain click looks into the cart without leaving the page; with a modifier, or on the cart page, it is a link.
button?.addEventListener('click', (event) => {
  if (!isPlainClick(event) || location.pathname === CART_PATH) return
  event.preventDefault()
  openQuickLook()
})

// Where what it opens does not come, it leads on as the link that it is.
document.addEventListener('astro:hydration-error', () => {
  if ($quickLookOpen.get() && document.querySelector('dialog:modal') === null) location.assign(CART_PATH)
})

// One listener for every Add to cart button, those of cards and those that islands draw later. The cart arrives with the
// first interest in one; a click made meanwhile is kept.
const cart = () => import('#components/cart/add-from-button.ts')

for (const sign of ['pointerover', 'focusin']) {
  document.addEventListener(sign, ({ target }) => {
    if (pressedButton(target) !== null) cart().catch(() => undefined)
  })
}

// What is typed into the field of a quantity takes the place of what it came with, and Enter adds so many. The keyboard
// selects what it comes to by itself; a click that comes to the field sets its caret first.
let reached: HTMLInputElement | null = null
document.addEventListener('focusin', ({ target }) => {
  reached = quantityField(target)
})
document.addEventListener('click', ({ target }) => {
  if (target === reached) reached?.select()
  reached = null
})
document.addEventListener('keydown', ({ target, key, isComposing, repeat }) => {
  if (key !== 'Enter' || isComposing || repeat) return
  quantityField(target)?.closest('[data-buy-bar]')?.querySelector<HTMLElement>('[data-add-to-cart]')?.click()
})

document.addEventListener('click', async ({ target }) => {
  const pressed = pressedButton(target)
  if (pressed !== null) (await orSay(cart(), common.notLoaded))?.addFromButton(pressed)
})

function quantityField(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches('[data-quantity]') ? target : null
}

function pressedButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-add-to-cart]') : null
}
