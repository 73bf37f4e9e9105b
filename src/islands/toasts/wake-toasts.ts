import { $toasts, takeToasts } from '#stores/toasts.ts'

// The display arrives with the first toast. Where it does not come, the browser says the same in its own way.
$toasts.subscribe(async (waiting) => {
  if (waiting.length === 0) return
  try {
    const display = await import('./show-toasts.ts')
    display.showWaitingToasts()
  } catch {
    // Of several that came at once, the first failure says all.
    const unsaid = takeToasts()
    if (unsaid.length > 0) alert(unsaid.map(({ text }) => text).join('\n'))
  }
})
