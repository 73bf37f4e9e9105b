import { leastQuantity, soldQuantity, steppedQuantity } from '#domain/sale-quantities.ts'

// The quantity beside Add to cart keeps to what the item is sold in: minus stops at the least, and what is typed becomes
// the next quantity that can be ordered when the field is left.
for (const bar of document.querySelectorAll<HTMLElement>('[data-buy-bar]')) {
  const input = bar.querySelector<HTMLInputElement>('[data-quantity]')
  const less = bar.querySelector<HTMLButtonElement>('[data-step="-1"]')
  if (input === null || less === null) continue
  const terms = { minimum: Number(bar.dataset.least ?? 1), step: Number(bar.dataset.multiple ?? 1) }
  const show = (quantity: number) => {
    input.value = String(quantity)
    // Whoever steps down to the least by keyboard stays where they are.
    less.setAttribute('aria-disabled', String(quantity <= leastQuantity(terms)))
  }
  const typed = () => soldQuantity(terms, Number(input.value))
  show(typed())
  input.addEventListener('change', () => show(typed()))
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const way = button.dataset.step === '-1' ? -1 : 1
    button.addEventListener('click', () => show(steppedQuantity(terms, typed(), way)))
  }
}
