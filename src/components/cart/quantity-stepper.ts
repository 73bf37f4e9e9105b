import { LEAST_QUANTITY, validQuantity } from '#domain/cart.ts'

// The quantity beside Add to cart: minus stops at one, and what is typed becomes a whole number when the field is left.
for (const bar of document.querySelectorAll('[data-buy-bar]')) {
  const input = bar.querySelector<HTMLInputElement>('[data-quantity]')
  const less = bar.querySelector<HTMLButtonElement>('[data-step="-1"]')
  if (input === null || less === null) continue
  const show = (quantity: number) => {
    input.value = String(validQuantity(quantity))
    less.disabled = validQuantity(quantity) <= LEAST_QUANTITY
  }
  show(Number(input.value))
  input.addEventListener('change', () => show(Number(input.value)))
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    button.addEventListener('click', () => show(Number(input.value) + Number(button.dataset.step)))
  }
}
