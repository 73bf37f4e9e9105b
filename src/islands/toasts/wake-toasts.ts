import { $toasts } from '#stores/toasts.ts'

// The display arrives with the first toast. Where it does not come, the browser says the same in its own way.
$toasts.subscribe(async (waiting) => {
  if (waiting.length === 0) return
  try {
    const display = await import('./show-toasts.ts')
    display.showWaitingToasts()
  } catch {
    $toasts.set([])
    alert(waiting.map(({ text }) => text).join('\n'))
  }
})
