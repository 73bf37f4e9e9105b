import { $toasts } from '#stores/toasts.ts'

// The display arrives with the first toast.
$toasts.subscribe(async (waiting) => {
  if (waiting.length === 0) return
  const { showWaitingToasts } = await import('./show-toasts.ts')
  showWaitingToasts()
})
