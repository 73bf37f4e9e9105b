/** What is pressed goes with its line: the keyboard goes on at the line that takes its place, or where the lines stood. */
export function leaveRow(pressed: HTMLElement): void {
  const row = pressed.closest('li')
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a')
  const place = next ?? pressed.closest<HTMLElement>('dialog, main')
  place?.focus({ preventScroll: next === undefined })
}
