import { $toasts, takeToasts } from '#stores/toasts.ts'

// The display arrives with the first toast.
$toasts.subscribe(async (waiting) => {
  if (waiting.length === 0) return
  try {
    const { showWaitingToasts } = await import('./show-toasts.ts')
    showWaitingToasts()
  } catch {
    sayPlainly(
      takeToasts()
        .map(({ text }) => text)
        .join(' '),
    )
  }
})

/** Where the display does not come, browsers have a plain one of their own: a press beside it puts it away. */
function sayPlainly(text: string): void {
  const note = document.createElement('p')
  note.popover = 'auto'
  note.className = 'notice'
  note.style.margin = 'auto'
  note.role = 'alert'
  document.body.append(note)
  note.showPopover()
  note.textContent = text
}
