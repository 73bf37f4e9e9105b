/**
 * Makes a change of the page. What had the focus and was moved by it, which drops the focus, takes it back; where it is
 * gone, or is seen no more, `otherwise` takes it.
 */
export function withFocusHeld(change: () => void, otherwise: () => HTMLElement | null): void {
  const held = document.activeElement
  change()
  if (held === document.body || document.activeElement !== document.body) return
  const isThere = held instanceof HTMLElement && held.isConnected && held.checkVisibility()
  const next = isThere ? held : otherwise()
  next?.focus({ preventScroll: true })
}
