// The menu of lists arrives with the first interest in the button; a click made meanwhile is kept.
const menu = () => import('#components/cart/save-from-button.ts')

for (const button of document.querySelectorAll<HTMLElement>('[data-save-to-list]')) {
  for (const sign of ['pointerenter', 'focus']) button.addEventListener(sign, menu, { once: true })
  button.addEventListener('click', async () => {
    const { saveFromButton } = await menu()
    saveFromButton(button)
  })
}
