/**
 * Called where what is pressed goes with its press: the keyboard goes on at the link of the same row, or else where the
 * dialog or the page begins. Who has gone on already stays there.
 */
export function leavePressed(pressed: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement === pressed || activeElement === body) goOnAt(pressed.closest('li, tr'), pressed)
}

/**
 * What is pressed goes with its line: the keyboard goes on at the line that takes its place, or where the lines stood. If
 * the focus is elsewhere already, or about to be (`now`), it stays.
 */
export function leaveRow(pressed: HTMLElement, now: EventTarget | null = document.activeElement): void {
  const row = pressed.closest('li')
  if (now instanceof Node && now !== document.body && row?.contains(now) === false) return
  goOnAt(row?.nextElementSibling ?? row?.previousElementSibling, pressed)
}

/** The focus goes to the link of a row, or else to the part of the page that `from` is in; only for a link it scrolls. */
export function goOnAt(row: Element | null | undefined, from: Element): void {
  const link = row?.querySelector('a') ?? undefined
  const place = link ?? from.closest<HTMLElement>('dialog, main')
  place?.focus({ preventScroll: link === undefined })
}
