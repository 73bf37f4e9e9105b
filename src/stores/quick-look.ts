import { atom } from 'nanostores'

/** Whether the quick look into the cart is open. */
export const $quickLookOpen = atom(false)

/** Opens the quick look, and wakes the island that draws it when it sleeps. */
export function openQuickLook(): void {
  $quickLookOpen.set(true)
  document.querySelector('[data-intent="cart"]')?.dispatchEvent(new Event('focusin'))
}

export function closeQuickLook(): void {
  $quickLookOpen.set(false)
}
