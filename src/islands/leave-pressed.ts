/**
 * Called where what is pressed goes with its press: the keyboard goes on at the link of the same row, or else where the
 * dialog or the page begins. Who has gone on already stays there.
 */
export function leavePressed(pressed: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement !== pressed && activeElement !== body) return
  const place = pressed.closest('li, tr')?.querySelector('a') ?? pressed.closest<HTMLElement>('dialog, main')
  place?.focus({ preventScroll: true })
}

/** Does something after leaving what was pressed for it. */
export function leaving(act: () => void) {
  return ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    leavePressed(currentTarget)
    act()
  }
}
