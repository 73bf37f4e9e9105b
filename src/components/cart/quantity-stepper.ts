import { leastQuantity, soldQuantity, steppedQuantity } from '#domain/sale-quantities.ts'
import { orSay } from '#stores/toasts.ts'
import * as common from '#words/common.ts'

/** At most 9,999. */
const PLAIN = /^[1-9]\d{0,3}$/

// The quantity beside Add to cart keeps to what the item is sold in: minus stops at the least, and what is typed becomes
// the next quantity that can be ordered when the field is left. What is no plain number is read, or refused, when a
// button is pressed.
for (const bar of document.querySelectorAll<HTMLElement>('[data-buy-bar]')) {
  const input = bar.querySelector<HTMLInputElement>('[data-quantity]')
  const less = bar.querySelector<HTMLButtonElement>('[data-step="-1"]')
  if (input === null || less === null) continue
  const terms = { minimum: Number(bar.dataset.least ?? 1), step: Number(bar.dataset.multiple ?? 1) }
  const unit = bar.querySelector<HTMLElement>('[data-counted]')
  const said = bar.querySelector('output')
  const show = (quantity: number) => {
    input.value = String(quantity)
    if (unit !== null) unit.textContent = (quantity === 1 ? unit.dataset.countedOne : unit.dataset.counted) ?? ''
    // Whoever steps down to the least by keyboard stays where they are.
    less.setAttribute('aria-disabled', String(quantity <= leastQuantity(terms)))
  }
  const showPlain = () => PLAIN.test(input.value) && show(soldQuantity(terms, Number(input.value)))
  const typed = async () => (await orSay(import('./typed-quantity.ts'), common.notLoaded))?.typedQuantity(input, terms)
  showPlain()
  input.addEventListener('change', showPlain)
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const way = button.dataset.step === '-1' ? -1 : 1
    button.addEventListener('click', async () => {
      const quantity = PLAIN.test(input.value) ? Number(input.value) : await typed()
      if (quantity === undefined) return
      show(steppedQuantity(terms, quantity, way))
      if (said !== null) said.value = `${input.value} ${unit?.textContent ?? ''}`
    })
  }
}
